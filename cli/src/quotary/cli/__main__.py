"""`python -m quotary.cli`: the `quotary` command."""

from quotary.cli.main import main

if __name__ == "__main__":
    main()
