# Every image of Quotary, one distribution each with quotary-core and quotary-log:
#
#   docker build --build-arg SERVICE=gate --tag quotary-gate .
#
# SERVICE is ingest, extractor, gate, router or api; or cli, which holds the `quotary` command with
# all five and is what sets up the broker. The image runs as user 10001, writes nowhere but to /tmp
# (and, without QUOTARY_DATABASE_URL, the api to /data), and takes every setting from its environment.

FROM python:3.13-slim AS base
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1


FROM base AS locked
RUN pip install --no-cache-dir --root-user-action=ignore 'uv>=0.13,<0.14'
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_NO_CACHE=1 UV_PYTHON_DOWNLOADS=never \
    UV_PROJECT_ENVIRONMENT=/opt/quotary
WORKDIR /src
COPY pyproject.toml ./
COPY shared/core/pyproject.toml shared/core/
COPY shared/log/pyproject.toml shared/log/
COPY services/ingest/pyproject.toml services/ingest/
COPY services/extractor/pyproject.toml services/extractor/
COPY services/gate/pyproject.toml services/gate/
COPY services/router/pyproject.toml services/router/
COPY services/api/pyproject.toml services/api/
COPY cli/pyproject.toml cli/
# One resolution for all images: whichever is built, they hold the same versions.
RUN uv lock


FROM locked AS built
ARG SERVICE
RUN test -n "$SERVICE" || { echo 'name the image: --build-arg SERVICE=gate'; exit 1; }
RUN uv sync --locked --no-dev --no-install-workspace --package "quotary-$SERVICE"
COPY shared shared
COPY services services
COPY cli cli
RUN uv sync --locked --no-dev --no-editable --package "quotary-$SERVICE"


FROM base
ARG SERVICE
COPY --from=built /opt/quotary /opt/quotary
# The folders that volumes are mounted on: a new volume takes its owner from here.
RUN install -d -o 10001 -g 10001 /data /broker
ENV PATH=/opt/quotary/bin:$PATH HOME=/tmp QUOTARY_DATA=/data SERVICE=$SERVICE
WORKDIR /
USER 10001:10001
ENTRYPOINT ["sh", "-c", "exec python -m \"quotary.$SERVICE\" \"$@\"", "quotary"]
