# Builds the site with all packages; the image that runs holds only what the server reads.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The image has its own Node.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24.21.0-trixie-slim
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/src src
COPY --from=build /app/content content
COPY --from=build /app/migrations migrations
COPY --from=build /app/.cache .cache
COPY --from=build /app/build build
# The only folder, besides /tmp, that the server writes to: the embedded database with its backups, if it is used, and spoken clips.
RUN install --directory --owner=node --group=node --mode=700 /data
VOLUME /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/data/backups
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "src/app/main.ts"]
