import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import {
  type AuthServer,
  everyAccountRow,
  newestLink,
  PASSWORD,
  signedUp,
  startAuthServer,
  withPassword,
} from '#tests/support/server/authServer.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuthServer()
})
afterAll(() => server.close())

describe('signing up', () => {
  test('emails a link, creates no account yet, and returns no session', async () => {
    const { data, error } = await server.client().auth.signUp({ email: ' Ann@Example.org ', password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email: 'ann@example.org', aud: 'authenticated', is_anonymous: false })
    expect(data.user?.identities).toHaveLength(1)
    await server.settle()
    expect(server.mails.at(-1)).toEqual({
      to: 'ann@example.org',
      subject: 'Confirm your Hanpan account',
      text: expect.stringContaining('the account for ann@example.org'),
    })
    expect(await accountsOf('ann@example.org')).toBe(0)
  })

  test('Sign-up of a known address looks like a new one', async () => {
    await signedUp(server, 'known@example.org')
    const answers = []
    for (const email of ['known@example.org', 'brand-new@example.org']) {
      const response = await server.request('/auth/v1/signup', { email, password: PASSWORD })
      answers.push({
        status: response.status,
        headers: [...response.headers.keys()].sort(),
        body: anonymized(await response.text(), email),
      })
    }
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]).toEqual(answers[1])
  })

  test('with a known address emails the owner that the account exists, and changes nothing', async () => {
    const owner = await signedUp(server, 'owner@example.org')
    await server.client().auth.signUp({ email: 'OWNER@example.org', password: 'another password' })
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({
      to: 'owner@example.org',
      subject: 'You already have a Hanpan account',
      text: expect.not.stringContaining('token_hash'),
    })
    expect((await owner.auth.getUser()).data.user?.email).toBe('owner@example.org')
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email: 'owner@example.org', password: 'another password' })
    expect(error?.code).toBe('email_not_confirmed')
  })

  test('twice returns different ids, which do not reveal that the first sign-up is pending', async () => {
    const ids = []
    for (let times = 0; times < 2; times += 1) {
      const { data } = await server.client().auth.signUp({ email: 'twice@example.org', password: PASSWORD })
      ids.push(data.user?.id)
    }
    expect(new Set(ids).size).toBe(2)
  })

  test('returns the id that the account will have', async () => {
    const { data } = await server.client().auth.signUp({ email: 'same-id@example.org', password: PASSWORD })
    const confirmed = await server
      .client()
      .auth.verifyOtp(withPassword(await newestLink(server, 'same-id@example.org')))
    expect(confirmed.data.user?.id).toBe(data.user?.id)
  })

  test('ignores app_metadata, role and id in the body, and accepts captcha meta', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const response = await server.request('/auth/v1/signup', {
      email: 'climber@example.org',
      password: PASSWORD,
      id,
      role: 'service_role',
      app_metadata: { role: 'admin' },
      data: { role: 'admin' },
      gotrue_meta_security: { captcha_token: 'token' },
      code_challenge: null,
    })
    expect(response.status).toBe(200)
    const { data } = await server.client().auth.verifyOtp(withPassword(await newestLink(server, 'climber@example.org')))
    expect(data.user?.id).not.toBe(id)
    expect(data.user).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
    })
    expect(data.user?.app_metadata.role).toBeUndefined()
  })

  test.each([
    ['short', 'seven77', 'Password should be at least 8 characters.', ['length']],
    [
      'common',
      'Password123!',
      'Password is known to be weak and easy to guess, please choose a different one.',
      ['pwned'],
    ],
    ['long (257)', 'é7'.repeat(128).concat('x'), 'Password should be at most 256 characters.', ['length']],
  ])('with a password that is %s is refused with the reason', async (_kind, password, message, reasons) => {
    const before = await everyAccountRow(server.database)
    const { error } = await server.client().auth.signUp({ email: 'weak@example.org', password })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', message, reasons })
    expect(await everyAccountRow(server.database)).toEqual(before)
  })

  test.each([
    ['long (256)', 'korean '.repeat(36).concat('abcd')],
    ['non-ASCII', '한판 하자, 친구야'],
    ['emoji', '🦊🐢🐙🦉🐝🦋🐬🦔'],
  ])('with a password of %s works', async (_kind, password) => {
    const email = `p${Math.floor(password.length)}@example.org`
    await signedUp(server, email, password)
    const { data } = await server.client().auth.signInWithPassword({ email, password })
    expect(data.user?.email).toBe(email)
    const wrong = await server.client().auth.signInWithPassword({ email, password: `${password}.` })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  test('treats a password in composed or decomposed characters as the same', async () => {
    await signedUp(server, 'nfc@example.org', 'crème brûlée'.normalize('NFD'))
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email: 'nfc@example.org', password: 'crème brûlée'.normalize('NFC') })
    expect(error).toBeNull()
  })

  test.each([
    '',
    'ann',
    'ann@',
    '@example.org',
    'ann@localhost',
    'ann@exa mple.org',
    'a,b@example.org',
    'ann@example.org>',
    'ann@example.org\r\nBcc: all@example.org',
    'ä@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(130)}org`,
  ])('refuses %j as an address', async (email) => {
    const response = await server.request('/auth/v1/signup', { email, password: PASSWORD })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unable to validate email address: invalid format',
    })
  })

  test("by phone or anonymously gets GoTrue's error", async () => {
    const anonymous = await server.client().auth.signInAnonymously()
    expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
    const phone = await server.client().auth.signUp({ phone: '+4912345', password: PASSWORD })
    expect(phone.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  })
})

describe('with email confirmation turned off', () => {
  let direct: AuthServer
  beforeAll(async () => {
    direct = await startAuthServer({ confirmsEmail: false })
  })
  afterAll(() => direct.close())

  test('signing up signs the user in at once', async () => {
    const { data } = await direct.client().auth.signUp({ email: 'ann@example.org', password: PASSWORD })
    expect(data.session?.access_token).toBeDefined()
    expect(data.user?.email_confirmed_at).toBeDefined()
  })

  test('signing up again says that the account exists', async () => {
    const before = await everyAccountRow(direct.database)
    const { error } = await direct.client().auth.signUp({ email: 'Ann@example.org', password: 'another password' })
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
    expect(await everyAccountRow(direct.database)).toEqual(before)
  })

  test('20 simultaneous sign-ups with one address create one account', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => direct.client().auth.signUp({ email: 'race@example.org', password: PASSWORD })),
    )
    expect(all.filter(({ error }) => error === null)).toHaveLength(1)
    expect(all.filter(({ error }) => error?.code === 'user_already_exists')).toHaveLength(19)
  })
})

/** The body with placeholders for the values that differ between sign-ups. */
function anonymized(body: string, email: string): string {
  return body
    .replaceAll(email, 'EMAIL')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
}

async function accountsOf(email: string): Promise<number> {
  const rows = await server.database.tx(OWNER, (tx) => tx.sql('select from auth.users where email = $1', [email]))
  return rows.length
}
