import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'
import { type App, appCode, enrolled } from '#tests/support/server/authenticatorApp.ts'
import {
  type AuthServer,
  everyAccountRow,
  PASSWORD,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'

let server: AuthServer
let email: string
let owner: SupabaseClient
let app: App
let counter = 0
beforeAll(async () => {
  server = await startAuthServer()
})
beforeEach(async () => {
  counter += 1
  email = `person${counter}@example.org`
  owner = await signedUp(server, email)
  app = await enrolled(owner)
  const { error } = await owner.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: appCode(app.secret) })
  if (error) throw error
})
afterAll(() => server.close())

async function signedIn(): Promise<SupabaseClient> {
  const client = server.client()
  await client.auth.signInWithPassword({ email, password: PASSWORD })
  return client
}

async function newCodes(): Promise<string[]> {
  const { data, error } = await owner.auth.mfa.recoveryCodes.generate()
  if (error) throw error
  return data.codes
}

const remaining = async () => (await owner.auth.mfa.recoveryCodes.getStatus()).data?.remaining

describe('recovery codes', () => {
  test('are ten, each different, shown once and stored as hashes', async () => {
    expect((await owner.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
    const { data } = await owner.auth.mfa.recoveryCodes.generate()
    expect(data).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 })
    const codes = data?.codes ?? []
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9a-hj-km-np-z]{24}$/)
    const stored = JSON.stringify(await everyAccountRow(server.database))
    for (const code of codes) expect(stored).not.toContain(code)
    const status = await owner.auth.mfa.recoveryCodes.getStatus()
    expect(status.data).toEqual({ id: data?.id, type: 'recovery_code', total: 10, remaining: 10 })
    expect((await owner.auth.mfa.listFactors()).data?.recovery_code).toMatchObject([{ id: data?.id }])
    const again = await owner.auth.mfa.recoveryCodes.generate()
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' })
  })

  test('sign in once each, however they are typed, and the owner is told by email', async () => {
    const [code = ''] = await newCodes()
    const client = await signedIn()
    const typed = ` ${code.toUpperCase().replace(/(.{4})/g, '$1-')} `
    const { data, error } = await client.auth.mfa.recoveryCodes.verify({ code: typed })
    expect(error).toBeNull()
    expect(data?.user.email).toBe(email)
    const level = (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data
    expect(level).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    })
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'A recovery code was used for your Hanpan account',
    })
    const replayed = await (await signedIn()).auth.mfa.recoveryCodes.verify({ code })
    expect(replayed.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(await remaining()).toBe(9)
  })

  test(`are used up by one of two tries at the same moment, ${RACE_REPETITIONS} times`, async () => {
    let codes = await newCodes()
    for (let round = 0; round < RACE_REPETITIONS; round += 1) {
      if (codes.length === 0) codes = (await owner.auth.mfa.recoveryCodes.regenerate()).data?.codes ?? []
      const code = codes.pop() ?? ''
      const clients = await Promise.all([signedIn(), signedIn()])
      const answers = await Promise.all(clients.map((client) => client.auth.mfa.recoveryCodes.verify({ code })))
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    }
  })

  test('of another account are wrong', async () => {
    const [code = ''] = await newCodes()
    const stranger = await signedUp(server, `stranger${counter}@example.org`)
    const { error } = await stranger.auth.mfa.recoveryCodes.verify({ code })
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(await remaining()).toBe(10)
  })

  test('stop working when a new set is made, and the owner is told by email', async () => {
    const [old = ''] = await newCodes()
    const { data } = await owner.auth.mfa.recoveryCodes.regenerate()
    expect(data?.codes).toHaveLength(10)
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({ to: email, subject: 'Your Hanpan account has new recovery codes' })
    const client = await signedIn()
    expect((await client.auth.mfa.recoveryCodes.verify({ code: old })).error?.code).toBe('mfa_verification_failed')
    expect((await client.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })).error).toBeNull()
  })

  test('are no factor of their own: they need an app, and go with the last one', async () => {
    const plain = await signedUp(server, `plain${counter}@example.org`)
    expect((await plain.auth.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal')
    const [code = ''] = await newCodes()
    const client = await signedIn()
    await client.auth.mfa.recoveryCodes.verify({ code })
    expect((await client.auth.mfa.unenroll({ factorId: app.factorId })).error).toBeNull()
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
    await client.auth.refreshSession()
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
  })

  test('can be removed alone', async () => {
    await newCodes()
    const { data } = await owner.auth.mfa.recoveryCodes.unenroll()
    expect(data?.id).toEqual(expect.any(String))
    expect((await owner.auth.mfa.listFactors()).data?.all).toMatchObject([{ id: app.factorId }])
    expect((await owner.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  })
})
