"""PDF by PDFium."""
