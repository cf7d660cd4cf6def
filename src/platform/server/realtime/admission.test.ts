import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  JOINED,
  joinMessage,
  openRawSocket,
  type RealtimeServer,
  startRealtimeServer,
} from '#tests/support/server/realtimeServer.ts'
import { realtimeStage } from '#tests/support/server/realtimeStage.ts'

const SOCKETS = 20
const JOINS = 19

const stage = realtimeStage()
let server: RealtimeServer
beforeEach(async () => {
  // The clock stands still, so that nobody's allowance grows.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  server = await startRealtimeServer(stage.database)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

test('an IP address may join two hundred times at once, from however many sockets, and others join meanwhile', async () => {
  const from = (address: string) => openRawSocket(server, { headers: { 'x-forwarded-for': address } })
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => from('203.0.113.50')))
  for (const socket of sockets) {
    for (let join = 0; join < JOINS; join += 1) socket.say(joinMessage(`room:${randomUUID()}`, stage.ann.token))
  }
  const replies = () => sockets.flatMap(({ received }) => received.map((reply) => JSON.stringify(reply)))
  while (replies().length < SOCKETS * JOINS) await pause(50)
  const refused = replies().filter((reply) => reply.includes('ChannelRateLimitReached: Too many joins'))
  expect(refused).toHaveLength(SOCKETS * JOINS - 200)

  const ben = await server.guest()
  server.invited.add(`${ben.userId} ${stage.id}`)
  const other = await from('203.0.113.51')
  expect(await other.ask(joinMessage(`room:${stage.id}`, ben.token))).toEqual(JOINED)
  for (const { socket } of [...sockets, other]) socket.close()
})
