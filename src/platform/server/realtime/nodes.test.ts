import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#kit/time.ts'
import { endSessions } from '#platform/server/auth/session.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { BUS_WAYS, type BusNode, type OpenedWay } from '#tests/support/server/busWays.ts'
import {
  type Guest,
  joinMessage,
  openRawSocket,
  type RawSocket,
  type RealtimeServer,
  startRealtimeServer,
} from '#tests/support/server/realtimeServer.ts'

for (const { name, isHere, begin } of BUS_WAYS) {
  describe.runIf(isHere)(`two nodes ${name}`, () => {
    interface Node extends BusNode {
      server: RealtimeServer
      socket: RawSocket
      guest: Guest
    }
    const id = randomUUID()
    const topic = `room:${id}`
    const hall = `hall:${id}`
    let way: OpenedWay
    let here: Node
    let there: Node
    beforeAll(async () => {
      way = await begin()
      here = await openNode()
      there = await openNode()
    })
    afterAll(async () => {
      for (const { server, close } of [here, there]) {
        await server.close()
        await close()
      }
      await way.close()
    })

    /** Nobody looks for ended sessions unless told to. */
    async function openNode(): Promise<Node> {
      const node = await way.open()
      const server = await startRealtimeServer(node.database, { bus: node.bus, pace: { sessionsMs: HOUR_MS } })
      const guest = await server.guest()
      server.invited.add(`${guest.userId} ${id}`)
      return { ...node, server, guest, socket: await enter(server, guest) }
    }

    async function enter(server: RealtimeServer, guest: Guest): Promise<RawSocket> {
      const socket = await openRawSocket(server)
      for (const each of [topic, hall]) {
        expect(await socket.ask(joinMessage(each, guest.token))).toMatchObject({ status: 'ok' })
      }
      return socket
    }

    function heard({ socket }: Node): unknown[] {
      return socket.received.filter(([, , , event]) => event === 'broadcast').map(([, , , , body]) => body)
    }

    /** Waits until both nodes reach each other: messages to a node that does not listen are lost. */
    async function waitUntilConnected(): Promise<void> {
      await eventually(() => {
        here.server.realtime.publish({ topic, event: 'from here', payload: {} })
        there.server.realtime.publish({ topic, event: 'from there', payload: {} })
        expect(heard(here)).toContainEqual({ type: 'broadcast', event: 'from there', payload: {} })
        expect(heard(there)).toContainEqual({ type: 'broadcast', event: 'from here', payload: {} })
      })
    }

    test('pass on everything they publish, in order, and no socket gets it twice', async () => {
      await waitUntilConnected()
      const bodies = Array.from({ length: 500 }, (_, n) => ({
        type: 'broadcast',
        event: 'news',
        payload: { n, word: '한판' },
      }))
      here.server.realtime.publish(...bodies.map(({ event, payload }) => ({ topic, event, payload })))
      for (const node of [here, there]) {
        const news = () => heard(node).filter((body) => (body as { event: string }).event === 'news')
        await eventually(() => expect(news()).toContainEqual(bodies.at(-1)))
        expect(news()).toEqual(bodies)
      }
    })

    test('send what they make themselves before a broadcast of another node, and do not pass it on', async () => {
      await waitUntilConnected()
      for (const node of [here, there]) node.socket.received.length = 0
      for (const event of ['expected', 'broken']) here.server.realtime.publish({ topic: hall, event, payload: {} })
      const events = (node: Node) => heard(node).map((body) => (body as { event: string }).event)
      await eventually(() => expect(events(there)).toContain('broken'))
      expect(events(there).filter((event) => !event.startsWith('from'))).toEqual(['made here', 'expected', 'broken'])
      expect(events(here).filter((event) => !event.startsWith('from'))).toEqual(['expected', 'broken'])
    })

    test('pass on broadcasts again after their connections were cut', async () => {
      await way.cut()
      here.socket.received.length = 0
      there.socket.received.length = 0
      await waitUntilConnected()
    })

    test('close a socket on the other node when its session ends, and only that one', async () => {
      await waitUntilConnected()
      const { guest, server } = there
      const other = await server.guest()
      server.invited.add(`${other.userId} ${id}`)
      const [ended, kept] = [await enter(server, guest), await enter(server, other)]
      await here.database.tx(SERVICE, (tx) => endSessions(tx, guest, 'local'))
      here.server.realtime.closeEnded(guest.userId)
      expect(await ended.closed).toBe(1008)
      expect(kept.socket.readyState).toBe(kept.socket.OPEN)
    })
  })
}
