import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'
import {
  type AuthServer,
  everyAccountRow,
  PASSWORD,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'
import { addedPasskey, madePasskey, passWith, signatureOf, signInWith } from '#tests/support/server/softwarePasskey.ts'

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
  email = `passkey${counter}@example.org`
  await pass(3_600_000)
  owner = await signedUp(server, email)
})
afterAll(() => server.close())

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds
  await setClock(server.database, new Date(now).toISOString())
}

async function afterPassword(): Promise<SupabaseClient> {
  const client = server.client()
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return client
}

async function levelOf(client: SupabaseClient) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  const methods = data?.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method))
  return [data?.currentLevel, methods]
}

async function statusOf(client: SupabaseClient): Promise<number> {
  const token = (await client.auth.getSession()).data.session?.access_token
  return (await server.request('/rest/v1/who', undefined, { authorization: `Bearer ${token}` })).status
}

/** The account's events, newest first. */
async function eventsOf(address = email): Promise<string[]> {
  const rows = await server.database.tx(SERVICE, (tx) =>
    tx.sql<{ event: string }>(
      `select event from account_events where user_id = (select id from auth.users where email = $1) order by id desc`,
      [address],
    ),
  )
  return rows.map(({ event }) => event)
}

describe('adding a passkey', () => {
  test('raises this session, signs the others out, is recorded, and tells the owner', async () => {
    const other = await afterPassword()
    const { factorId } = await addedPasskey(owner, 'Laptop')
    expect(await levelOf(owner)).toEqual(['aal2', ['mfa/webauthn', 'otp', 'password']])
    expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    const { data } = await owner.auth.mfa.listFactors()
    expect(data?.webauthn).toMatchObject([{ id: factorId, friendly_name: 'Laptop', status: 'verified' }])
    expect((await eventsOf())[0]).toBe('passkey_added')
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({ to: email, subject: 'A passkey was added to your Hanpan account' })
  })

  test('names the site and the account to the browser, and the passkeys that it need not make again', async () => {
    const { passkey } = await addedPasskey(owner)
    const { data: factor } = await owner.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Phone' })
    const { data } = await owner.auth.mfa.challenge({ factorId: factor?.id ?? '', webauthn: { rpId: 'evil.example' } })
    const options = data?.webauthn.credential_options.publicKey
    expect(options).toMatchObject({
      rp: { id: 'hanpan.example', name: 'Hanpan' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
    const excluded = (options as unknown as { excludeCredentials: { id: ArrayBuffer }[] }).excludeCredentials
    expect(excluded.map(({ id }) => Buffer.from(id).toString('base64url'))).toEqual([passkey.id])
  })

  test('requires the current password if the sign-in was more than ten minutes ago', async () => {
    await pass(601_000)
    const { error } = await owner.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Laptop' })
    expect(error).toMatchObject({ status: 400, code: 'current_password_required' })
  })

  test('is refused after the password alone, if the account has one already', async () => {
    await addedPasskey(owner)
    const thief = await afterPassword()
    const { error } = await thief.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Mine' })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })

  test('ends at ten', async () => {
    for (let n = 1; n <= 10; n += 1) await addedPasskey(owner, `Key ${n}`)
    const { error } = await owner.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key 11' })
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  })

  test('is refused for another origin, another site or another challenge, and stores nothing', async () => {
    for (const surroundings of [{ origin: 'https://hanpan.example.evil.example' }, { host: 'evil.example' }]) {
      const { answer } = await madePasskey(owner, 'Laptop', surroundings)
      expect((await owner.auth.mfa.verify(answer)).error).toMatchObject({
        status: 422,
        code: 'webauthn_verification_failed',
      })
      expect((await owner.auth.mfa.verify(answer)).error?.code).toBe('mfa_factor_not_found')
      const { data } = await owner.auth.mfa.listFactors()
      for (const { id } of data?.all ?? []) await owner.auth.mfa.unenroll({ factorId: id })
    }
    const first = await madePasskey(owner, 'First')
    const second = await madePasskey(owner, 'Second')
    const mixed = { ...(first.answer as object), ...{ webauthn: (second.answer as { webauthn: unknown }).webauthn } }
    expect((await owner.auth.mfa.verify(mixed as never)).error?.code).toBe('webauthn_verification_failed')
    const id = (await owner.auth.getUser()).data.user?.id
    const { passkeys, factors } = await everyAccountRow(server.database)
    const own = factors
      .filter((factor) => (factor as { user_id: string }).user_id === id)
      .map((row) => (row as { id: string }).id)
    expect(passkeys.filter((row) => own.includes((row as { factor_id: string }).factor_id))).toEqual([])
  })

  test('is refused if the passkey belongs to an account already', async () => {
    const { answer, passkey } = await madePasskey(owner)
    expect((await owner.auth.mfa.verify(answer)).error).toBeNull()
    const thief = await signedUp(server, `thief${counter}@example.org`)
    const theirs = await madePasskey(thief)
    const { webauthn } = theirs.answer as {
      webauthn: { credential_response: { response: { attestationObject: string } } }
    }
    const { response } = webauthn.credential_response
    const bytes = Buffer.from(response.attestationObject, 'base64url')
    const at = bytes.indexOf(Buffer.from(theirs.passkey.id, 'base64url'))
    Buffer.from(passkey.id, 'base64url').copy(bytes, at)
    const forged = {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: { ...response, attestationObject: bytes.toString('base64url') },
    }
    const credential_response = { ...forged, toJSON: () => forged }
    const taken = await thief.auth.mfa.verify({
      ...(theirs.answer as object),
      webauthn: { type: 'create', credential_response },
    } as never)
    expect(taken.error).toMatchObject({ status: 422, code: 'webauthn_credential_exists' })
    expect((await signInWith(server.client(), passkey)).data?.user?.email).toBe(email)
  })
})

describe('signing in with a passkey alone', () => {
  test('opens a session at aal2, which opens everything and is recorded', async () => {
    const { passkey } = await addedPasskey(owner)
    const client = server.client()
    const { data, error } = await signInWith(client, passkey)
    expect(error).toBeNull()
    expect(data?.user?.email).toBe(email)
    expect(await levelOf(client)).toEqual(['aal2', ['passkey']])
    expect(await statusOf(client)).toBe(200)
    await client.auth.refreshSession()
    expect(await levelOf(client)).toEqual(['aal2', ['passkey']])
    expect((await eventsOf())[0]).toBe('signed_in_by_passkey')
  })

  test('asks for the checked user, and for no account', async () => {
    const { data } = await server.client().auth.passkey.startAuthentication()
    expect(data).toMatchObject({
      expires_at: Math.floor(now / 1000) + 300,
      options: { rpId: 'hanpan.example', userVerification: 'required' },
    })
    expect(data?.options).not.toHaveProperty('allowCredentials.0')
  })

  test.each([
    ['another origin', { origin: 'https://hanpan.example.evil.example' }],
    ['another site', { host: 'evil.example' }],
    ['an authenticator that did not check its user', { checksUser: false }],
  ])('refuses %s, and records it', async (_, surroundings) => {
    const { passkey } = await addedPasskey(owner)
    const { error } = await signInWith(server.client(), passkey, surroundings)
    expect(error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
    expect((await eventsOf())[0]).toBe('passkey_refused')
  })

  test('takes a challenge once, even if its first signature was wrong', async () => {
    const { passkey } = await addedPasskey(owner)
    const client = server.client()
    const { data } = await client.auth.passkey.startAuthentication()
    const challengeId = data?.challenge_id ?? ''
    const credential = signatureOf(passkey, data?.options.challenge ?? '') as never
    expect((await client.auth.passkey.verifyAuthentication({ challengeId, credential })).error).toBeNull()
    const replayed = await client.auth.passkey.verifyAuthentication({ challengeId, credential })
    expect(replayed.error).toMatchObject({ status: 400, code: 'webauthn_challenge_not_found' })
    const next = (await client.auth.passkey.startAuthentication()).data
    const old = await client.auth.passkey.verifyAuthentication({ challengeId: next?.challenge_id ?? '', credential })
    expect(old.error?.code).toBe('webauthn_verification_failed')
    const fresh = signatureOf(passkey, next?.options.challenge ?? '') as never
    const late = await client.auth.passkey.verifyAuthentication({
      challengeId: next?.challenge_id ?? '',
      credential: fresh,
    })
    expect(late.error?.code).toBe('webauthn_challenge_not_found')
  })

  test(`takes one of two signatures for a challenge at the same moment, ${RACE_REPETITIONS} times`, async () => {
    const { passkey } = await addedPasskey(owner)
    for (let round = 0; round < RACE_REPETITIONS; round += 1) {
      const { data } = await server.client().auth.passkey.startAuthentication()
      const credential = signatureOf(passkey, data?.options.challenge ?? '') as never
      const answers = await Promise.all(
        [server.client(), server.client()].map((client) =>
          client.auth.passkey.verifyAuthentication({ challengeId: data?.challenge_id ?? '', credential }),
        ),
      )
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    }
  })

  test('refuses a challenge after five minutes', async () => {
    const { passkey } = await addedPasskey(owner)
    const { data } = await owner.auth.passkey.startAuthentication()
    await pass(300_000)
    const credential = signatureOf(passkey, data?.options.challenge ?? '') as never
    const late = await owner.auth.passkey.verifyAuthentication({ challengeId: data?.challenge_id ?? '', credential })
    expect(late.error).toMatchObject({ status: 400, code: 'webauthn_challenge_expired' })
  })

  test('refuses another user’s passkey that claims to be the owner’s', async () => {
    const { passkey: owners } = await addedPasskey(owner)
    const thief = await signedUp(server, `thief${counter}@example.org`)
    const { passkey } = await addedPasskey(thief)
    const claimed = await signInWith(server.client(), { ...passkey, userHandle: owners.userHandle })
    expect(claimed.error?.code).toBe('webauthn_verification_failed')
    const swapped = await signInWith(server.client(), { ...passkey, id: owners.id, userHandle: owners.userHandle })
    expect(swapped.error?.code).toBe('webauthn_verification_failed')
  })

  test('refuses a copied passkey, whose count of signatures did not grow', async () => {
    const { passkey } = await addedPasskey(owner)
    const copy = { ...passkey }
    expect((await signInWith(server.client(), passkey)).error).toBeNull()
    expect((await signInWith(server.client(), copy)).error?.code).toBe('webauthn_verification_failed')
    expect((await eventsOf())[0]).toBe('passkey_refused')
    expect((await signInWith(server.client(), passkey)).error).toBeNull()
  })

  test('refuses a passkey that was removed, or that nobody has, with the same answer', async () => {
    const { passkey, factorId } = await addedPasskey(owner)
    await owner.auth.mfa.unenroll({ factorId })
    const removed = (await signInWith(server.client(), passkey)).error
    const unknown = (await signInWith(server.client(), { ...passkey, id: 'AAAA' })).error
    expect(removed).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
    expect(unknown?.message).toBe(removed?.message)
  })

  test('refuses what is no signature at all', async () => {
    const { data } = await owner.auth.passkey.startAuthentication()
    for (const credential of [null, 'x', {}, { id: '', rawId: '', type: 'public-key', response: {} }]) {
      const answer = await server.request('/auth/v1/passkeys/authentication/verify', {
        challenge_id: data?.challenge_id,
        credential,
      })
      expect(answer.status).toBe(400)
    }
  })
})

describe('a passkey as the second step', () => {
  test('raises the session after the password, by any passkey of the account', async () => {
    const first = await addedPasskey(owner, 'Laptop')
    const second = await addedPasskey(owner, 'Phone')
    const client = await afterPassword()
    expect(await statusOf(client)).toBe(403)
    expect((await passWith(client, first.factorId, second.passkey)).error).toBeNull()
    expect(await levelOf(client)).toEqual(['aal2', ['mfa/webauthn', 'password']])
    expect(await statusOf(client)).toBe(200)
    expect((await eventsOf()).slice(0, 2)).toEqual(['passkey_accepted', 'signed_in'])
  })

  test('is enough without a check of its user, as a security key has none', async () => {
    const { passkey, factorId } = await addedPasskey(owner)
    expect((await passWith(await afterPassword(), factorId, passkey, { checksUser: false })).error).toBeNull()
  })

  test('is refused from another origin, from another account or as a copy', async () => {
    const { passkey, factorId } = await addedPasskey(owner)
    const thief = await signedUp(server, `thief${counter}@example.org`)
    const theirs = await addedPasskey(thief)
    const copy = { ...passkey }
    expect((await passWith(await afterPassword(), factorId, passkey)).error).toBeNull()
    const half = await afterPassword()
    for (const refused of [
      await passWith(half, factorId, passkey, { origin: 'https://evil.example' }),
      await passWith(half, factorId, theirs.passkey),
      await passWith(half, factorId, { ...theirs.passkey, id: passkey.id }),
      await passWith(half, factorId, copy),
    ]) {
      expect(refused.error).toMatchObject({ status: 422, code: 'webauthn_verification_failed' })
    }
    expect(await statusOf(half)).toBe(403)
    expect((await thief.auth.mfa.challenge({ factorId, webauthn: { rpId: 'x' } })).error?.code).toBe(
      'mfa_factor_not_found',
    )
  })
})

describe('removing a passkey', () => {
  test('signs out where it had signed in, emails the owner, and leaves the password alone for signing in', async () => {
    const { passkey, factorId } = await addedPasskey(owner)
    const elsewhere = server.client()
    await signInWith(elsewhere, passkey)
    expect((await owner.auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect((await elsewhere.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect(await statusOf(await afterPassword())).toBe(200)
    expect((await eventsOf()).slice(0, 2)).toEqual(['signed_in', 'passkey_removed'])
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({ to: email, subject: 'A passkey was removed from your Hanpan account' })
  })

  test('needs the second step, and takes the recovery codes along if it was the last', async () => {
    const { factorId } = await addedPasskey(owner)
    expect((await owner.auth.mfa.recoveryCodes.generate()).data?.codes).toHaveLength(10)
    const thief = await afterPassword()
    expect((await thief.auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 422, code: 'insufficient_aal' })
    expect((await owner.auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect((await owner.auth.getUser()).data.user?.factors).toBeUndefined()
  })
})
