import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { type ServerFolder, startServerProcess } from '#tests/support/server/serverProcess.ts'

let folder: ServerFolder
beforeAll(async () => {
  folder = await createMigratedFolder()
})
afterAll(() => folder.remove())

function move(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify({ offset_ms: -7 * DAY_MS })
  return fetch(`${url}/dev/clock`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Days until the daily limits reset, by the rules' clock: 1 if that clock is right. */
async function daysUntilReset(url: string): Promise<number> {
  const answer = await fetch(`${url}/functions/v1/translation-usage`, { method: 'POST' })
  const { resets_at } = (await answer.json()) as { resets_at: string }
  return Math.ceil((Date.parse(resets_at) - Date.now()) / DAY_MS)
}

test('the clock can be moved only in a test environment, from this machine and this site, and the next normal start resets it', async () => {
  const ordinary = await startServerProcess(folder.path)
  expect((await move(ordinary.url)).ok).toBe(false)
  await ordinary.stop()

  const moving = await startServerProcess(folder.path, { TEST_CLOCK: 'on' })
  expect((await move(moving.url, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
  expect((await move(moving.url, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await move(moving.url, { origin: 'http://localhost:1' })).status).toBe(403)
  expect((await move(moving.url, { 'content-type': 'text/plain' })).status).toBe(403)
  expect((await move(moving.url, { origin: moving.url })).status).toBe(200)
  await moving.kill()

  const restarted = await startServerProcess(folder.path, { TEST_CLOCK: 'on' })
  expect(await daysUntilReset(restarted.url)).toBe(-6)
  await restarted.stop()

  const again = await startServerProcess(folder.path)
  expect(await daysUntilReset(again.url)).toBe(1)
  await again.stop()
})
