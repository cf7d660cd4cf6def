import * as crypto from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordMatches } from '#platform/server/auth/password.ts'
import { sweepAccounts } from '#platform/server/auth/sweepAccounts.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { advanceClock, setClock } from '#tests/support/database/moveClock.ts'
import {
  type AuthServer,
  everyAccountRow,
  from,
  newestLink,
  PASSWORD,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'

/** Another test file may already have loaded the module whose calls are counted here. */
vi.hoisted(() => vi.resetModules())
/** Counts calls of the real function. */
vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof crypto>()
  return { ...actual, argon2: vi.fn(actual.argon2) }
})

/** A hash without the work of argon2, for tests of how guesses are counted. */
function hashWithoutWork() {
  vi.mocked(crypto.argon2).mockImplementation((_algorithm, { message, nonce, tagLength }, done) => {
    const hash = crypto.createHash('sha512').update(`${nonce} ${message}`).digest()
    setImmediate(done, null, hash.subarray(0, tagLength))
  })
}

let server: AuthServer
let ann: string
beforeAll(async () => {
  server = await startAuthServer()
  const client = await signedUp(server, 'ann@example.org')
  ann = (await client.auth.getUser()).data.user?.id ?? ''
})
afterAll(() => server.close())
afterAll(() => vi.resetModules())

describe('signing in', () => {
  test('returns a session in the form that auth-js expects', async () => {
    const { data, error } = await server
      .client()
      .auth.signInWithPassword({ email: ' ANN@example.org', password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 900 })
    expect(Math.abs((data.session?.expires_at ?? 0) - Date.now() / 1000 - 900)).toBeLessThan(60)
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(data.user).toEqual({
      id: ann,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ann@example.org',
      email_confirmed_at: time,
      phone: '',
      confirmed_at: time,
      last_sign_in_at: time,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: [expect.objectContaining({ id: ann, user_id: ann, provider: 'email' })],
      created_at: time,
      updated_at: time,
      is_anonymous: false,
    })
  })

  test('issues a token with Supabase’s claims that the published key verifies', async () => {
    const client = server.client()
    await client.auth.signInWithPassword({ email: 'ann@example.org', password: PASSWORD })
    const { data } = await client.auth.getClaims()
    expect(data?.header).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
    expect(data?.claims).toMatchObject({
      iss: 'https://hanpan.example/auth/v1',
      aud: 'authenticated',
      sub: ann,
      role: 'authenticated',
      email: 'ann@example.org',
      session_id: expect.any(String),
      app_metadata: { provider: 'email' },
      user_metadata: {},
    })
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(900)
    const keys = await server.request('/auth/v1/.well-known/jwks.json')
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
    expect(Object.keys((await keys.json()).keys[0]).sort()).toEqual(
      ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'].sort(),
    )
  })

  test('marks an admin in the next token', async () => {
    await server.database.tx(OWNER, (tx) => tx.sql('insert into app.admins (user_id) values ($1)', [ann]))
    const { data } = await server.client().auth.signInWithPassword({ email: 'ann@example.org', password: PASSWORD })
    expect(data.user?.app_metadata.role).toBe('admin')
    await server.database.tx(OWNER, (tx) => tx.sql('delete from app.admins'))
  })

  test('to an unconfirmed account says so only if the password is right', async () => {
    await server.client().auth.signUp({ email: 'waiting@example.org', password: PASSWORD })
    const right = await server.client().auth.signInWithPassword({ email: 'waiting@example.org', password: PASSWORD })
    expect(right.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
    const wrong = await server
      .client()
      .auth.signInWithPassword({ email: 'waiting@example.org', password: 'something else' })
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  test.each(['web3', 'pkce', 'id_token', ''])(
    'by the grant type %j gets the same error as from GoTrue',
    async (grant) => {
      const response = await server.request(`/auth/v1/token?grant_type=${grant}`, {})
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'unsupported_grant_type',
      })
    },
  )
})

describe('Known and unknown users take the same time to fail', () => {
  /** For a day after any sign-up with an address, checking the pending password costs one more. */
  beforeAll(async () => {
    await advanceClock(server.database, 25 * 3_600)
    await sweepAccounts(server.database)
    await advanceClock(server.database, 0)
  })
  beforeEach(() => {
    vi.mocked(crypto.argon2).mockClear()
  })

  test.each([
    ['a wrong password', { email: 'ann@example.org', password: 'wrong password' }],
    ['an unknown address', { email: 'nobody@example.org', password: 'wrong password' }],
    ['no address', { password: 'wrong password' }],
    ['no password', { email: 'ann@example.org' }],
    ['an empty password', { email: 'nobody@example.org', password: '' }],
  ])('%s costs one argon2 and gets the same answer', async (_case, body) => {
    const before = await everyAccountRow(server.database)
    const response = await server.request('/auth/v1/token?grant_type=password', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
    expect(crypto.argon2).toHaveBeenCalledTimes(1)
    expect(vi.mocked(crypto.argon2).mock.calls[0]?.slice(0, 2)).toEqual([
      'argon2id',
      expect.objectContaining({ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }),
    ])
    expect(await everyAccountRow(server.database)).toEqual(before)
  })

  test('the password of a pending sign-up gets the same answer, whether or not the address has an account', async () => {
    const answers = []
    for (const email of ['ann@example.org', 'newcomer@example.org']) {
      await server.request('/auth/v1/signup', { email, password: 'a blue unicycle' })
      vi.mocked(crypto.argon2).mockClear()
      const response = await server.request('/auth/v1/token?grant_type=password', {
        email,
        password: 'a blue unicycle',
      })
      answers.push([await response.json(), vi.mocked(crypto.argon2).mock.calls.length])
    }
    expect(answers[0]).toEqual([{ code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' }, 2])
    expect(answers[1]).toEqual(answers[0])
  })

  test('a sign-up also costs one argon2, for a known or unknown address', async () => {
    await server.request('/auth/v1/signup', { email: 'ann@example.org', password: PASSWORD })
    expect(crypto.argon2).toHaveBeenCalledTimes(1)
    await server.request('/auth/v1/signup', { email: 'stranger@example.org', password: PASSWORD })
    expect(crypto.argon2).toHaveBeenCalledTimes(2)
  })
})

test('300 simultaneous sign-ins from one IP address all succeed', async () => {
  hashWithoutWork()
  try {
    const checks = Array.from({ length: 300 }, () => passwordMatches(PASSWORD, null, '192.0.2.1'))
    expect(await Promise.all(checks)).toEqual(Array(300).fill(false))
  } finally {
    vi.mocked(crypto.argon2).mockReset()
  }
})

describe('rate limits', () => {
  let limited: AuthServer
  beforeAll(async () => {
    hashWithoutWork()
    limited = await startAuthServer({ limitsRates: true })
    await signedUp(limited, 'ann@example.org')
  })
  afterAll(async () => {
    await limited.close()
    vi.mocked(crypto.argon2).mockReset()
  })

  test('20 wrong passwords give 429 with Retry-After, while the right password from elsewhere works', async () => {
    const answers = []
    for (let times = 0; times < 20; times += 1) {
      const body = { email: 'ann@example.org', password: `wrong ${times}` }
      answers.push(await limited.request('/auth/v1/token?grant_type=password', body, from('198.51.100.7')))
    }
    expect(answers.map((answer) => answer.status).slice(0, 10)).toEqual(Array(10).fill(400))
    expect(answers.at(-1)?.status).toBe(429)
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answers.at(-1)?.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' })
    const there = limited.client(from('198.51.100.7'))
    const blocked = await there.auth.signInWithPassword({ email: 'ANN@example.org ', password: PASSWORD })
    expect(blocked.error?.status).toBe(429)
    const elsewhere = limited.client(from('203.0.113.9'))
    const { error } = await elsewhere.auth.signInWithPassword({ email: 'ann@example.org', password: PASSWORD })
    expect(error).toBeNull()
  })

  describe('guesses for one account from ever new IP addresses', () => {
    let tries = 0
    const signIn = (email: string, password: string, headers: Record<string, string> = {}) => {
      tries += 1
      const address = from(`10.${tries >> 16}.${(tries >> 8) & 255}.${tries & 255}`)
      return limited.request('/auth/v1/token?grant_type=password', { email, password }, { ...address, ...headers })
    }
    const markIn = (answer: Response) => ({ 'known-browser': answer.headers.get('known-browser') ?? '' })

    test('are checked 50 times, even if 200 come at once, whether or not the account exists', async () => {
      await signedUp(limited, 'target@example.org')
      for (const email of ['target@example.org', 'no-account@example.org']) {
        const guesses = Array.from({ length: 200 }, (_, index) => signIn(email, `wrong ${index}`))
        const answers = await Promise.all(guesses)
        expect(answers.filter(({ status }) => status === 400)).toHaveLength(50)
        const refused = answers.filter(({ status }) => status === 429)
        // A busy machine refuses a few with 503, before it looks at the password.
        expect(refused.length + answers.filter(({ status }) => status === 503).length).toBe(150)
        expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await refused[0]?.json()).toMatchObject({ error_code: 'sign_in_link_required' })
      }
    })

    test('never lock the owner out: their browser still signs in by password, another browser by an emailed link', async () => {
      await signedUp(limited, 'owner@example.org')
      const known = markIn(await signIn('owner@example.org', PASSWORD))
      for (let times = 0; times < 50; times += 1) await signIn('owner@example.org', 'wrong password')
      expect((await signIn('owner@example.org', PASSWORD)).status).toBe(429)
      expect((await signIn('owner@example.org', PASSWORD, known)).status).toBe(200)

      await limited.request('/auth/v1/recover', { email: 'owner@example.org' }, from('203.0.113.77'))
      const link = await newestLink(limited, 'owner@example.org')
      expect((await limited.client().auth.verifyOtp(link)).error).toBeNull()
    })

    test('from a known browser have the same limit, and a mark for another account does not help', async () => {
      await signedUp(limited, 'joon@example.org')
      const known = markIn(await signIn('joon@example.org', PASSWORD))
      for (let times = 0; times < 50; times += 1) await signIn('joon@example.org', 'wrong password', known)
      expect((await signIn('joon@example.org', PASSWORD, known)).status).toBe(429)
      expect((await signIn('joon@example.org', PASSWORD)).status).toBe(200)

      for (let times = 0; times < 50; times += 1) await signIn('ann@example.org', 'wrong password')
      expect((await signIn('ann@example.org', PASSWORD, known)).status).toBe(429)
    })

    test('gain nothing from a mark that is older than the password, except in the browser that changed the password', async () => {
      const owner = await signedUp(limited, 'changed@example.org')
      const old = markIn(await signIn('changed@example.org', PASSWORD))
      const token = (await owner.auth.getSession()).data.session?.access_token
      const changed = await fetch(`${limited.url}/auth/v1/user`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ password: 'a red scooter', current_password: PASSWORD }),
      })
      for (let times = 0; times < 50; times += 1) await signIn('changed@example.org', 'wrong password')
      expect((await signIn('changed@example.org', 'a red scooter', old)).status).toBe(429)
      expect((await signIn('changed@example.org', 'a red scooter', markIn(changed))).status).toBe(200)
    })

    test('do not include sign-ins with the right password, which are never counted', async () => {
      await signedUp(limited, 'often@example.org')
      for (let times = 0; times < 60; times += 1) {
        expect((await signIn('often@example.org', PASSWORD)).status).toBe(200)
      }
    })

    test('gain nothing from a foreign or broken mark', async () => {
      await signedUp(limited, 'strange@example.org')
      for (const mark of ['', '.', 'x', 'a.b,c.d', `${'x'.repeat(22)}.${'y'.repeat(43)}`, ','.repeat(1_000)]) {
        expect((await signIn('strange@example.org', PASSWORD, { 'known-browser': mark })).status).toBe(200)
      }
    })
  })

  test('guesses for many accounts from one IPv6 network are stopped too, from whichever host', async () => {
    await setClock(limited.database, '2026-11-20T12:00:00Z')
    const statuses = new Set<number>()
    for (let times = 0; times < 101; times += 1) {
      const body = { email: `user${times}@example.org`, password: 'wrong password' }
      const answer = await limited.request('/auth/v1/token?grant_type=password', body, from(`2001:db8::${times}`))
      statuses.add(answer.status)
    }
    expect([...statuses]).toEqual([400, 429])
  })

  test('a client may request six emails an hour to one address, and does not use up the limit of other clients', async () => {
    const ask = async (address: string) =>
      (await limited.request('/auth/v1/recover', { email: 'bombed@example.org' }, from(address))).status
    const statuses = []
    for (let times = 0; times < 7; times += 1) statuses.push(await ask('198.51.100.20'))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(await ask('203.0.113.20')).toBe(200)
  })

  test('the stored limits contain no readable address', async () => {
    const rows = await limited.database.tx(OWNER, (tx) => tx.sql<{ key: string }>('select key from app.rate_limits'))
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^auth\.[a-z_]+:[\w-]{43}$/)
  })
})
