import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { copyPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { eventually } from '#tests/support/eventually.ts'

describe.runIf(process.env.TEST_DATABASE === 'postgresql')('nodes on one PostgreSQL', () => {
  let url: string
  let here: Database
  let there: Database
  const heardHere: string[] = []
  const heardThere: string[] = []
  beforeAll(async () => {
    url = await copyPostgresql(inject('postgresqlTemplate'))
    here = await openNode(heardHere)
    there = await openNode(heardThere)
    await connected()
  })
  afterAll(() => Promise.all([here.close(), there.close()]))

  async function openNode(heard: string[]): Promise<Database> {
    const node = await openDatabase({ databaseUrl: url, dataDirectory: '' })
    node.notifications?.listen((message) => heard.push(message))
    return node
  }

  /** Waits until both nodes hear each other: messages sent before a node listens are lost. */
  async function connected(): Promise<void> {
    await eventually(() => {
      here.notifications?.send('ready?')
      there.notifications?.send('ready?')
      expect(heardHere).toContain('ready?')
      expect(heardThere).toContain('ready?')
    })
  }

  /** Sends messages, and returns everything the other node has heard once the last one has arrived. */
  async function sent(messages: readonly string[]): Promise<string[]> {
    heardThere.length = 0
    for (const message of messages) here.notifications?.send(message)
    await eventually(() => expect(heardThere).toContain(messages.at(-1)))
    return heardThere.filter((message) => message !== 'ready?')
  }

  test('hear each other’s messages in order, including Hangul and repeated messages', async () => {
    const messages = ['한판', 'same', 'same', '{"a":"\\n"}', ...Array.from({ length: 3_000 }, (_, n) => `${n} 어절`)]
    expect(await sent(messages)).toEqual(messages)
  })

  test('do not hear their own messages', async () => {
    heardHere.length = 0
    await sent(['mine'])
    expect(heardHere).not.toContain('mine')
  })

  test('send a message that fits into one notification, and return false for a longer one', async () => {
    expect(here.notifications?.send('가'.repeat(3_000))).toBe(false)
    const long = 'x'.repeat(7_899)
    expect(await sent([long, 'after'])).toEqual([long, 'after'])
  })

  test('hear each other again after their connections were cut', async () => {
    const [cut] = await here.tx(OWNER, (tx) =>
      tx.sql<{ count: number }>(
        `select count(pg_terminate_backend(pid)) as count from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ),
    )
    expect(cut?.count).toBeGreaterThan(1)
    heardHere.length = 0
    heardThere.length = 0
    await connected()
  })

  test('can be closed while the other node sends', async () => {
    const third = await openNode([])
    third.notifications?.send('last words')
    await third.close()
    expect(await sent(['still here'])).toContain('still here')
  })
})
