import { afterAll, beforeAll, expect, test } from 'vitest'
import { presenceReader } from '#arena/server/presentPlayers.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { testArena, ticketOf } from '#tests/support/arena/arena.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

let context: TestDatabase
beforeAll(async () => {
  context = await createTestDatabase('results')
})
afterAll(() => context.remove())

const NOON = Date.parse('2026-11-20T12:00:00Z')
const at = (seconds: number) => setClock(context.database, new Date(NOON + seconds * 1_000).toISOString())

test('the numbers are the others who search or play now; a search that was given up does not count, and nobody is counted for themselves', async () => {
  const { database } = context
  await at(0)
  const arena = testArena(database)
  const now = (userId = '') => presenceReader(database)(userId)
  expect(await now()).toEqual({ searching: 0, playing: 0 })
  const ann = await arena.player()
  const ticket = ticketOf(await arena.join(ann))
  expect(await now()).toEqual({ searching: 1, playing: 0 })
  expect(await now(ann)).toEqual({ searching: 0, playing: 0 })
  await at(6)
  expect(await now()).toEqual({ searching: 0, playing: 0 })
  await arena.poll(ann, ticket)
  await arena.join(await arena.player())
  expect(await now()).toEqual({ searching: 0, playing: 2 })
  expect(await now(ann)).toEqual({ searching: 0, playing: 1 })
  await database.tx(OWNER, (tx) => tx.sql('delete from match_queue'))
  await database.tx(OWNER, (tx) => tx.sql('delete from matches'))
})

test('the database is asked once in two seconds, however many pages ask', async () => {
  await at(0)
  let asked = 0
  const { database } = context
  const counting = {
    ...database,
    tx: (...call: Parameters<typeof database.tx>) => {
      asked += 1
      return database.tx(...call)
    },
  } as typeof database
  const read = presenceReader(counting)
  await Promise.all(Array.from({ length: 50 }, () => read('')))
  expect(asked).toBe(1)
})
