# Waymark in a container: docker build -t waymark . && docker run --init -p 4321:4321 -v waymark:/data waymark
FROM node:24-bookworm-slim AS built
WORKDIR /srv/waymark
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
COPY scripts/packages scripts/packages
RUN npm ci --omit=dev
COPY . .
# Compiles the pages, so that no container has to; the index that comes of it is empty.
RUN DATA_DIR=/tmp/none npm run build && rm -r /tmp/none

FROM node:24-bookworm-slim
WORKDIR /srv/waymark
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=built /srv/waymark ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 4321}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What "npm run serve" runs: npm would not pass on the signal to stop.
CMD ["node", "--no-parallel-scavenge", "--max-semi-space-size=2", "--max-old-space-size=512", "--heap-growing-percent=10", "--import", "./src/store/quick-start.js", "scripts/serve.ts"]
