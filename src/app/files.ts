import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { WORKER_POLICY } from '#app/securityHeaders.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

const ROOT = './build/client'

/** The browser build. Hashed assets may be cached for a year, files with fixed names (favicon, pages' pictures) for an hour. The service worker is asked for each time. */
export function fileRoutes(): Hono<RequestEnv> {
  const files = new Hono<RequestEnv>()
  files.use('/assets/*', serveFiles('public, immutable, max-age=31536000'))
  files.get('/assets/*', (context) => context.text('Not found', 404))
  files.get('/service-worker.js', async (context, next) => {
    context.header('content-security-policy', WORKER_POLICY)
    return serveFiles('no-cache')(context, next)
  })
  const serveFixed = serveFiles('public, max-age=3600')
  files.get('/og/*', serveFixed)
  for (const entry of readdirSync(ROOT, { withFileTypes: true })) {
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name)) files.get(`/${entry.name}`, serveFixed)
  }
  return files
}

function serveFiles(cacheControl: string) {
  return serveStatic<RequestEnv>({
    root: ROOT,
    precompressed: true,
    onFound: (_path, context) => context.header('cache-control', cacheControl),
  })
}
