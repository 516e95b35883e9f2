# Two images from one build: `site`, Next's server, and `web`, nginx before it, which serves its static files and limits
# forms. compose.yaml runs both. Health checks ask for static files: without the database the public pages go on.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# The origin visitors use: canonical links, feeds and policies are built for it.
ARG SITE_URL
ARG SITE_INDEXING=on
# The scripts run on the image's own Node: the package that brings one has not been unpacked.
RUN --mount=type=secret,id=actions_key \
  : "${SITE_URL:?is missing: pass it with --build-arg SITE_URL=https://www.company.com}" \
  && if [ -s /run/secrets/actions_key ]; then \
    export NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/actions_key)"; fi \
  && NEXT_TELEMETRY_DISABLED=1 npm run build:container

FROM node:24.21.0-bookworm-slim AS site
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
WORKDIR /site
COPY --from=build /build/.next/standalone ./
# So that it can also stand alone.
COPY --from=build /build/.next/static ./.next/static
COPY --from=build /build/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/robots.txt').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Browsers send cookies of other sites on the same domain too.
CMD ["node", "--max-http-header-size=65536", "server.js"]

FROM debian:12.11-slim AS web
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx curl \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /build/.next/nginx/nginx.conf /etc/nginx/site.conf
COPY --from=build /build/.next/nginx/files /srv/site
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["curl", "-fsSo", "/dev/null", "http://127.0.0.1:8080/icons/192.png"]
# Asks workers to finish what they are sending.
STOPSIGNAL SIGQUIT
# What it says before it has read the configuration goes to the container's log too, not to a file.
CMD ["nginx", "-e", "stderr", "-c", "/etc/nginx/site.conf", "-g", "daemon off;"]
