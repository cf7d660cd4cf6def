import { createHmac, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { exportSPKI, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadAuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { OWNER } from '#platform/server/database/database.ts'
import {
  type AuthServer,
  everyAccountRow,
  PASSWORD,
  PUBLISHABLE_KEY,
  SITE_URL,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'

const NOW = Math.floor(Date.now() / 1000)

let server: AuthServer
let token: string
let own: KeyObject
let kid: string
let publicPem: string
beforeAll(async () => {
  server = await startAuthServer()
  const client = await signedUp(server, 'ann@example.org')
  token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const signing = (await loadAuthSecrets(server.database)).signingKeys.newest()
  kid = signing.kid
  own = await storedKey()
  publicPem = await exportSPKI((await importJWK(signing.publicJwk, 'ES256')) as CryptoKey)
})
afterAll(() => server.close())

describe('a request', () => {
  test('with only a publishable key, whatever its value, is a visitor’s', async () => {
    for (const headers of [
      {},
      { apikey: 'any' },
      { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${PUBLISHABLE_KEY}` },
    ]) {
      expect(await who({ apikey: '', ...headers })).toEqual({ status: 200, body: { role: 'anon' } })
    }
  })

  test('with a valid token is that user’s, whatever the publishable key', async () => {
    for (const apikey of ['', 'any', token]) {
      const { status, body } = await who({ apikey, authorization: `Bearer ${token}` })
      expect(status).toBe(200)
      expect(body).toMatchObject({ role: 'authenticated', email: 'ann@example.org', sub: payloadOf(token).sub })
    }
  })

  test('with a token that was verified before is still refused once the token expires', async () => {
    const { exp } = payloadOf(token) as { exp: number }
    const statusAt = async (second: number) => {
      vi.setSystemTime(second * 1_000)
      return (await who({ authorization: `Bearer ${token}` })).status
    }
    try {
      expect([await statusAt(exp - 1), await statusAt(exp - 1), await statusAt(exp)]).toEqual([200, 200, 401])
    } finally {
      vi.useRealTimers()
    }
  })

  test('with a bearer that is neither a token nor a publishable key is refused', async () => {
    for (const authorization of [
      'Bearer other-key',
      'Bearer',
      'Basic YTpi',
      '',
      `Token ${token}`,
      `Bearer ${token} x`,
    ]) {
      expect((await who({ authorization })).status).toBe(401)
    }
  })
})

describe('every endpoint refuses (401), in either header,', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const forgeries: [string, () => string][] = [
    ['alg=none', () => `${part({ alg: 'none', kid })}.${part(claims())}.`],
    ['alg=none with our signature', () => `${part({ alg: 'none', kid })}.${part(claims())}.${token.split('.')[2]}`],
    ['HS256 with the public key', () => hmac({ alg: 'HS256', kid }, claims(), publicPem)],
    ['HS256 with the published JWK', () => hmac({ alg: 'HS256', kid }, claims(), JSON.stringify({ kid }))],
    ['RS256', () => signed({ alg: 'RS256', kid }, claims(), rsa.privateKey)],
    ['another key under our kid', () => signed({ alg: 'ES256', kid }, claims(), other.privateKey)],
    ['a forged kid', () => signed({ alg: 'ES256', kid: 'forged' }, claims(), other.privateKey)],
    ['our key under another kid', () => signed({ alg: 'ES256', kid: 'other' }, claims(), own)],
    ['no kid', () => signed({ alg: 'ES256' }, claims(), own)],
    [
      'a jku of its own',
      () => signed({ alg: 'ES256', kid, jku: 'https://evil.example/jwks' }, claims(), other.privateKey),
    ],
    ['a jwk of its own', () => signed({ alg: 'ES256', kid, jwk: jwkOf(other.publicKey) }, claims(), other.privateKey)],
    ['expired', () => signed({ alg: 'ES256', kid }, claims({ exp: NOW - 1 }), own)],
    ['without an end', () => signed({ alg: 'ES256', kid }, claims({ exp: undefined }), own)],
    ['not yet valid', () => signed({ alg: 'ES256', kid }, claims({ nbf: NOW + 600 }), own)],
    ['wrong audience', () => signed({ alg: 'ES256', kid }, claims({ aud: 'anon' }), own)],
    ['wrong issuer', () => signed({ alg: 'ES256', kid }, claims({ iss: 'https://evil.example/auth/v1' }), own)],
    ['self-made service role', () => signed({ alg: 'ES256', kid }, claims({ role: 'service_role' }), other.privateKey)],
    ['a service role even under our key', () => signed({ alg: 'ES256', kid }, claims({ role: 'service_role' }), own)],
    ['a subject that is no id', () => signed({ alg: 'ES256', kid }, claims({ sub: 'ann' }), own)],
    [
      'altered claims',
      () => token.replace(/\.[^.]+\./, `.${part({ ...payloadOf(token), email: 'bob@example.org' })}.`),
    ],
    ['a missing signature', () => token.replace(/\.[^.]+$/, '.')],
    ['no token but dots', () => 'a.b.c'],
  ]

  test.each(forgeries)('%s', async (_name, forge) => {
    const forged = forge()
    const before = await everyAccountRow(server.database)
    const answers = [
      await who({ authorization: `Bearer ${forged}` }),
      await who({ apikey: forged }),
      await who({ apikey: forged, authorization: `Bearer ${forged}` }),
      await who({ apikey: forged, authorization: `Bearer ${token}` }),
      await who({ apikey: forged }, '/auth/v1/user'),
      await who({ authorization: `Bearer ${forged}` }, '/auth/v1/user'),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401))
    const body = { email: 'ann@example.org', password: PASSWORD }
    expect((await server.request('/auth/v1/token?grant_type=password', body, { apikey: forged })).status).toBe(401)
    expect(await everyAccountRow(server.database)).toEqual(before)
  })

  test('but accepts the same claims signed with our key', async () => {
    const { status } = await who({ authorization: `Bearer ${signed({ alg: 'ES256', kid }, claims(), own)}` })
    expect(status).toBe(200)
  })
})

test('the signing key is generated once and stays the same', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => loadAuthSecrets(server.database)))
  expect(new Set(all.map(({ signingKeys }) => signingKeys.newest().kid))).toEqual(new Set([kid]))
})

async function who(headers: Record<string, string>, path = '/rest/v1/who') {
  const response = await server.request(path, undefined, headers)
  return { status: response.status, body: await response.json() }
}

function claims(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { sub, session_id } = payloadOf(token)
  const usual = { iss: `${SITE_URL}/auth/v1`, aud: 'authenticated', role: 'authenticated', iat: NOW, exp: NOW + 900 }
  return { ...usual, sub, session_id, email: 'ann@example.org', aal: 'aal1', ...changes }
}

function payloadOf(jwt: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signed(header: unknown, payload: unknown, key: KeyObject): string {
  const data = `${part(header)}.${part(payload)}`
  return `${data}.${sign('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

function hmac(header: unknown, payload: unknown, secret: string): string {
  const data = `${part(header)}.${part(payload)}`
  return `${data}.${createHmac('sha256', secret).update(data).digest('base64url')}`
}

function jwkOf(key: KeyObject): unknown {
  return key.export({ format: 'jwk' })
}

async function storedKey(): Promise<KeyObject> {
  const [row] = await server.database.tx(OWNER, (tx) =>
    tx.sql<{ value: string }>(`select value from app.secrets where name = 'auth.signing_key'`),
  )
  return createPrivateKey({ key: JSON.parse(row?.value ?? ''), format: 'jwk' })
}
