import { beforeEach, describe, expect, test } from 'vitest'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/log.ts'

let logged: [level: string, facts: unknown][]
const at = (level: string) => (facts: unknown) => void logged.push([level, facts])
const log: Log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
beforeEach(() => {
  logged = []
})

const duplicate = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
  code: '23505',
})
const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })

async function answer(error: unknown, path: string): Promise<[status: number, body: Record<string, unknown>]> {
  const response = errorResponse(error, { path, id: 'r-1' }, log)
  return [response.status, await response.json()]
}

describe('a database error', () => {
  test('on rest/v1 goes to the caller in the database’s words', async () => {
    expect(await answer(duplicate, '/rest/v1/profiles')).toMatchObject([
      409,
      { code: '23505', message: duplicate.message },
    ])
    expect(logged).toEqual([])
  })

  test.each([
    ['428C9', 'a value for a generated column'],
    ['42804', 'a value of another type than the column’s'],
    ['42883', 'an operator that the column’s type lacks'],
    ['0A000', 'what the database does not support'],
  ])('on rest/v1 is the client’s if it asked for the impossible (%s: %s)', async (code) => {
    const [status] = await answer(Object.assign(new Error('no'), { code }), '/rest/v1/profiles')
    expect(status).toBe(400)
    expect(logged).toEqual([])
  })

  test.each(['/functions/v1/translate', '/auth/v1/signup'])(
    'on %s is our bug: it is logged and not shown',
    async (path) => {
      const [status, body] = await answer(duplicate, path)
      expect(status).toBe(500)
      expect(JSON.stringify(body)).not.toContain('users_email_key')
      expect(logged).toEqual([['error', { requestId: 'r-1', error: expect.stringContaining('users_email_key') }]])
    },
  )

  test.each(['/functions/v1/translate', '/auth/v1/token', '/rest/v1/profiles'])(
    'that only means a busy database gives a 503 on %s, and its cause is logged',
    async (path) => {
      const [status, body] = await answer(deadlock, path)
      expect([status, body.msg ?? body.message]).toEqual([503, 'The database is busy. Please try again.'])
      expect(JSON.stringify(body)).not.toContain('deadlock')
      expect(logged).toEqual([['warn', { requestId: 'r-1', code: '40P01', cause: 'deadlock detected' }]])
    },
  )
})

test('a bug is logged once, with the id that the caller sees', async () => {
  const [status, body] = await answer(new Error('secret'), '/functions/v1/translate')
  expect([status, body.request_id, body.message]).toEqual([500, 'r-1', 'An unexpected error occurred (r-1)'])
  expect(logged).toEqual([['error', { requestId: 'r-1', error: expect.stringContaining('secret') }]])
})

test('each API has its own shape of error body', async () => {
  const problem = new Problem(400, 'validation_failed', 'text: is missing', { extra: { field: 'text' } })
  expect(await answer(problem, '/auth/v1/signup')).toEqual([
    400,
    { code: 400, error_code: 'validation_failed', msg: 'text: is missing', field: 'text' },
  ])
  expect(await answer(problem, '/functions/v1/translate')).toEqual([
    400,
    { code: 'validation_failed', message: 'text: is missing', details: null, hint: null, field: 'text' },
  ])
})
