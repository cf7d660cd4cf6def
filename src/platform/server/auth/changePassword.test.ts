import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { advanceClock } from '#tests/support/database/moveClock.ts'
import {
  type AuthServer,
  everyAccountRow,
  newestLink,
  PASSWORD,
  signedUp,
  startAuthServer,
  withPassword,
} from '#tests/support/server/authServer.ts'

const NEW_PASSWORD = 'a yellow tricycle'

let server: AuthServer
let email: string
let owner: SupabaseClient
let counter = 0
beforeAll(async () => {
  server = await startAuthServer()
})
beforeEach(async () => {
  counter += 1
  email = `person${counter}@example.org`
  await advanceClock(server.database, 0)
  owner = await signedUp(server, email)
})
afterAll(() => server.close())

async function canSignIn(password: string): Promise<boolean> {
  return (await server.client().auth.signInWithPassword({ email, password })).error === null
}

describe('recovering a password', () => {
  async function recovered(): Promise<SupabaseClient> {
    const client = server.client()
    await client.auth.resetPasswordForEmail(email)
    const { error } = await client.auth.verifyOtp(await newestLink(server, email))
    expect(error).toBeNull()
    return client
  }

  test('sets a new one without the old one, signs out every other device and emails the owner', async () => {
    const client = await recovered()
    const { data, error } = await client.auth.updateUser({ password: NEW_PASSWORD })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect([await canSignIn(PASSWORD), await canSignIn(NEW_PASSWORD)]).toEqual([false, true])
    expect((await owner.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await client.auth.getUser()).error).toBeNull()
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({ to: email, subject: 'Your Hanpan password was changed' })
  })

  test('makes the password of the sign-up a wrong one like any other', async () => {
    await (await recovered()).auth.updateUser({ password: NEW_PASSWORD })
    const { error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('allows one new password only, within an hour', async () => {
    const client = await recovered()
    await client.auth.updateUser({ password: NEW_PASSWORD })
    const again = await client.auth.updateUser({ password: 'a third password' })
    expect(again.error?.code).toBe('current_password_required')
    const slow = await recovered()
    await advanceClock(server.database, 3_601)
    expect((await slow.auth.updateUser({ password: 'a third password' })).error?.code).toBe('current_password_required')
    expect(await canSignIn(NEW_PASSWORD)).toBe(true)
  })

  test('voids all other recovery links', async () => {
    await server.client().auth.resetPasswordForEmail(email)
    const unused = await newestLink(server, email)
    const { error } = await owner.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD })
    expect(error).toBeNull()
    expect((await server.client().auth.verifyOtp(unused)).error?.code).toBe('otp_expired')
  })

  test('also works for a pending sign-up: it confirms the address and sets the password', async () => {
    email = `unconfirmed${counter}@example.org`
    await server.client().auth.signUp({ email, password: 'long forgotten' })
    await server.client().auth.resetPasswordForEmail(email)
    const link = await newestLink(server, email)
    expect((await server.client().auth.verifyOtp(withPassword(link, NEW_PASSWORD))).error).toBeNull()
    expect([await canSignIn('long forgotten'), await canSignIn(NEW_PASSWORD)]).toEqual([false, true])
  })

  test('answers an unknown address like a known one and sends no email', async () => {
    await server.settle()
    const before = server.mails.length
    const { data, error } = await server.client().auth.resetPasswordForEmail('nobody@example.org')
    expect([data, error]).toEqual([{}, null])
    await server.settle()
    expect(server.mails.slice(before)).toEqual([])
  })

  test('changes nothing until the new password is set', async () => {
    await server.client().auth.resetPasswordForEmail(email)
    await newestLink(server, email)
    expect(await canSignIn(PASSWORD)).toBe(true)
    expect((await owner.auth.getUser()).error).toBeNull()
  })
})

describe('changing a password', () => {
  test('requires the current one, so that an unlocked phone is not enough', async () => {
    const before = await everyAccountRow(server.database)
    const without = await owner.auth.updateUser({ password: NEW_PASSWORD })
    expect(without.error).toMatchObject({
      status: 400,
      code: 'current_password_required',
      message: 'This change requires the current password.',
    })
    const wrong = await owner.auth.updateUser({ password: NEW_PASSWORD, current_password: 'not the one' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
    expect(await everyAccountRow(server.database)).toEqual(before)
    const right = await owner.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD })
    expect(right.error).toBeNull()
    expect(await canSignIn(NEW_PASSWORD)).toBe(true)
  })

  test('to a weak one is refused with the reason', async () => {
    const { error } = await owner.auth.updateUser({ password: 'saranghae1', current_password: PASSWORD })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] })
    expect(await canSignIn(PASSWORD)).toBe(true)
  })

  test('twice at the same moment succeeds once', async () => {
    const tries = ['first new password', 'second new password']
    const changed = await Promise.all(
      tries.map((password) => owner.auth.updateUser({ password, current_password: PASSWORD })),
    )
    expect(changed.filter(({ error }) => error === null)).toHaveLength(1)
    const winner = tries[changed.findIndex(({ error }) => error === null)] ?? ''
    expect(await canSignIn(winner)).toBe(true)
  })

  test.each([
    { phone: '+4912345' },
    { data: { role: 'admin' } },
    { email: 'new@example.org', password: NEW_PASSWORD, current_password: PASSWORD },
  ])('other changes, and two at once, are refused: %j', async (wanted) => {
    const before = await everyAccountRow(server.database)
    const { error } = await owner.auth.updateUser(wanted)
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(await everyAccountRow(server.database)).toEqual(before)
  })
})
