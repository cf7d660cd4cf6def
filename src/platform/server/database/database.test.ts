import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Claims, type Database, OWNER, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

const ANN: Claims = { role: 'authenticated', sub: '00000000-0000-4000-8000-00000000000a' }

let context: TestDatabase
let database: Database
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
})
afterAll(() => context.remove())

describe('a transaction', () => {
  test('runs with the role and claims that it was opened with', async () => {
    const [row] = await database.tx(ANN, (tx) =>
      tx.sql<{ role: string; uid: string }>('select current_user::text as role, auth.uid() as uid'),
    )
    expect(row).toEqual({ role: 'authenticated', uid: ANN.sub })
  })

  test('leaves neither role nor claims to the next one', async () => {
    await database.tx(ANN, (tx) => tx.sql('select 1'))
    const [row] = await database.tx(OWNER, (tx) => tx.sql<{ uid: null }>('select auth.uid() as uid'))
    expect(row).toEqual({ uid: null })
  })

  test('that throws changes nothing and does not affect later ones', async () => {
    await expect(
      database.tx(SERVICE, async (tx) => {
        await tx.sql("insert into app.secrets (name, value) values ('half', 'done')")
        throw new Error('stopped half-way')
      }),
    ).rejects.toThrow('stopped half-way')
    expect(await database.tx(SERVICE, (tx) => tx.sql("select from app.secrets where name = 'half'"))).toEqual([])
  })

  test('with a role that does not exist does nothing', async () => {
    const stranger = { role: 'stranger' } as unknown as Claims
    const write = database.tx(stranger, (tx) => tx.sql("insert into app.secrets (name, value) values ('role', 'none')"))
    await expect(write).rejects.toThrow('stranger')
    expect(await database.tx(SERVICE, (tx) => tx.sql("select from app.secrets where name = 'role'"))).toEqual([])
  })

  test('cannot be used after its end', async () => {
    let leaked: Transaction | undefined
    await database.tx(SERVICE, async (tx) => {
      leaked = tx
    })
    await expect(leaked?.sql('select 1')).rejects.toThrow('after the end of its transaction')
  })

  test('treats claims with quotes, backslashes and line breaks as data', async () => {
    const hostile = `'; drop table app.secrets; --\\ \n "`
    const [row] = await database.tx({ ...ANN, hostile }, (tx) =>
      tx.sql<{ hostile: string }>(`select auth.jwt() ->> 'hostile' as hostile`),
    )
    expect(row?.hostile).toBe(hostile)
  })

  test('is never mixed up with another that runs at the same time', async () => {
    const users = Array.from({ length: 40 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
    const seen = await Promise.all(
      users.map((sub) =>
        database.tx({ role: 'authenticated', sub }, async (tx) => {
          const [before] = await tx.sql<{ uid: string }>('select auth.uid() as uid')
          const [after] = await tx.sql<{ uid: string }>('select auth.uid() as uid')
          return [before?.uid, after?.uid]
        }),
      ),
    )
    expect(seen).toEqual(users.map((sub) => [sub, sub]))
  })
})

interface Session {
  role: string
  claimed: string
  secured: boolean
  pid: number
}

describe('a statement that commits by itself', () => {
  const SESSION = `select current_user::text as role, auth.jwt() ->> 'role' as claimed, pg_backend_pid() as pid,
    row_security_active('public.matches') as secured, pg_sleep($1)`
  const sessions = (seconds: number) =>
    Promise.all(Array.from({ length: 40 }, () => database.autocommit<Session>(SESSION, [seconds])))

  test('has the role of the service and row level security, on every connection', async () => {
    const seen = (await sessions(0.05)).flat()
    expect(
      seen.filter(({ role, claimed, secured }) => !(role === 'service_role' && claimed === role && secured)),
    ).toEqual([])
    expect(new Set(seen.map(({ pid }) => pid)).size).toBe(database.engine === 'postgresql' ? 8 : 1)
  })

  test('keeps the role after a statement that resets it, and after one that fails', async () => {
    for (const text of ['reset role', 'reset request.jwt.claims', 'select 1/0', 'select nothing']) {
      await Promise.allSettled(Array.from({ length: 20 }, () => database.autocommit(text)))
    }
    const seen = (await sessions(0.01)).flat()
    expect(new Set(seen.map(({ role }) => role))).toEqual(new Set(['service_role']))
  })

  test('changes nothing if it fails, and leaves neither role nor claims to transactions', async () => {
    const write = `insert into app.secrets (name, value) values ('alone', $1) returning 1/length(value) as one`
    await expect(database.autocommit(write, [''])).rejects.toMatchObject({ code: '22012' })
    expect(await database.autocommit(`select from app.secrets where name = 'alone'`)).toEqual([])
    expect(await database.autocommit(write, ['x'])).toEqual([{ one: 1 }])
    const [row] = await database.tx(OWNER, (tx) =>
      tx.sql<{ role: string; jwt: unknown }>('select current_user::text as role, auth.jwt() as jwt'),
    )
    expect(row?.jwt).toEqual({})
    expect(row?.role).not.toBe('service_role')
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgresql')('a connection', () => {
  test('that is lost during a transaction gives a 503, and the next transaction gets a new connection', async () => {
    const lost = database.tx(OWNER, (tx) => tx.sql('select pg_terminate_backend(pg_backend_pid())'))
    await expect(lost).rejects.toMatchObject({ status: 503, code: 'database_unavailable' })
    expect(await database.tx(SERVICE, (tx) => tx.sql('select 1 as alive'))).toEqual([{ alive: 1 }])
  })
})

describe('migrations', () => {
  test('are applied once, even if two processes start together', async () => {
    expect(await migrate(database, readMigrations())).toEqual([])
    const extra = [...readMigrations(), { name: '9999_test.sql', sql: 'create table app.once (id int)' }]
    const both = await Promise.all([migrate(database, extra), migrate(database, extra)])
    expect(both.flat()).toEqual(['9999_test.sql'])
  })

  test('that fail change nothing', async () => {
    const broken = [...readMigrations(), { name: '9998_broken.sql', sql: 'create table app.half (id int); select 1/0' }]
    await expect(migrate(database, broken)).rejects.toThrow('division by zero')
    expect(await database.tx(OWNER, (tx) => tx.sql("select from pg_tables where tablename = 'half'"))).toEqual([])
  })

  test('that were edited after they ran prevent the start', async () => {
    const [first, ...rest] = readMigrations()
    if (!first) throw new Error('no migrations')
    await expect(migrate(database, [{ ...first, sql: `${first.sql}\n` }, ...rest])).rejects.toThrow(
      'was changed after it was applied',
    )
  })
})
