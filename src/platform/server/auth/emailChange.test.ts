import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { advanceClock } from '#tests/support/database/moveClock.ts'
import {
  type AuthServer,
  everyAccountRow,
  linkSentTo,
  type MailedLink,
  newestLink,
  PASSWORD,
  signedUp,
  startAuthServer,
  withPassword,
} from '#tests/support/server/authServer.ts'

let server: AuthServer
let oldEmail: string
let newEmail: string
let owner: SupabaseClient
let counter = 0
beforeAll(async () => {
  server = await startAuthServer()
})
beforeEach(async () => {
  counter += 1
  oldEmail = `old${counter}@example.org`
  newEmail = `new${counter}@example.org`
  await advanceClock(server.database, 0)
  owner = await signedUp(server, oldEmail)
})
afterAll(() => server.close())

async function ask(email = newEmail): Promise<string | undefined> {
  const { error } = await owner.auth.updateUser({ email, current_password: PASSWORD })
  await server.settle()
  return error?.code
}

/** Both links of a change that was just requested. */
async function bothLinks(): Promise<{ old: MailedLink; new: MailedLink }> {
  expect(await ask()).toBeUndefined()
  return { old: linkSentTo(server, oldEmail), new: linkSentTo(server, newEmail) }
}

/** The answer's error code, or `moved` or `waiting`. */
async function press(link: MailedLink): Promise<string> {
  const answer = await server.request('/auth/v1/verify', link)
  const body = (await answer.json()) as { error_code?: string; user?: unknown; msg?: string }
  return body.error_code ?? (body.user ? 'moved' : 'waiting')
}

async function canSignIn(email: string): Promise<boolean> {
  return (await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error === null
}

describe('changing the email address', () => {
  test('happens once the links sent to both addresses are confirmed, in either order, and not before', async () => {
    const links = await bothLinks()
    expect(await press(links.new)).toBe('waiting')
    expect([await canSignIn(oldEmail), await canSignIn(newEmail)]).toEqual([true, false])
    expect(await press(links.old)).toBe('moved')
    expect([await canSignIn(oldEmail), await canSignIn(newEmail)]).toEqual([false, true])
  })

  test('is answered with the new address as pending, keeps the session, and is then the profile’s address, too', async () => {
    const { data } = await owner.auth.updateUser({ email: newEmail, current_password: PASSWORD })
    expect(data.user).toMatchObject({ email: oldEmail, new_email: newEmail })
    await server.database.tx(OWNER, (tx) => tx.sql('insert into profiles (id) values ($1)', [data.user?.id]))
    await server.settle()
    await press(linkSentTo(server, oldEmail))
    await press(linkSentTo(server, newEmail))
    const after = await owner.auth.getUser()
    expect(after.data.user?.email).toBe(newEmail)
    expect(after.data.user?.new_email).toBeUndefined()
    const [profile] = await server.database.tx(OWNER, (tx) =>
      tx.sql('select email from profiles where id = $1', [data.user?.id]),
    )
    expect(profile).toEqual({ email: newEmail })
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({
      to: oldEmail,
      subject: 'The email address of your Hanpan account was changed',
    })
  })

  test('needs the current password', async () => {
    const without = await owner.auth.updateUser({ email: newEmail })
    expect(without.error?.code).toBe('current_password_required')
    const wrong = await owner.auth.updateUser({ email: newEmail, current_password: 'a red bicycle' })
    expect(wrong.error?.code).toBe('current_password_invalid')
    const visitor = await server.client().auth.updateUser({ email: newEmail, current_password: PASSWORD })
    expect(visitor.error?.name).toBe('AuthSessionMissingError')
  })

  test('refuses what is not an address, and an address together with a password', async () => {
    expect(await ask('nobody')).toBe('validation_failed')
    const both = await owner.auth.updateUser({
      email: newEmail,
      password: 'a third password',
      current_password: PASSWORD,
    })
    expect(both.error?.status).toBe(422)
    expect(await canSignIn(oldEmail)).toBe(true)
  })

  test('confirmed twice at one address does not count for the other', async () => {
    const links = await bothLinks()
    expect(await press(links.old)).toBe('waiting')
    expect(await press(links.old)).toBe('otp_expired')
    expect(await canSignIn(newEmail)).toBe(false)
  })

  test('of two presses of both links at the same moment, one moves the account', async () => {
    const links = await bothLinks()
    const outcomes = await Promise.all([press(links.old), press(links.new), press(links.old), press(links.new)])
    expect(outcomes.toSorted()).toEqual(['moved', 'otp_expired', 'otp_expired', 'waiting'])
    expect(await canSignIn(newEmail)).toBe(true)
  })

  test('asked for again replaces the first request: its links are void', async () => {
    const first = await bothLinks()
    expect(await ask(`other-${newEmail}`)).toBeUndefined()
    expect([await press(first.old), await press(first.new)]).toEqual(['otp_expired', 'otp_expired'])
  })

  test('expires after an hour', async () => {
    const links = await bothLinks()
    expect(await press(links.new)).toBe('waiting')
    await advanceClock(server.database, 3_601)
    expect(await press(links.old)).toBe('otp_expired')
    expect((await owner.auth.getUser()).data.user?.new_email).toBeUndefined()
  })

  test('is called off by a new password', async () => {
    const links = await bothLinks()
    await owner.auth.updateUser({ password: 'a yellow tricycle', current_password: PASSWORD })
    expect([await press(links.old), await press(links.new)]).toEqual(['otp_expired', 'otp_expired'])
  })

  test('to an address that has an account looks the same to who asks; its owner is told, and gets no link', async () => {
    await signedUp(server, newEmail)
    const { data, error } = await owner.auth.updateUser({ email: newEmail, current_password: PASSWORD })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: oldEmail, new_email: newEmail })
    await server.settle()
    const mail = server.mails.findLast(({ to }) => to === newEmail)
    expect(mail?.subject).toBe('This address already has a Hanpan account')
    expect(mail?.text).not.toContain('token_hash')
    expect(await press(linkSentTo(server, oldEmail))).toBe('waiting')
  })

  test('does not happen if the new address has got an account in the meantime', async () => {
    const links = await bothLinks()
    const stranger = server.client()
    await stranger.auth.signUp({ email: newEmail, password: PASSWORD })
    const signUp = await newestLink(server, newEmail)
    expect(await press(links.new)).toBe('waiting')
    await stranger.auth.verifyOtp(withPassword(signUp))
    expect(await press(links.old)).toBe('email_exists')
    expect((await owner.auth.getUser()).data.user?.email).toBe(oldEmail)
  })

  test('a link of a change does not confirm a sign-up or recover a password, and the other way around', async () => {
    const links = await bothLinks()
    expect(await press({ ...links.old, type: 'recovery' })).toBe('otp_expired')
    expect(await press({ ...withPassword(links.new), type: 'signup' })).toBe('otp_expired')
    await server.client().auth.resetPasswordForEmail(oldEmail)
    const recovery = await newestLink(server, oldEmail)
    expect(await press({ ...recovery, type: 'email_change' })).toBe('otp_expired')
    expect(await press(links.new)).toBe('waiting')
  })

  test('a mailbox gets at most three of these emails in half an hour, whoever asks', async () => {
    for (let time = 0; time < 5; time += 1) expect(await ask()).toBeUndefined()
    expect(server.mails.filter(({ to }) => to === newEmail)).toHaveLength(3)
  })

  test('leaves no trace when the account is deleted while the change is pending', async () => {
    await bothLinks()
    const { data } = await owner.auth.getUser()
    await deleteAccount(server.database, data.user?.id ?? '')
    expect(JSON.stringify(await everyAccountRow(server.database))).not.toContain(newEmail)
  })
})
