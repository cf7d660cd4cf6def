import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '#platform/web/storedSession.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type Guest, type RealtimeServer, startRealtimeServer } from '#tests/support/server/realtimeServer.ts'

/** A message, or whether the page is connected. */
type Notice = boolean | [event: string, payload: unknown]

const HOUR_SECONDS = 3_600
const stored = new Map<string, string>()
let context: TestDatabase
let server: RealtimeServer
let ann: Guest
let topic: string
const unsubscribers: (() => void)[] = []

beforeAll(async () => {
  context = await createTestDatabase()
  server = await startRealtimeServer(context.database)
  ann = await server.guest()
  vi.stubGlobal('location', { origin: server.url })
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
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
  for (const leave of unsubscribers.splice(0)) leave()
})

function signIn(token: string): void {
  const expires_at = Math.floor(Date.now() / 1000) + HOUR_SECONDS
  const session = { access_token: token, refresh_token: 'refresh', expires_at, user: { id: ann.userId } }
  stored.set(SESSION_KEY, JSON.stringify(session))
}

async function watch(): Promise<Notice[]> {
  const { watchChannel } = await import('#platform/web/realtimeChannel.ts')
  const notices: Notice[] = []
  const leave = watchChannel(topic, {
    onMessage: (event, payload) => notices.push([event, payload]),
    onConnection: (connected) => notices.push(connected),
  })
  unsubscribers.push(leave)
  return notices
}

async function expectNotices(notices: Notice[], expected: Notice[]): Promise<void> {
  await eventually(() => expect(notices).toEqual(expected))
}

test('a page receives everything that is published in its channel from the moment it learns that it is connected', async () => {
  const notices = await watch()
  await expectNotices(notices, [true])
  server.realtime.publish({ topic, event: 'news', payload: { word: '단어' } })
  await expectNotices(notices, [true, ['news', { word: '단어' }]])
})

test('a page that has left the channel receives nothing more, and a page that opens directly afterwards joins again', async () => {
  const before = await watch()
  await expectNotices(before, [true])
  unsubscribers.pop()?.()
  const after = await watch()
  await expectNotices(after, [true])
  server.realtime.publish({ topic, event: 'news', payload: {} })
  await expectNotices(after, [true, ['news', {}]])
  expect(before).toEqual([true])
})

test('a page that leaves before it has joined receives nothing', async () => {
  const hasty = await watch()
  unsubscribers.pop()?.()
  await expectNotices(await watch(), [true])
  expect(hasty).toEqual([])
})

test('a page that was removed because its token had expired joins again with the new token', async () => {
  signIn(await server.token(ann, 2))
  const notices = await watch()
  await expectNotices(notices, [true])
  signIn(ann.token)
  await expectNotices(notices, [true, false, true])
})

test('a page learns that the connection is lost, and that it is back', async () => {
  const notices = await watch()
  await expectNotices(notices, [true])
  await server.close()
  await expectNotices(notices, [true, false])
  const { invited } = server
  server = await startRealtimeServer(context.database, { port: Number(new URL(server.url).port) })
  for (const guest of invited) server.invited.add(guest)
  await expectNotices(notices, [true, false, true])
  server.realtime.publish({ topic, event: 'news', payload: {} })
  await expectNotices(notices, [true, false, true, ['news', {}]])
})
