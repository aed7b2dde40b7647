# The shop as an image: built with everything, run with what it needs, as nobody special, on a root that is never written.
#   docker build -t ilaneer .
# Any image with Node 24 on glibc does, such as a mirror of this one.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /shop
# First what is installed, so that a change of the sources does not install it again.
COPY package.json package-lock.json ./
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY e2e/package.json e2e/
COPY lab/package.json lab/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/testing/package.json packages/testing/
COPY packages/ui/package.json packages/ui/

# What the shop runs with: no vite, no browsers, no compilers.
FROM manifests AS libraries
RUN npm ci --omit=dev --workspace @ilaneer/server --no-audit --no-fund

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build \
 && find apps packages scripts -name '*.test.ts' -not -path '*/node_modules/*' -delete \
 && rm -rf apps/server/node_modules apps/server/testing \
 && mkdir /data

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3001 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node-cache
WORKDIR /shop
COPY --from=libraries /shop/node_modules ./node_modules
COPY --from=libraries /shop/apps/server/node_modules ./apps/server/node_modules
COPY --from=build /shop/package.json ./
COPY --from=build /shop/content ./content
COPY --from=build /shop/scripts ./scripts
COPY --from=build /shop/packages/contract ./packages/contract
COPY --from=build /shop/packages/domain ./packages/domain
COPY --from=build /shop/apps/server ./apps/server
COPY --from=build /shop/apps/storefront/dist ./apps/storefront/dist
COPY --from=build /shop/apps/storefront/dist-server ./apps/storefront/dist-server
COPY --from=build /shop/apps/backoffice/dist ./apps/backoffice/dist
# Node's images bring this account.
COPY --from=build --chown=1000:1000 /data /data
USER 1000:1000
VOLUME /data
EXPOSE 3001
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/server/src/process/built.js"]
