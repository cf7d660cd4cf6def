import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { startServerProcess } from '#tests/support/server/serverProcess.ts'

const SOCKETS = 500
const LONGEST_END_MS = 8_000
const RESTARTS = 1012

test(`SIGTERM with ${SOCKETS} sockets: the server tells all of them that it restarts, and exits within 8 s with code 0`, async () => {
  const folder = await createMigratedFolder()
  const server = await startServerProcess(folder.path, { RATE_LIMITS: 'off' })
  const sockets = Array.from(
    { length: SOCKETS },
    () => new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`),
  )
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    const closed = Promise.all(sockets.map((socket) => once(socket, 'close')))
    const began = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - began).toBeLessThan(LONGEST_END_MS)
    expect((await closed).filter(([code]) => code !== RESTARTS)).toEqual([])
  } finally {
    for (const socket of sockets) socket.terminate()
    await folder.remove()
  }
})
