import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { type Asker, authorisationMatrix, readRelations } from '#tests/integration/authorisationMatrix.ts'
import { ROWS } from '#tests/integration/authorisationRows.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { asUser } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let askers: Asker[]
beforeAll(async () => {
  context = await createTestDatabase()
  const a = await createUser(context.database, 'a@example.org')
  const b = await createUser(context.database, 'b@example.org')
  const admin = await createUser(context.database, 'admin@example.org')
  await context.database.tx(OWNER, (tx) => tx.sql('insert into app.admins (user_id) values ($1)', [admin]))
  askers = [
    { name: 'visitor', claims: { role: 'anon' }, other: a },
    { name: 'A', claims: asUser(a), other: b },
    { name: 'B', claims: asUser(b), other: a },
    { name: 'admin', claims: asUser(admin), other: a },
  ]
})
afterAll(() => context.remove())

test('Every table is listed with rows to try: a new one fails here until somebody has thought about it.', async () => {
  const relations = await readRelations(context.database)
  expect(relations.map(({ name }) => name)).toEqual(Object.keys(ROWS).sort())
})

test('Every table has row level security.', async () => {
  const open = await context.database.tx(OWNER, (tx) =>
    tx.sql(`select relname from pg_class where relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)
      and relkind in ('r', 'p') and not relrowsecurity`),
  )
  expect(open).toEqual([])
})

test('Every table, role, operation and row equals the reviewed file.', async () => {
  await expect(await authorisationMatrix(context.database, askers)).toMatchFileSnapshot('authorisation.matrix.txt')
})
