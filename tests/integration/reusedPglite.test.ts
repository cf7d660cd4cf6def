import { expect, test } from 'vitest'
import { HOUR_MS } from '#kit/time.ts'
import { setClockOffset } from '#platform/server/database/clock.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { lendPglite } from '#tests/support/database/reusedPglite.ts'
import { createUser } from '#tests/support/server/createUser.ts'

/** When it was opened, how many users it has, and whether its clock is ahead of the machine's. */
async function look(database: Database) {
  const [row] = await database.tx(OWNER, (tx) =>
    tx.sql<{ opened: string; users: number; ahead: boolean }>(
      `select pg_postmaster_start_time()::text as opened, (select count(*)::int from auth.users) as users,
         app_now() > clock_timestamp() + interval '1 minute' as ahead`,
    ),
  )
  return row
}

test('a database that is lent again has no rows, and its clock is right', async () => {
  const first = await lendPglite()
  const opened = (await look(first.database))?.opened
  await createUser(first.database, 'ann@example.org')
  await setClockOffset(first.database, HOUR_MS)
  expect(await look(first.database)).toMatchObject({ users: 1, ahead: true })
  await first.giveBack()
  const second = await lendPglite()
  expect(await look(second.database)).toEqual({ opened, users: 0, ahead: false })
  await second.giveBack()
})

test('a database with a changed schema is not lent again', async () => {
  const first = await lendPglite()
  const opened = (await look(first.database))?.opened
  await first.database.tx(OWNER, (tx) => tx.script('create table app.badges (owner uuid)'))
  await first.giveBack()
  const second = await lendPglite()
  expect((await look(second.database))?.opened).not.toBe(opened)
  await second.giveBack()
})

test('two databases of one test are not the same one', async () => {
  const [one, other] = [await lendPglite(), await lendPglite()]
  await createUser(one.database, 'ann@example.org')
  expect(await look(other.database)).toMatchObject({ users: 0 })
  await Promise.all([one.giveBack(), other.giveBack()])
})

test('what still runs after its test file fails', async () => {
  const { database, giveBack } = await lendPglite()
  await giveBack()
  await expect(look(database)).rejects.toThrow('has ended')
})
