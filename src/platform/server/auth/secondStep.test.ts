import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'
import { type App, appCode, enrolled } from '#tests/support/server/authenticatorApp.ts'
import {
  type AuthServer,
  everyAccountRow,
  newestLink,
  PASSWORD,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'

const NEW_PASSWORD = 'a yellow tricycle'
const STEP_MS = 30_000

let server: AuthServer
let email: string
let owner: SupabaseClient
let now = Date.parse('2026-03-01T12:00:00Z')
let counter = 0
beforeAll(async () => {
  server = await startAuthServer()
})
beforeEach(async () => {
  counter += 1
  email = `person${counter}@example.org`
  await pass(3_600_000)
  owner = await signedUp(server, email)
})
afterAll(() => server.close())

/** Moves the clock, to the beginning of a step. */
async function pass(milliseconds: number): Promise<void> {
  now = Math.ceil((now + milliseconds) / STEP_MS) * STEP_MS
  await setClock(server.database, new Date(now).toISOString())
}

const codeNow = ({ secret }: App) => appCode(secret, now)

async function verify(client: SupabaseClient, { factorId }: App, code: string) {
  return client.auth.mfa.challengeAndVerify({ factorId, code })
}

/** An account whose owner has just turned two-step sign-in on. */
async function secured(client = owner): Promise<App> {
  const app = await enrolled(client)
  const { error } = await verify(client, app, codeNow(app))
  if (error) throw error
  await pass(STEP_MS)
  return app
}

async function signedIn(): Promise<SupabaseClient> {
  const client = server.client()
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return client
}

async function levelOf(client: SupabaseClient) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel, data?.currentAuthenticationMethods.map(methodOf)]
}

const methodOf = (entry: string | { method: string }) => (typeof entry === 'string' ? entry : entry.method)

async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? ''
}

async function statusWith(token: string): Promise<number> {
  const answer = await server.request('/rest/v1/who', undefined, { authorization: `Bearer ${token}` })
  return answer.status
}

describe('turning two-step sign-in on', () => {
  test('gives a QR code, the key to type and its URI, and no second step until the first code', async () => {
    const { data, error } = await owner.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(error).toBeNull()
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone', id: expect.any(String) })
    const uri = new URL(data?.totp.uri ?? '')
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', `/Hanpan:${email}`])
    expect(uri.searchParams.get('secret')).toBe(data?.totp.secret)
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/)
    expect(await levelOf(owner)).toEqual(['aal1', 'aal1', expect.arrayContaining(['otp', 'password'])])
    const { data: factors } = await owner.auth.mfa.listFactors()
    expect(factors).toMatchObject({ all: [{ friendly_name: 'Phone', status: 'unverified' }], totp: [] })
  })

  test('takes the first code, raises this session, signs out the others and emails the owner', async () => {
    const other = await signedIn()
    const app = await enrolled(owner)
    const { data, error } = await verify(owner, app, codeNow(app))
    expect(error).toBeNull()
    expect(data?.user.factors).toMatchObject([{ id: app.factorId, status: 'verified', factor_type: 'totp' }])
    expect(await levelOf(owner)).toEqual(['aal2', 'aal2', ['totp', 'otp', 'password']])
    expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect((await owner.auth.getUser()).error).toBeNull()
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({ to: email, subject: 'Two-step sign-in is on for your Hanpan account' })
  })

  test('requires the current password if the sign-in was more than ten minutes ago', async () => {
    await pass(601_000)
    const { error } = await owner.auth.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 400, code: 'current_password_required' })
    const authorization = `Bearer ${await tokenOf(owner)}`
    const wish = { factor_type: 'totp', current_password: 'not the one' }
    const wrong = await server.request('/auth/v1/factors', wish, { authorization })
    expect(await wrong.json()).toMatchObject({ code: 400, error_code: 'current_password_invalid' })
    expect((await everyAccountRow(server.database)).factors).not.toContainEqual(
      expect.objectContaining({ status: 'unverified', user_id: (await owner.auth.getUser()).data.user?.id }),
    )
    const right = await server.request('/auth/v1/factors', { ...wish, current_password: PASSWORD }, { authorization })
    expect(right.status).toBe(200)
  })

  test('requires the second step for a further app, which signs in as well as the first', async () => {
    const first = await secured()
    const half = await signedIn()
    expect((await half.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    })
    const second = await enrolled(owner, 'Tablet')
    expect((await verify(owner, second, codeNow(second))).error).toBeNull()
    await pass(STEP_MS)
    const client = await signedIn()
    expect((await verify(client, second, codeNow(second))).error).toBeNull()
    expect((await client.auth.mfa.listFactors()).data?.totp.map(({ id }) => id)).toEqual([
      first.factorId,
      second.factorId,
    ])
  })

  test.each([
    ['a name twice', { factorType: 'totp', friendlyName: 'Phone' }, 422, 'mfa_factor_name_conflict'],
    ['a phone', { factorType: 'phone', phone: '+491234' }, 422, 'mfa_phone_enroll_not_enabled'],
    ['an unknown kind', { factorType: 'dog' }, 400, 'validation_failed'],
  ] as const)('%s gets GoTrue’s error', async (_, wanted, status, code) => {
    await enrolled(owner)
    expect((await owner.auth.mfa.enroll(wanted as never)).error).toMatchObject({ status, code })
  })

  test('holds at most ten apps', async () => {
    for (let n = 1; n <= 9; n += 1) await enrolled(owner, `Phone ${n}`)
    await enrolled(owner, 'Phone 10')
    const { error } = await owner.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone 11' })
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  })

  test('stores no key in readable form', async () => {
    const { secret } = await enrolled(owner)
    expect(JSON.stringify(await everyAccountRow(server.database))).not.toContain(secret)
  })
})

describe('signing in with a second step', () => {
  test('gives aal1 and a token that opens nothing until the code has come', async () => {
    const app = await secured()
    const client = await signedIn()
    expect(await levelOf(client)).toEqual(['aal1', 'aal2', ['password']])
    const half = await tokenOf(client)
    const refused = await server.request('/rest/v1/who', undefined, { authorization: `Bearer ${half}` })
    expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: 'insufficient_aal' })])
    expect((await verify(client, app, codeNow(app))).error).toBeNull()
    expect(await levelOf(client)).toEqual(['aal2', 'aal2', ['totp', 'password']])
    expect(await statusWith(await tokenOf(client))).toBe(200)
    expect(await statusWith(half)).toBe(403)
  })

  test('a refresh keeps the level and what was proved', async () => {
    const app = await secured()
    const client = await signedIn()
    await client.auth.refreshSession()
    expect(await levelOf(client)).toEqual(['aal1', 'aal2', ['password']])
    await verify(client, app, codeNow(app))
    await client.auth.refreshSession()
    expect(await levelOf(client)).toEqual(['aal2', 'aal2', ['totp', 'password']])
    expect(await statusWith(await tokenOf(client))).toBe(200)
  })

  test('the refresh token from before the code is worth nothing afterward', async () => {
    const app = await secured()
    const client = await signedIn()
    const before = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    await verify(client, app, codeNow(app))
    const stolen = await server.client().auth.refreshSession({ refresh_token: before })
    expect(stolen.error?.code).toBe('refresh_token_not_found')
    expect((await client.auth.getUser()).error).toBeNull()
  })

  test('a code of the step before or after works, an older or later one does not', async () => {
    const app = await secured()
    await pass(10 * STEP_MS)
    const accepts = async (steps: number) =>
      (await verify(await signedIn(), app, appCode(app.secret, now + steps * STEP_MS))).error?.code ?? 'accepted'
    expect(await accepts(-2)).toBe('mfa_verification_failed')
    expect(await accepts(2)).toBe('mfa_verification_failed')
    expect(await accepts(-1)).toBe('accepted')
    expect(await accepts(1)).toBe('accepted')
  })

  test('a code is accepted once, even within its half minute', async () => {
    const app = await secured()
    const code = codeNow(app)
    expect((await verify(await signedIn(), app, code)).error).toBeNull()
    const replayed = await verify(await signedIn(), app, code)
    expect(replayed.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  test(`the same code twice at the same moment is accepted once, ${RACE_REPETITIONS} times`, async () => {
    const app = await secured()
    for (let round = 0; round < RACE_REPETITIONS; round += 1) {
      await pass(2 * STEP_MS)
      const clients = await Promise.all([signedIn(), signedIn()])
      const answers = await Promise.all(clients.map((client) => verify(client, app, codeNow(app))))
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    }
  })

  test('a challenge belongs to its session and factor, works once and expires after five minutes', async () => {
    const app = await secured()
    const { factorId } = app
    const [mine, other] = [await signedIn(), await signedIn()]
    const challengeId = (await mine.auth.mfa.challenge({ factorId })).data?.id ?? ''
    const code = codeNow(app)
    const foreign = await other.auth.mfa.verify({ factorId, challengeId, code })
    expect(foreign.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
    await pass(300_000)
    const late = await mine.auth.mfa.verify({ factorId, challengeId, code: codeNow(app) })
    expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
    const fresh = (await mine.auth.mfa.challenge({ factorId })).data
    expect(fresh).toMatchObject({ type: 'totp', expires_at: now / 1000 + 300 })
    const once = { factorId, challengeId: fresh?.id ?? '' }
    expect((await mine.auth.mfa.verify({ ...once, code: codeNow(app) })).error).toBeNull()
    await pass(STEP_MS)
    expect((await mine.auth.mfa.verify({ ...once, code: codeNow(app) })).error?.code).toBe('mfa_factor_not_found')
  })

  test('a code whose key the site has lost is refused in words, and a recovery code still works', async () => {
    const app = await secured()
    const codes = (await owner.auth.mfa.recoveryCodes.generate()).data?.codes ?? []
    await server.database.tx(OWNER, (tx) =>
      tx.sql(`update auth.factors set secret = reverse(secret) where id = $1`, [app.factorId]),
    )
    const client = await signedIn()
    expect((await verify(client, app, codeNow(app))).error).toMatchObject({
      status: 422,
      code: 'factor_key_missing',
      message: 'Codes of apps cannot be checked at the moment. Use a recovery code or a passkey.',
    })
    expect((await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull()
  })

  test('another account’s factor does not exist for a stranger, who changes nothing', async () => {
    const app = await secured()
    const stranger = await signedUp(server, `stranger${counter}@example.org`)
    await server.settle()
    const before = await everyAccountRow(server.database)
    const { factorId } = app
    for (const error of [
      (await stranger.auth.mfa.challenge({ factorId })).error,
      (await stranger.auth.mfa.verify({ factorId, challengeId: factorId, code: codeNow(app) })).error,
      (await stranger.auth.mfa.unenroll({ factorId })).error,
    ]) {
      expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    }
    expect((await stranger.auth.mfa.challenge({ factorId: 'x' })).error).toMatchObject({ status: 404 })
    expect(await everyAccountRow(server.database)).toEqual(before)
  })
})

describe('whoever knows only the password of an account with a second step', () => {
  test('can neither change the password or email address, nor factors, nor sign the owner out', async () => {
    const app = await secured()
    const thief = await signedIn()
    await server.settle()
    const before = await everyAccountRow(server.database)
    for (const change of [{ password: NEW_PASSWORD }, { email: 'thief@example.org' }]) {
      const { error } = await thief.auth.updateUser({ ...change, current_password: PASSWORD })
      expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    }
    expect((await thief.auth.mfa.unenroll({ factorId: app.factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    const codes = thief.auth.mfa.recoveryCodes
    for (const { error } of [await codes.generate(), await codes.regenerate(), await codes.unenroll()]) {
      expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    }
    const authorization = `Bearer ${await tokenOf(thief)}`
    const signOthersOut = await server.request('/auth/v1/logout?scope=others', {}, { authorization })
    expect([signOthersOut.status, (await signOthersOut.json()).error_code]).toEqual([401, 'insufficient_aal'])
    expect(await everyAccountRow(server.database)).toEqual(before)
    await thief.auth.signOut({ scope: 'global' })
    expect((await owner.auth.getUser()).error).toBeNull()
  })

  test('gets no further with a recovery link from the owner’s mailbox, but the owner does', async () => {
    const app = await secured()
    const client = server.client()
    await client.auth.resetPasswordForEmail(email)
    await client.auth.verifyOtp(await newestLink(server, email))
    expect(await levelOf(client)).toEqual(['aal1', 'aal2', ['otp']])
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error?.code).toBe('insufficient_aal')
    expect((await verify(client, app, codeNow(app))).error).toBeNull()
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
  })

  test('is no admin in the database, with an aal1 token or with one from before the second step', async () => {
    const app = await secured()
    const id = (await owner.auth.getUser()).data.user?.id ?? ''
    await server.database.tx(OWNER, (tx) => tx.sql('insert into app.admins (user_id) values ($1)', [id]))
    const isAdmin = async (client: SupabaseClient, changed = {}) => {
      const claims = (await client.auth.getClaims()).data?.claims
      const as = {
        role: 'authenticated',
        sub: id,
        session_id: claims?.session_id,
        aal: claims?.aal,
        ...changed,
      } as const
      const [row] = await server.database.tx(as, (tx) => tx.sql<{ yes: boolean }>('select public.is_admin() as yes'))
      return row?.yes
    }
    expect(await isAdmin(owner)).toBe(true)
    const thief = await signedIn()
    expect(await isAdmin(thief)).toBe(false)
    expect(await isAdmin(thief, { aal: 'aal2' })).toBe(false)
    expect(await isAdmin(owner, { aal: 'aal1' })).toBe(false)
    expect(await isAdmin(owner, { session_id: undefined })).toBe(false)
    await owner.auth.mfa.unenroll({ factorId: app.factorId })
    expect(await isAdmin(owner, { aal: 'aal1' })).toBe(true)
  })
})

describe('turning two-step sign-in off', () => {
  test('takes this session back to aal1, emails the owner, and leaves the password alone for signing in', async () => {
    const { factorId } = await secured()
    const { data, error } = await owner.auth.mfa.unenroll({ factorId })
    expect([data, error]).toEqual([{ id: factorId }, null])
    await owner.auth.refreshSession()
    expect(await levelOf(owner)).toEqual(['aal1', 'aal1', ['otp', 'password']])
    expect(await statusWith(await tokenOf(await signedIn()))).toBe(200)
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'An authenticator app was removed from your Hanpan account',
    })
  })

  test('with one of two apps leaves the other in force, also for the session that had used the removed one', async () => {
    const first = await secured()
    const second = await enrolled(owner, 'Tablet')
    await verify(owner, second, codeNow(second))
    await owner.auth.mfa.unenroll({ factorId: second.factorId })
    await owner.auth.refreshSession()
    expect(await levelOf(owner)).toEqual(['aal1', 'aal2', ['otp', 'password']])
    expect((await verify(owner, first, codeNow(first))).error).toBeNull()
  })

  test('needs no second step for an app that was never verified', async () => {
    const { factorId } = await enrolled(owner)
    await server.settle()
    const before = server.mails.length
    expect((await owner.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await server.settle()
    expect(server.mails).toHaveLength(before)
  })
})
