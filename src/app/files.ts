import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

const ROOT = './build/client'

/** The browser build: hashed assets for a year, what has a fixed name (favicon, pictures of pages) for an hour. */
export function fileRoutes(): Hono<RequestEnv> {
  const files = new Hono<RequestEnv>()
  files.use('/assets/*', serveFiles('public, immutable, max-age=31536000'))
  files.get('/assets/*', (context) => context.text('Not found', 404))
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
