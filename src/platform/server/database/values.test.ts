import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { sqlStateOf } from '#platform/server/http/sqlProblem.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

let context: TestDatabase
beforeAll(async () => {
  context = await createTestDatabase()
})
afterAll(() => context.remove())

const sql = <Row>(text: string, parameters: readonly unknown[] = []) =>
  context.database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))

describe('a value is the same on both engines', () => {
  test.each<[type: string, given: unknown, kept?: unknown]>([
    ['text', `O'Neill "q" \\ 한글 👨‍👩‍👧‍👦 \u200b`],
    ['text', ''],
    ['text', null],
    ['text', undefined, null],
    ['text', 'a'.repeat(200_000)],
    ['boolean', true],
    ['boolean', 'false', false],
    ['integer', -2_147_483_648],
    ['bigint', 2 ** 52],
    ['double precision', 0.1],
    ['numeric', '12.30'],
    ['uuid', '00000000-0000-4000-8000-00000000000a'],
    ['timestamptz', new Date('2026-01-02T03:04:05.678Z')],
    ['timestamptz', '2026-01-02T12:04:05+09:00', new Date('2026-01-02T03:04:05Z')],
    ['jsonb', { a: [1, null, 'x'], b: { c: true } }],
    ['jsonb', '[1,2]', [1, 2]],
    ['text[]', ['a,b', '"c"', '\\', '{}', 'NULL', '', ' ']],
    ['text[]', ['a', null]],
    ['integer[]', [1, 2]],
    ['integer[]', []],
    [
      'integer[]',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['uuid[]', ['00000000-0000-4000-8000-00000000000a']],
    ['bytea', Buffer.from([0, 1, 255])],
  ])('%s %j', async (type, given, kept = given) => {
    expect(await sql(`select $1::${type} as value`, [given])).toEqual([{ value: kept ?? null }])
  })

  test('count is a number', async () => {
    expect(await sql('select count(*) as n from pg_roles where false')).toEqual([{ n: 0 }])
  })

  test('JSON gives instants in UTC', async () => {
    const [row] = await sql(`select json_build_array('2026-01-02T12:00:00+09:00'::timestamptz)::text as json`)
    expect(row).toEqual({ json: '["2026-01-02T03:00:00+00:00"]' })
  })
})

describe('a statement', () => {
  test('that fails reports its SQLSTATE, and the engine keeps working', async () => {
    for (const [text, parameters, state] of [
      ['select $1::uuid', ['no uuid'], '22P02'],
      ['select $1::text', ['a\0b'], '22021'],
      ['select from nowhere', [], '42P01'],
      ['select 1/$1::int', [0], '22012'],
      ['selct', [], '42601'],
      ['select $1::int, $2::int', [1], '08P01'],
    ] as const) {
      const error = await sql(text, parameters).catch((thrown) => thrown)
      expect(sqlStateOf(error), text).toBe(state)
      expect(await sql('select $1::text as still', ['sound'])).toEqual([{ still: 'sound' }])
    }
  })

  test('can be repeated, even after its table has changed', async () => {
    const counts = async () => {
      for (let round = 0; round < 10; round += 1) await sql('select * from app.shape where a = $1', [round])
    }
    await context.database.tx(OWNER, (tx) => tx.script('create table app.shape (a int)'))
    await counts()
    await context.database.tx(OWNER, (tx) =>
      tx.script('alter table app.shape add b int; insert into app.shape values (1, 2)'),
    )
    await sql('select * from app.shape where a = $1', [1]).catch(() => {})
    expect(await sql('select * from app.shape where a = $1', [1])).toEqual([{ a: 1, b: 2 }])
  })

  test('can be one of hundreds, of which at most 200 stay prepared', async () => {
    for (let n = 0; n < 600; n += 1) {
      const [row] = await sql<{ sum: number }>(`select $1::int + ${n % 300} as sum`, [n])
      expect(row?.sum).toBe(n + (n % 300))
    }
    const [{ kept } = { kept: 0 }] = await sql<{ kept: number }>('select count(*) as kept from pg_prepared_statements')
    expect(kept).toBeLessThanOrEqual(201)
  })

  test('that failed does not stay prepared', async () => {
    const kept = () => sql<{ kept: number }>('select count(*) as kept from pg_prepared_statements')
    await kept()
    const before = await kept()
    for (let n = 0; n < 5; n += 1) await sql(`select $1::uuid, ${n}`, ['no uuid']).catch(() => {})
    expect(await kept()).toEqual(before)
  })

  test('returns many rows in order', async () => {
    const rows = await sql<{ n: number }>(
      'select n, repeat($1, 100) as text from generate_series(1, 5000) n order by n',
      ['한'],
    )
    expect([rows.length, rows.at(0)?.n, rows.at(-1)?.n]).toEqual([5_000, 1, 5_000])
  })

  test('can write and return rows', async () => {
    const rows = await sql('insert into app.secrets (name, value) values ($1, $2) returning name', ['kept', 'x'])
    expect(rows).toEqual([{ name: 'kept' }])
    expect(await sql('delete from app.secrets where name = $1', ['kept'])).toEqual([])
  })
})
