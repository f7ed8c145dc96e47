"""Pages of a PDF as pictures, and where on them a quote stands."""

from quotary.api.pages.places import PageRange, ranges_of
from quotary.api.pages.rectangles import Rectangle
from quotary.api.pages.worker import PageUnavailable, PageWorker

__all__ = ["PageRange", "PageUnavailable", "PageWorker", "Rectangle", "ranges_of"]
