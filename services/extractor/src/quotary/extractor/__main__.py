"""`python -m quotary.extractor`: run the service until told to stop."""

from quotary.log.starting import start

if __name__ == "__main__":
    start("quotary.extractor.app")
