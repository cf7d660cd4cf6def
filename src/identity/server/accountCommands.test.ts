import { randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountCommands } from '#identity/server/accountCommands.ts'
import { granted, refused } from '#kit/verdict.ts'
import { allFactorKeys } from '#platform/server/auth/authSecrets.ts'
import { openSecret } from '#platform/server/auth/factorSecret.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { appCode, enrolled } from '#tests/support/server/authenticatorApp.ts'
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
let secret: string
let factorId: string
let counter = 0
beforeAll(async () => {
  server = await startAuthServer()
})
beforeEach(async () => {
  counter += 1
  email = `person${counter}@example.org`
  owner = await signedUp(server, email)
  const app = await enrolled(owner)
  ;({ secret, factorId } = app)
  const { error } = await owner.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret) })
  if (error) throw error
})
afterAll(() => server.close())

function run(keys: readonly Buffer[], command: string, ...parameters: string[]) {
  return accountCommands(keys.map(base64)).get(command)?.(parameters, server.database)
}

const base64 = (key: Buffer) => key.toString('base64')

async function sealedSecret(): Promise<string> {
  const [row] = await server.database.tx(OWNER, (tx) =>
    tx.sql<{ secret: string }>('select secret from auth.factors where id = $1', [factorId]),
  )
  return row?.secret ?? ''
}

describe('second-step:remove', () => {
  test('signs all devices out and lets the password alone sign in, and the user is told', async () => {
    const done = `Two-step sign-in is off for ${email}. All devices are signed out.`
    expect(await run([], 'second-step:remove', ` ${email.toUpperCase()} `)).toEqual(granted(done))
    expect((await owner.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    const client = server.client()
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(data.user?.factors ?? []).toEqual([])
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'Two-step sign-in was turned off for your Hanpan account',
    })
    const [event] = await server.database.tx(OWNER, (tx) =>
      tx.sql(`select done_by, device, network from account_events where event = 'second_step_removed'
        order by id desc limit 1`),
    )
    expect(event).toEqual({ done_by: 'command', device: null, network: null })
    expect(await run([], 'second-step:remove', email)).toEqual(refused(`Two-step sign-in is off for ${email}.`))
  })

  test('changes nothing for an unknown address, or without one', async () => {
    const before = await everyAccountRow(server.database)
    const unknown = refused('There is no account with the address no@example.org.')
    expect(await run([], 'second-step:remove', 'no@example.org')).toEqual(unknown)
    expect(await run([], 'second-step:remove')).toMatchObject({ refusal: expect.stringContaining('Name one address') })
    expect(await everyAccountRow(server.database)).toEqual(before)
  })
})

test('keys:rotate takes no parameter but --leaked', async () => {
  const before = await everyAccountRow(server.database)
  expect(await run([], 'keys:rotate', 'leaked')).toMatchObject({ refusal: expect.stringContaining('--leaked') })
  expect(await run([], 'keys:rotate', '--leaked', 'now')).toMatchObject({
    refusal: expect.stringContaining('--leaked'),
  })
  expect(await everyAccountRow(server.database)).toEqual(before)
})

describe('second-step:reseal', () => {
  const [old, next] = [randomBytes(32), randomBytes(32)]

  test('moves the apps from the generated key to a new one, and from that to the next', async () => {
    const generated = await sealedSecret()
    await run([old], 'second-step:reseal')
    const first = await sealedSecret()
    expect(first).not.toBe(generated)
    expect(openSecret([old], factorId, first)).toBe(secret)
    expect(openSecret(await allFactorKeys(server.database, [next, old].map(base64)), factorId, first)).toBe(secret)
    expect(await run([next, old], 'second-step:reseal')).toMatchObject({ value: expect.stringMatching(/^[1-9]/) })
    expect(openSecret([next], factorId, await sealedSecret())).toBe(secret)
    expect(() => openSecret([old], factorId, first.slice(0, -2))).toThrow('FACTOR_KEYS')
    const none = granted('0 apps have been encrypted anew with the first key.')
    expect(await run([next], 'second-step:reseal')).toEqual(none)
    // The server of this test has only the generated key.
    await run([await generatedKey(), next], 'second-step:reseal')
  })

  test('changes nothing if the key of one app is missing', async () => {
    await run([old], 'second-step:reseal')
    const before = await everyAccountRow(server.database)
    await expect(run([next], 'second-step:reseal')).rejects.toThrow('FACTOR_KEYS')
    expect(await everyAccountRow(server.database)).toEqual(before)
    await run([await generatedKey(), old], 'second-step:reseal')
  })

  test('takes codes meanwhile: a secret sealed with either key opens', async () => {
    await run([old], 'second-step:reseal')
    expect(openSecret([next, old], factorId, await sealedSecret())).toBe(secret)
    await run([await generatedKey(), old], 'second-step:reseal')
    const client = server.client()
    await client.auth.signInWithPassword({ email, password: PASSWORD })
    const later = appCode(secret, Date.now() + 30_000)
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: later })).error).toBeNull()
  })
})

async function generatedKey(): Promise<Buffer> {
  return (await allFactorKeys(server.database, []))[0]
}
