"""`python -m quotary.router`: run the service until told to stop."""

from quotary.log.service import run
from quotary.router.app import make_app

if __name__ == "__main__":
    run(make_app)
