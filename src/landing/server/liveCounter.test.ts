import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveCounter } from '#landing/server/liveCounter.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'

let context: TestDatabase
beforeAll(async () => {
  context = await createTestDatabase('results')
  await setClock(context.database, '2026-11-20T12:00:00Z')
})
afterAll(() => context.remove())

/** Finished matches of each player against the next one. */
async function plant(userIds: readonly string[], matchesEach: number, at: string): Promise<void> {
  await context.database.tx(OWNER, (tx) =>
    tx.sql(
      `insert into matches (player1_id, player2_id, skill_type, status, rated, created_at, completed_at)
       select one, other, 'vocab', 'completed', false, $3::timestamptz, $3::timestamptz
       from unnest($1::uuid[], $2::uuid[]) as pair (one, other) cross join generate_series(1, $4)`,
      [userIds, userIds.map((_, index) => userIds[(index + 1) % userIds.length]), at, matchesEach],
    ),
  )
}

test('the players and duels of the last seven days are shown once they are worth it, and the revision changes with them', async () => {
  const counter = openLiveCounter(context.database)
  await counter.count()
  expect([counter.shown(), counter.revision()]).toEqual([null, 0])
  const userIds: string[] = []
  for (let count = 0; count < 52; count += 1) userIds.push(await createUser(context.database))
  await plant(userIds, 10, '2026-11-12T12:00:00Z')
  await counter.count()
  expect(counter.shown()).toBeNull()
  await plant(userIds, 6, '2026-11-19T12:00:00Z')
  await counter.count()
  expect([counter.shown(), counter.revision()]).toEqual([{ players: '52', duels: '310' }, 1])
  await counter.count()
  expect(counter.revision()).toBe(1)
})
