import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsOnDayOf } from '#plans/matchLimit.ts'
import { matchesCountedToday } from '#plans/server/matchesCountedToday.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'

const NOW = '2026-11-20T12:00:00Z'
const STATUSES = ['ready', 'playing', 'completed', 'void']
const INSTANTS = [
  '2026-11-19T23:59:59.999Z',
  '2026-11-20T00:00:00Z',
  '2026-11-20T11:00:00Z',
  '2026-11-20T23:59:59.999Z',
  '2026-11-21T00:00:00Z',
]

let context: TestDatabase
let database: Database
beforeAll(async () => {
  context = await createTestDatabase('matches')
  database = context.database
  await setClock(database, NOW)
})
afterAll(() => context.remove())

test('SQL and the rule count the same matches, including the opponent’s side and unrated matches between friends', async () => {
  const player = await createUser(database)
  const opponent = await createUser(database)
  const [counted] = await database.tx(OWNER, async (tx) => {
    for (const [index, [status, createdAt]] of made().entries()) {
      const pair = index % 2 === 0 ? [player, opponent] : [opponent, player]
      const isFriendly = index % 3 === 0
      await tx.sql(
        `insert into matches (player1_id, player2_id, skill_type, status, created_at, between_friends, counts, rated)
         values ($1, $2, 'vocab', $3, $4::timestamptz, $5, $6, $6)`,
        [...pair, status, createdAt, isFriendly, !isFriendly],
      )
    }
    return tx.sql<{ count: number }>(`select ${matchesCountedToday('$1::uuid')} as count`, [player])
  })
  const byRule = made().filter(([status, createdAt]) =>
    countsOnDayOf({ status, createdAt: Date.parse(createdAt) }, Date.parse(NOW)),
  )
  expect(byRule).toHaveLength(3)
  expect(counted?.count).toBe(byRule.length)
})

function made(): [status: string, createdAt: string][] {
  return STATUSES.flatMap((status) => INSTANTS.map((createdAt): [string, string] => [status, createdAt]))
}
