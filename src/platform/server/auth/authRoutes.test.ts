import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GENERATED_REQUESTS } from '#tests/support/repetitions.ts'
import {
  type AuthServer,
  everyAccountRow,
  PASSWORD,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'

let server: AuthServer
let authorization: string
beforeAll(async () => {
  server = await startAuthServer()
  const client = await signedUp(server, 'ann@example.org')
  authorization = `Bearer ${(await client.auth.getSession()).data.session?.access_token}`
})
afterAll(() => server.close())

const FIELDS: Record<string, string[]> = {
  '/signup': ['email', 'password', 'phone'],
  '/token?grant_type=password': ['email', 'password', 'phone'],
  '/token?grant_type=refresh_token': ['refresh_token'],
  '/verify': ['token_hash', 'type', 'password'],
  '/link': ['token_hash'],
  '/recover': ['email'],
  '/resend': ['email', 'type'],
  '/factors': ['factor_type', 'friendly_name', 'issuer', 'current_password'],
  '/factors/recovery-codes/verify': ['code'],
}
const VALID: Record<string, unknown> = {
  email: 'valid@example.org',
  password: PASSWORD,
  refresh_token: 'a.b',
  token_hash: 'token',
  type: 'signup',
  factor_type: 'totp',
}
const WRONG_TYPES = [0, true, [], {}, ['ann@example.org'], { email: 'ann@example.org' }]
const CASES = Object.entries(FIELDS).flatMap(([path, fields]) => fields.map((field) => [path, field] as const))

describe('a request to auth/v1', () => {
  test.each(CASES)('POST %s: a wrong type in %s gives 400 and names the field', async (path, field) => {
    const before = await everyAccountRow(server.database)
    for (const wrong of WRONG_TYPES) {
      const response = await server.request(`/auth/v1${path}`, { ...VALID, [field]: wrong }, { authorization })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed', field })
    }
    expect(await everyAccountRow(server.database)).toEqual(before)
  })

  test.each(CASES)('POST %s: NUL and lone surrogates in %s give 400', async (path, field) => {
    for (const text of ['a\0b@example.org', '\ud800ann@example.org']) {
      const response = await server.request(`/auth/v1${path}`, { ...VALID, [field]: text }, { authorization })
      expect(response.status).toBe(400)
    }
  })

  test.each(Object.keys(FIELDS))('POST %s: a malformed, truncated, missing or deep body gives 400', async (path) => {
    const deep = `${'['.repeat(500)}${']'.repeat(500)}`
    for (const body of ['', '{', '{"email":', 'null', '[]', '"text"', '1', `{"email":${deep}}`]) {
      const response = await server.request(`/auth/v1${path}`, body, { authorization })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        code: 400,
        error_code: expect.any(String),
        msg: expect.any(String),
      })
    }
  })

  test.each([
    ['GET', '/settings'],
    ['GET', '/signup'],
    ['GET', '/token'],
    ['GET', '/verify'],
    ['POST', '/otp'],
    ['POST', '/sso'],
    ['GET', '/reauthenticate'],
    ['GET', '/factors'],
    ['GET', '/admin/users'],
    ['DELETE', '/user'],
    ['GET', '/authorize?provider=google'],
  ])('%s %s, which this product does not use, gives 404 as JSON', async (method, path) => {
    const response = await fetch(`${server.url}/auth/v1${path}`, { method, headers: { authorization } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 404, error_code: 'not_found' })
  })

  test('gets an answer that caches may not store', async () => {
    const response = await server.request('/auth/v1/user', undefined, { authorization })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test(
    `is one of ${GENERATED_REQUESTS.auth} generated requests to auth/v1: no 5xx, no crash, and the account does not change`,
    { timeout: 3_600_000 },
    async () => {
      const email = () => fc.constantFrom('ann@example.org', "' or 1=1 --", '', '\r\n', '%00', '\u202egro')
      const value = fc.oneof(email(), fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constant('signup'))
      const body = fc.dictionary(
        fc.constantFrom('email', 'token_hash', 'type', 'refresh_token', 'data', '__proto__'),
        value,
      )
      const path = fc.constantFrom(...Object.keys(FIELDS))
      const before = await everyAccountRow(server.database)
      await fc.assert(
        fc.asyncProperty(path, body, async (at, sent) => {
          fc.pre(!(at === '/recover' || at === '/resend') || sent.email !== 'ann@example.org')
          const response = await server.request(`/auth/v1${at}`, sent, { authorization })
          expect(response.status).toBeLessThan(500)
        }),
        { numRuns: GENERATED_REQUESTS.auth },
      )
      const after = await everyAccountRow(server.database)
      expect(after.users).toEqual(before.users)
      expect(after.sessions).toEqual(before.sessions)
      expect(after.factors).toEqual(before.factors)
    },
  )
})
