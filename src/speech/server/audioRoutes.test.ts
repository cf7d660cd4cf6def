import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopClock } from '#platform/server/database/clock.ts'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import { rateLimiter } from '#platform/server/http/rateLimit.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { createLog } from '#platform/server/log.ts'
import { audioRoutes, limitAudio } from '#speech/server/audioRoutes.ts'
import type { Renderer } from '#speech/server/renderer.ts'
import { openSpeech, type Speech } from '#speech/server/speech.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

const CLIP = Buffer.from('0123456789')
const log = createLog('silent')
const voice: Renderer = {
  name: 'test',
  atOnce: 1,
  voice: 'test',
  script: (text) => text,
  render: async () => CLIP,
  close: async () => {},
}

let storage: TestDatabase
let dataDirectory: string
let speech: Speech
let site: Hono<RequestEnv>
let address: string

beforeAll(async () => {
  storage = await createTestDatabase()
  dataDirectory = await mkdtemp(join(tmpdir(), 'hanpan-speech-'))
  speech = await openSpeech({ database: storage.database, dataDirectory, log, renderers: [voice] })
  site = new Hono<RequestEnv>()
  site.onError((error, context) => errorResponse(error, { path: context.req.path, id: 'test' }, log))
  site.route('/', audioRoutes(speech))
  address = speech.audioUrl('물 주세요', 'match')
})

afterAll(async () => {
  await speech.close()
  await storage.remove()
  await rm(dataDirectory, { recursive: true, force: true })
})

const ask = (path: string, range?: string) => site.request(path, { headers: range === undefined ? {} : { range } })

test('a clip is sent completely, and the browser may cache it privately', async () => {
  const answer = await ask(address)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'audio/mpeg',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  expect(await answer.text()).toBe('0123456789')
})

test('a clip in a stand-in voice is cached for a match, not forever', async () => {
  const broken: Renderer = {
    ...voice,
    voice: 'broken',
    async render() {
      throw new Error('out of order')
    },
  }
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-speech-'))
  const both = { database: storage.database, dataDirectory: folder, log, renderers: [broken, voice] }
  const unlucky = await openSpeech(both)
  const answer = await audioRoutes(unlucky).request(unlucky.audioUrl('물 주세요', 'match'))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=600'])
  await unlucky.close()
  await rm(folder, { recursive: true, force: true })
})

test('a HEAD request returns the length without the sound', async () => {
  const answer = await site.request(address, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', ''])
})

test.each([
  ['bytes=0-1', 'bytes 0-1/10', '01'],
  ['bytes=4-', 'bytes 4-9/10', '456789'],
  ['bytes=-3', 'bytes 7-9/10', '789'],
  ['bytes=8-100', 'bytes 8-9/10', '89'],
])('a player that asks for %s gets %s', async (range, contentRange, part) => {
  const answer = await ask(address, range)
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, contentRange])
  expect(answer.headers.get('content-length')).toBe(String(part.length))
  expect(await answer.text()).toBe(part)
})

test('a range beyond the end gets status 416 with the length', async () => {
  const answer = await ask(address, 'bytes=10-')
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})

test('an unsupported range gets the whole clip', async () => {
  for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=9-1']) expect((await ask(address, range)).status).toBe(200)
})

test('invalid, altered and foreign clip URLs are not found, and path traversal reaches no file', async () => {
  const altered = `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`
  const paths = ['x', '..%2f..%2fetc%2fpasswd', '%2e%2e/lock', '%00', '%ff', `${'A'.repeat(5_000)}`]
  for (const path of [altered, `${address}A`, ...paths.map((token) => `/audio/${token}`)]) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).not.toContain('root:')
  }
})

test('audio requests are bounded: one IP address gets 120 clips at once, cached ones included, and another IP address is not affected', async () => {
  const limited = new Hono<RequestEnv>()
  limited.onError((error, context) => errorResponse(error, { path: context.req.path, id: 'test' }, log))
  limited.use(async (context, next) => {
    context.set('address', context.req.header('x-test-address') ?? '')
    await next()
  })
  const countRequest = rateLimiter(storage.database, true)
  limited.use('/audio/*', limitAudio({ countRequest, keyedHash: (value) => value }))
  limited.route('/', audioRoutes(speech))
  const askFrom = async (from: string) =>
    (await limited.request(address, { headers: { 'x-test-address': from } })).status
  await stopClock(storage.database, new Date('2026-11-20T12:00:00Z'))
  const statuses: number[] = []
  for (let request = 0; request < 121; request += 1) statuses.push(await askFrom('203.0.113.9'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
  expect(await askFrom('203.0.113.10')).toBe(200)
})
