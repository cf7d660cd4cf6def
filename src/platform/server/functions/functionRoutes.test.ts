import { Readable } from 'node:stream'
import { FunctionsHttpError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OWNER } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT } from '#platform/server/functions/defineFunction.ts'
import { BODY_LIMIT_BYTES } from '#platform/server/http/limitBody.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const FUNCTIONS = [
  defineFunction({
    name: 'shout',
    access: 'visitor',
    input: z.object({ text: z.string().max(10), tone: z.enum(['polite', 'casual']).default('polite') }),
    run: async ({ input }) => ({ text: input.text.toUpperCase(), tone: input.tone }),
  }),
  defineFunction({
    name: 'who-am-i',
    access: 'user',
    input: NO_INPUT,
    run: async ({ claims, address, requestId, signal }) => ({
      sub: claims.sub,
      address,
      requestId,
      left: signal.aborted,
    }),
  }),
  defineFunction({
    name: 'seldom',
    access: 'visitor',
    input: NO_INPUT,
    rateLimit: { name: 'seldom', count: 2, periodSeconds: 3_600 },
    run: async () => undefined,
  }),
  defineFunction({
    name: 'refuse',
    access: 'visitor',
    input: NO_INPUT,
    async run() {
      throw new Problem(429, 'daily_limit_reached', 'No more today.', { extra: { left: 0 } })
    },
  }),
  defineFunction({
    name: 'break',
    access: 'visitor',
    input: NO_INPUT,
    async run() {
      throw new Error('with a secret inside')
    },
  }),
]

let context: TestDatabase
let api: DataApi
let annId: string
beforeAll(async () => {
  context = await createTestDatabase()
  api = await startDataApi(context.database, { functions: FUNCTIONS })
  annId = await createUser(context.database, 'ann@example.org')
})
afterAll(async () => {
  await api.close()
  await context.remove()
})

const post = (name: string, body?: string, headers: Record<string, string> = {}) =>
  api.refusal(`/functions/v1/${name}`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) })

/** Sends the body without a content length; `padding` spaces follow the text. */
function shoutInChunks(text: string, padding: number) {
  const body = Readable.toWeb(Readable.from([`{"text":`, `"${text}"}`, ' '.repeat(padding)].map(Buffer.from)))
  return api.request('/functions/v1/shout', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

describe('a function', () => {
  test('returns JSON to the real client', async () => {
    const { data, error } = await api.client().functions.invoke('shout', { body: { text: 'hi' } })
    expect([data, error]).toEqual([{ text: 'HI', tone: 'polite' }, null])
  })

  test('accepts a chunked body of up to 256 kB', async () => {
    expect(await (await shoutInChunks('hi', 10)).json()).toMatchObject({ text: 'HI' })
    expect((await shoutInChunks('hi', BODY_LIMIT_BYTES)).status).toBe(413)
  })

  test('knows its caller and the caller’s IP address', async () => {
    const { data } = await api.client(annId).functions.invoke('who-am-i')
    expect(data).toEqual({ sub: annId, address: '192.0.2.1', requestId: 'test', left: false })
  })

  test('without a result returns an empty object', async () => {
    const { data } = await api.client(annId).functions.invoke('seldom', { body: {} })
    expect(data).toEqual({})
  })

  test('for users asks a visitor to sign in', async () => {
    const { error } = await api.client().functions.invoke('who-am-i')
    if (!(error instanceof FunctionsHttpError)) throw new Error('expected a refusal')
    expect(error.context.status).toBe(401)
    expect(await error.context.json()).toMatchObject({
      code: 'no_authorization',
      message: 'Please sign in to do this.',
    })
  })

  test('that does not exist gives 404', async () => {
    expect(await post('nothing', '{}')).toMatchObject({ status: 404, code: 'function_not_found' })
    expect(await post('shout/deeper', '{}')).toMatchObject({ status: 404, code: 'function_not_found' })
    expect(await post('constructor', '{}')).toMatchObject({ status: 404 })
  })

  test.each([
    ['{"text": 5}', 'text'],
    ['{"text": ["a"]}', 'text'],
    ['{"text": null}', 'text'],
    ['{}', 'text'],
    ['{"text": "longer than ten"}', 'text'],
    ['{"text": "a", "tone": "rude"}', 'tone'],
    ['{"text": "a", "tone": 1}', 'tone'],
    ['[]', 'body'],
    ['"text"', 'body'],
    ['null', 'body'],
    ['', 'body'],
  ])('refuses %s, naming %s', async (body, field) => {
    expect(await post('shout', body)).toMatchObject({ status: 400, code: 'validation_failed', field })
  })

  test.each(['{"text":', '{"text": "a\\u0000"}', '{"text": "\\ud800"}', '['.repeat(50_000)])(
    'refuses the body %.20s',
    async (body) => {
      expect(await post('shout', body)).toMatchObject({ status: 400, code: 'bad_json' })
    },
  )

  test('without input refuses a body with fields', async () => {
    expect(await post('refuse', '{"plan":"premium"}')).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  test('can refuse with its own status, code and further fields', async () => {
    const answer = await api.request('/functions/v1/refuse', { method: 'POST' })
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ code: 'daily_limit_reached', message: 'No more today.', left: 0 })
  })

  test('that fails does not reveal why', async () => {
    const answer = await post('break')
    expect(answer).toMatchObject({ status: 500, code: 'unexpected_failure' })
    expect(answer.message).not.toContain('secret')
  })

  test.each(['GET', 'PUT', 'DELETE'])('cannot be called by %s', async (method) => {
    expect(await api.refusal('/functions/v1/shout', { method })).toMatchObject({
      status: 405,
      code: 'method_not_allowed',
    })
  })

  test('gives another origin no CORS header', async () => {
    for (const method of ['OPTIONS', 'POST']) {
      const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
      const answer = await api.request('/functions/v1/refuse', { method, headers })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('a rate limit', () => {
  const statuses = async (requests: [address: string, userId?: string][]) => {
    const seen: number[] = []
    for (const [address, userId] of requests) {
      const init = { method: 'POST', headers: { 'x-test-address': address } }
      seen.push((await api.request('/functions/v1/seldom', init, userId)).status)
    }
    return seen
  }

  test('counts visitors by IP address, and an IPv6 network as one', async () => {
    expect(await statuses([['203.0.113.1'], ['203.0.113.1'], ['203.0.113.1'], ['203.0.113.2']])).toEqual([
      200, 200, 429, 200,
    ])
    expect(await statuses([['2001:db8::1'], ['2001:db8::2'], ['2001:db8::3'], ['2001:db8:0:1::1']])).toEqual([
      200, 200, 429, 200,
    ])
  })

  test('counts users, whatever their IP addresses', async () => {
    const benId = await createUser(context.database, 'ben@example.org')
    expect(
      await statuses([
        ['198.51.100.1', benId],
        ['198.51.100.2', benId],
        ['198.51.100.3', benId],
      ]),
    ).toEqual([200, 200, 429])
  })

  test('stores no readable address', async () => {
    await statuses([['203.0.113.77']])
    const rows = await context.database.tx(OWNER, (tx) => tx.sql<{ key: string }>('select key from app.rate_limits'))
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  test('says when to retry', async () => {
    const call = () =>
      api.request('/functions/v1/seldom', { method: 'POST', headers: { 'x-test-address': '203.0.113.9' } })
    await call()
    await call()
    const answer = await call()
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1_000)
  })
})

describe('storage', () => {
  test('is answered in JSON: it is not offered', async () => {
    const { error } = await api.client().storage.from('avatars').list()
    expect(error?.message).toBe('Storage is not offered here.')
    expect(await api.refusal('/storage/v1/bucket')).toMatchObject({ status: 404, code: 'storage_not_offered' })
  })
})
