import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { MINUTE_MS } from '#kit/time.ts'

/** Longer than any test: by default, an idle connection may be closed just when a client that a busy machine held up uses it again. */
const KEEP_ALIVE_MS = 10 * MINUTE_MS

/** Serves an app on a free port of this machine. */
export function serveApp({ fetch }: { fetch: Parameters<typeof serve>[0]['fetch'] }): Promise<ServedApp> {
  return new Promise((resolve) => {
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS }
    const server: ServerType = serve(
      { fetch, port: 0, hostname: '127.0.0.1', serverOptions },
      ({ port }: AddressInfo) =>
        resolve({
          url: `http://127.0.0.1:${port}`,
          close: () =>
            new Promise((closed) => {
              server.close(() => closed())
              // Otherwise it waits for connections whose client has left an answer unread.
              if ('closeAllConnections' in server) server.closeAllConnections()
            }),
        }),
    )
  })
}

export interface ServedApp {
  url: string
  close(): Promise<void>
}
