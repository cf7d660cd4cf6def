import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { authorizationMatrix, type Caller, readRelations } from '#tests/integration/authorizationMatrix.ts'
import { ROWS } from '#tests/integration/authorizationRows.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { asUser } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let callers: Caller[]
beforeAll(async () => {
  context = await createTestDatabase()
  const a = await createUser(context.database, 'a@example.org')
  const b = await createUser(context.database, 'b@example.org')
  const admin = await createUser(context.database, 'admin@example.org')
  await context.database.tx(OWNER, (tx) => tx.sql('insert into app.admins (user_id) values ($1)', [admin]))
  callers = [
    { name: 'visitor', claims: { role: 'anon' }, other: a },
    { name: 'A', claims: asUser(a), other: b },
    { name: 'B', claims: asUser(b), other: a },
    { name: 'admin', claims: asUser(admin), other: a },
  ]
})
afterAll(() => context.remove())

test('every table has rows to try: a new table fails here until a person has reviewed it', async () => {
  const relations = await readRelations(context.database)
  expect(relations.map(({ name }) => name)).toEqual(Object.keys(ROWS).sort())
})

test('every table has row level security', async () => {
  const open = await context.database.tx(OWNER, (tx) =>
    tx.sql(`select relname from pg_class where relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)
      and relkind in ('r', 'p') and not relrowsecurity`),
  )
  expect(open).toEqual([])
})

test('what each role may do with each row equals the reviewed file', async () => {
  await expect(await authorizationMatrix(context.database, callers)).toMatchFileSnapshot('authorization.matrix.txt')
})
