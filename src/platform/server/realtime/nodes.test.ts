import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { copyPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { eventually } from '#tests/support/eventually.ts'
import {
  joinMessage,
  openRawSocket,
  type RawSocket,
  type RealtimeServer,
  startRealtimeServer,
} from '#tests/support/server/realtimeServer.ts'

describe.runIf(process.env.TEST_DATABASE === 'postgresql')('two nodes on one PostgreSQL', () => {
  interface Node {
    database: Database
    server: RealtimeServer
    socket: RawSocket
  }
  const id = randomUUID()
  const topic = `room:${id}`
  const hall = `hall:${id}`
  let here: Node
  let there: Node
  beforeAll(async () => {
    const url = await copyPostgresql(inject('postgresqlTemplate'))
    here = await openNode(url)
    there = await openNode(url)
  })
  afterAll(async () => {
    for (const { server, database } of [here, there]) {
      await server.close()
      await database.close()
    }
  })

  async function openNode(databaseUrl: string): Promise<Node> {
    const database = await openDatabase({ databaseUrl, dataDirectory: '' })
    const server = await startRealtimeServer(database)
    const guest = await server.guest()
    server.invited.add(`${guest.userId} ${id}`)
    const socket = await openRawSocket(server)
    for (const each of [topic, hall]) {
      expect(await socket.ask(joinMessage(each, guest.token))).toMatchObject({ status: 'ok' })
    }
    return { database, server, socket }
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

  test('pass on broadcasts again after their database connections were cut', async () => {
    await here.database.tx(OWNER, (tx) =>
      tx.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ),
    )
    here.socket.received.length = 0
    there.socket.received.length = 0
    await waitUntilConnected()
  })
})
