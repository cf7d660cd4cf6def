import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

let folder: ServerFolder
let server: ServerProcess
beforeAll(async () => {
  folder = await createMigratedFolder()
  server = await startServerProcess(folder.path, { TRUSTED_PROXIES: '127.0.0.1, ::1' })
})
afterAll(async () => {
  await server.stop()
  await folder.remove()
})

async function status(method: string, path: string, address: string): Promise<number> {
  const answer = await fetch(server.url + path, { method, headers: { 'x-forwarded-for': address } })
  await answer.arrayBuffer()
  return answer.status
}

const API = { sent: 600, atOnce: 200, perSecond: 100 }
const RENDERED = { sent: 250, atOnce: 50, perSecond: 25 }

describe('a client that sends hundreds of requests at once is not served more often than it may, and another client is served', () => {
  test.each([
    ['refreshes a session', 'POST', '/auth/v1/token?grant_type=refresh_token', 400, '203.0.113.1', API],
    ['calls an unknown function', 'POST', '/functions/v1/nothing', 404, '203.0.113.2', API],
    ['asks for a page that must be rendered', 'GET', '/translate', 200, '203.0.113.3', RENDERED],
    ['asks for an unknown page', 'GET', '/no-such-page', 404, '203.0.113.4', RENDERED],
  ])('%s', async (_what, method, path, usual, address, { sent, atOnce, perSecond }) => {
    const began = performance.now()
    const statuses = await Promise.all(Array.from({ length: sent }, () => status(method, path, address)))
    const seconds = (performance.now() - began) / 1_000
    expect([usual, 429]).toEqual(expect.arrayContaining([...new Set(statuses)]))
    const served = statuses.filter((each) => each === usual).length
    expect(served).toBeGreaterThanOrEqual(atOnce)
    expect(served).toBeLessThanOrEqual(atOnce + perSecond * seconds)
    expect(await status(method, path, '203.0.113.10')).toBe(usual)
  })
})

test('pages that need no rendering are not limited', async () => {
  const paths = ['/', '/terms', '/sitemap']
  for (const path of paths) await status('GET', path, '198.51.100.2')
  const all = Array.from({ length: 600 }, (_, index) => status('GET', paths[index % 3] ?? '/', '198.51.100.3'))
  expect([...new Set(await Promise.all(all))]).toEqual([200])
})
