import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '#platform/web/storedSession.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { type Guest, type RealtimeServer, startRealtimeServer } from '#tests/support/server/realtimeServer.ts'

/** What the page was told, in order: messages and whether it is connected. */
type Told = boolean | [event: string, payload: unknown]

const HOUR_SECONDS = 3_600
const kept = new Map<string, string>()
let context: TestDatabase
let server: RealtimeServer
let ann: Guest
let topic: string
const leaves: (() => void)[] = []

beforeAll(async () => {
  context = await createTestDatabase()
  server = await startRealtimeServer(context.database)
  ann = await server.guest()
  vi.stubGlobal('location', { origin: server.url })
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
  await context.remove()
})
beforeEach(() => {
  const id = randomUUID()
  server.invited.add(`${ann.userId} ${id}`)
  topic = `room:${id}`
  signIn(ann.token)
})
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
})

function signIn(token: string): void {
  const expires_at = Math.floor(Date.now() / 1000) + HOUR_SECONDS
  const session = { access_token: token, refresh_token: 'refresh', expires_at, user: { id: ann.userId } }
  kept.set(SESSION_KEY, JSON.stringify(session))
}

async function watch(): Promise<Told[]> {
  const { watchChannel } = await import('#platform/web/realtimeChannel.ts')
  const told: Told[] = []
  const leave = watchChannel(topic, {
    onMessage: (event, payload) => told.push([event, payload]),
    onConnection: (connected) => told.push(connected),
  })
  leaves.push(leave)
  return told
}

async function becomes(told: Told[], expected: Told[]): Promise<void> {
  await vi.waitFor(() => expect(told).toEqual(expected), 20_000)
}

test('a page hears what is published in its channel as soon as it is told that it is connected', async () => {
  const told = await watch()
  await becomes(told, [true])
  server.realtime.publish({ topic, event: 'news', payload: { word: '단어' } })
  await becomes(told, [true, ['news', { word: '단어' }]])
})

test('a page that has left hears nothing more, and one that comes at once joins again', async () => {
  const before = await watch()
  await becomes(before, [true])
  leaves.pop()?.()
  const after = await watch()
  await becomes(after, [true])
  server.realtime.publish({ topic, event: 'news', payload: {} })
  await becomes(after, [true, ['news', {}]])
  expect(before).toEqual([true])
})

test('a page that leaves before it has joined is told nothing', async () => {
  const hasty = await watch()
  leaves.pop()?.()
  await becomes(await watch(), [true])
  expect(hasty).toEqual([])
})

test('a page that was put out because its token had ended joins again with the new one', async () => {
  signIn(await server.token(ann, 2))
  const told = await watch()
  await becomes(told, [true])
  signIn(ann.token)
  await becomes(told, [true, false, true])
})

test('a page is told that the connection is lost, and that it is back', async () => {
  const told = await watch()
  await becomes(told, [true])
  await server.close()
  await becomes(told, [true, false])
  const { invited } = server
  server = await startRealtimeServer(context.database, { port: Number(new URL(server.url).port) })
  for (const guest of invited) server.invited.add(guest)
  await becomes(told, [true, false, true])
  server.realtime.publish({ topic, event: 'news', payload: {} })
  await becomes(told, [true, false, true, ['news', {}]])
})
