"""`python -m quotary.api`: run the service until told to stop."""

from quotary.api.app import make_app
from quotary.log.service import run

if __name__ == "__main__":
    run(make_app)
