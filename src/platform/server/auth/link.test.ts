import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { sweepAccounts } from '#platform/server/auth/sweepAccounts.ts'
import { OWNER, SERVICE } from '#platform/server/database/database.ts'
import { advanceClock } from '#tests/support/database/moveClock.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'
import {
  type AuthServer,
  everyAccountRow,
  linkIn,
  type MailedLink,
  newestLink,
  PASSWORD,
  signedUp,
  startAuthServer,
  withPassword,
} from '#tests/support/server/authServer.ts'

const EXPIRED = { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' }

let server: AuthServer
let email: string
let counter = 0
beforeAll(async () => {
  server = await startAuthServer()
})
beforeEach(async () => {
  counter += 1
  email = `person${counter}@example.org`
  await advanceClock(server.database, 0)
})
afterAll(() => server.close())

async function signUpLink(password = PASSWORD): Promise<MailedLink> {
  await server.client().auth.signUp({ email, password })
  return newestLink(server, email)
}

async function canSignIn(password: string): Promise<boolean> {
  return (await server.client().auth.signInWithPassword({ email, password })).error === null
}

/** Like `signUpLink`, without hashing a password. */
async function pendingSignUp(passwordHash: string): Promise<MailedLink> {
  await server.database.tx(SERVICE, (tx) => askForLetter(tx, { kind: 'signup', email, passwordHash }))
  return newestLink(server, email)
}

async function recoveryLink(): Promise<MailedLink> {
  await server.client().auth.resetPasswordForEmail(email)
  return newestLink(server, email)
}

/** Presses the button on the link's page. On a sign-up's page, it also sends the typed password. */
async function press(link: MailedLink, password = PASSWORD) {
  return server.client().auth.verifyOtp(link.type === 'signup' ? withPassword(link, password) : link)
}

async function expectRefused(link: MailedLink): Promise<void> {
  const before = await everyAccountRow(server.database)
  expect((await press(link)).error).toMatchObject(EXPIRED)
  expect(await everyAccountRow(server.database)).toEqual(before)
}

describe('Confirmation and recovery links', () => {
  test('lead to pages of the configured site that have a button', async () => {
    await signUpLink()
    const confirmation = server.mails.at(-1)?.text ?? ''
    expect(confirmation).toMatch(/^https:\/\/hanpan\.example\/auth\/confirm\?token_hash=[\w-]{43}&type=signup$/m)
    await press(linkIn(server.mails.at(-1)))
    await recoveryLink()
    const recovery = server.mails.at(-1)?.text ?? ''
    expect(recovery).toMatch(/^https:\/\/hanpan\.example\/auth\/recover\?token_hash=[\w-]{43}&type=recovery$/m)
  })

  test('work once', async () => {
    for (const mailed of [signUpLink, recoveryLink]) {
      const link = await mailed()
      expect((await press(link)).data.session).not.toBeNull()
      await expectRefused(link)
    }
  })

  test('work once, even if pressed five times at the same moment', async () => {
    await press(await signUpLink())
    for (let race = 0; race < RACE_REPETITIONS; race += 1) {
      const link = await recoveryLink()
      const pressed = await Promise.all(Array.from({ length: 5 }, () => press(link)))
      expect(pressed.filter(({ error }) => error === null)).toHaveLength(1)
      expect(pressed.filter(({ error }) => error?.code === 'otp_expired')).toHaveLength(4)
    }
  })

  test('work for an hour and no longer', async () => {
    const inTime = await signUpLink()
    await advanceClock(server.database, 3_590)
    expect((await press(inTime)).error).toBeNull()
    await advanceClock(server.database, 0)
    const late = await recoveryLink()
    await advanceClock(server.database, 3_601)
    await expectRefused(late)
  })

  test('work for one account only', async () => {
    const stranger = await signedUp(server, `stranger${counter}@example.org`)
    const link = await signUpLink()
    const answer = await server.request('/auth/v1/verify', {
      ...withPassword(link),
      email: `stranger${counter}@example.org`,
      id: 'x',
    })
    expect((await answer.json()).user.email).toBe(email)
    expect((await stranger.auth.getUser()).data.user?.email).toBe(`stranger${counter}@example.org`)
  })

  test('are not used up by prefetching, showing or wrong guesses', async () => {
    const link = await signUpLink()
    const before = await everyAccountRow(server.database)
    const query = new URLSearchParams({ ...link }).toString()
    expect((await server.request(`/auth/v1/verify?${query}`)).status).toBe(404)
    for (let times = 0; times < 3; times += 1) {
      const shown = await server.request('/auth/v1/link', { token_hash: link.token_hash })
      expect(await shown.json()).toEqual({ email, type: 'signup' })
    }
    expect(await everyAccountRow(server.database)).toEqual(before)
    expect((await press(link)).error).toBeNull()
    expect((await server.request('/auth/v1/link', { token_hash: link.token_hash })).status).toBe(403)
  })

  test('of one kind are not accepted as the other kind', async () => {
    const link = await signUpLink()
    await expectRefused({ ...link, type: 'recovery' })
    expect((await press(link)).error).toBeNull()
    await expectRefused({ ...(await recoveryLink()), type: 'signup' })
  })

  test('never contain a hostile Host or redirect_to', async () => {
    const evil = 'https://evil.example/steal'
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: evil, referer: evil }
    const client = server.client(headers)
    const { error } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: evil, data: { evil } },
    })
    expect(error).toBeNull()
    await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: evil } })
    await client.auth.resetPasswordForEmail(email, { redirectTo: evil })
    await server.settle()
    const mails = server.mails.filter((mail) => mail.to === email)
    expect(mails).toHaveLength(3)
    expect(JSON.stringify(mails)).not.toContain('evil')
  })

  test('are stored as hashes only', async () => {
    const { token_hash } = await signUpLink()
    expect(JSON.stringify(await everyAccountRow(server.database))).not.toContain(token_hash)
  })
})

describe('with several sign-ups for one address,', () => {
  test('the account gets the password typed on the link’s page, whoever signed up last', async () => {
    for (const order of [
      ['password of the owner', 'password of the attacker'],
      ['password of the attacker', 'password of the owner'],
    ]) {
      email = `order-${order.indexOf('password of the owner')}-${counter}@example.org`
      for (const password of order) await signUpLink(password)
      const newest = await newestLink(server, email)
      expect((await press(newest, 'typed by the owner of the mailbox')).error).toBeNull()
      expect(await canSignIn('password of the attacker')).toBe(false)
      expect(await canSignIn('typed by the owner of the mailbox')).toBe(true)
    }
  })

  test('using one link voids the others', async () => {
    const older = await signUpLink()
    const newer = await signUpLink()
    expect((await press(newer)).error).toBeNull()
    await expectRefused(older)
  })

  test('a link used without a password, or with a weak one, creates no account and can be used again', async () => {
    const link = await signUpLink()
    const before = await everyAccountRow(server.database)
    const missing = await server.client().auth.verifyOtp(link)
    expect(missing.error).toMatchObject({ status: 400, code: 'validation_failed' })
    const weak = await press(link, 'saranghae1')
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] })
    expect(await everyAccountRow(server.database)).toEqual(before)
    expect((await press(link)).error).toBeNull()
  })

  test('two links pressed at once create one account', async () => {
    for (let race = 0; race < RACE_REPETITIONS; race += 1) {
      email = `race${race}@example.org`
      const links = [await pendingSignUp('hash of the first'), await pendingSignUp('hash of the second')]
      const pressed = await Promise.all([...links, ...links].map((link) => press(link)))
      expect(pressed.filter(({ error }) => error === null)).toHaveLength(1)
      expect(pressed.filter(({ error }) => error?.code === 'otp_expired')).toHaveLength(3)
    }
  })

  test('a resent link works like the first one', async () => {
    await signUpLink('password of the attacker')
    const { error } = await server.client().auth.resend({ type: 'signup', email })
    expect(error).toBeNull()
    const link = await newestLink(server, email)
    expect(server.mails.at(-1)?.subject).toBe('Confirm your Hanpan account')
    expect((await press(link)).error).toBeNull()
    expect([await canSignIn('password of the attacker'), await canSignIn(PASSWORD)]).toEqual([false, true])
  })

  test('a stranger who signed up with the address cannot see when its owner confirms it', async () => {
    const link = await signUpLink('password of the attacker')
    const answer = async () =>
      (await server.client().auth.signInWithPassword({ email, password: 'password of the attacker' })).error?.code
    const before = await answer()
    expect((await press(link)).error).toBeNull()
    expect([before, await answer()]).toEqual(['email_not_confirmed', 'email_not_confirmed'])
  })

  test('resending to an address that never signed up, or that has an account, sends no email', async () => {
    await server.client().auth.resend({ type: 'signup', email })
    const known = `known${counter}@example.org`
    await signedUp(server, known)
    await server.client().auth.signUp({ email: known, password: 'another password' })
    await server.settle()
    const before = server.mails.length
    await server.client().auth.resend({ type: 'signup', email: known })
    await server.settle()
    expect(server.mails.slice(before)).toEqual([])
  })

  test('the password of a sign-up is deleted after a day', async () => {
    await signUpLink()
    await advanceClock(server.database, 25 * 3_600)
    await sweepAccounts(server.database)
    const left = await server.database.tx(OWNER, (tx) => tx.sql('select from auth.letters where email = $1', [email]))
    expect(left).toEqual([])
  })
})
