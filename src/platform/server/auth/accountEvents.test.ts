import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_EVENTS, type AccountEventRow } from '#platform/accountEvent.ts'
import { noteEvent } from '#platform/server/auth/accountEvents.ts'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { sweepAccounts } from '#platform/server/auth/sweepAccounts.ts'
import { type Claims, OWNER, SERVICE } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { appCode, enrolled } from '#tests/support/server/authenticatorApp.ts'
import {
  type AuthServer,
  from,
  newestLink,
  PASSWORD,
  signedUp,
  startAuthServer,
} from '#tests/support/server/authServer.ts'

const NEW_PASSWORD = 'a yellow tricycle'
const START = Date.parse('2026-03-01T12:00:00Z')
const YEAR_MS = 366 * 86_400_000

let server: AuthServer
let email: string
let owner: SupabaseClient
let ownerId: string
let counter = 0
beforeAll(async () => {
  server = await startAuthServer()
})
beforeEach(async () => {
  counter += 1
  email = `person${counter}@example.org`
  await setClock(server.database, new Date(START).toISOString())
  owner = await signedUp(server, email)
  ownerId = (await owner.auth.getUser()).data.user?.id ?? ''
})
afterAll(() => server.close())

async function claimsOf(client: SupabaseClient): Promise<Claims> {
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** The rows that these claims can read, oldest first. */
function readable(claims: Claims): Promise<AccountEventRow[]> {
  return server.database.tx(claims, (tx) => tx.sql<AccountEventRow>('select * from account_events order by id'))
}

/** What happened to the account after its sign-up, as its owner reads it. */
async function record(client = owner): Promise<string[]> {
  return (await readable(await claimsOf(client))).slice(1).map(({ event }) => event)
}

function changed(sql: string) {
  return server.database.tx(OWNER, (tx) => tx.sql(sql, [ownerId]))
}

describe('the record of an account', () => {
  test('says when, from which device and from which network somebody signed in', async () => {
    const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36' }
    for (const address of ['198.51.100.7', '198.51.100.8', '198.51.100.7']) {
      await server.client({ ...browser, ...from(address) }).auth.signInWithPassword({ email, password: PASSWORD })
    }
    const [, first, other, again] = await readable(await claimsOf(owner))
    expect(first).toMatchObject({ event: 'signed_in', done_by: 'request', device: 'Chrome on Windows' })
    expect(first?.network).toMatch(/^[A-Z0-9]{6}$/)
    expect(again?.network).toBe(first?.network)
    expect(other?.network).not.toBe(first?.network)
    expect(JSON.stringify([first, other, again])).not.toContain('198.51')
  })

  test('names the sign-up, a wrong password, a new password, a sign-in by link and a sign-out', async () => {
    const stranger = await server.client().auth.signInWithPassword({ email, password: 'a wrong password' })
    expect(stranger.error?.code).toBe('invalid_credentials')
    await owner.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD })
    await server.client().auth.resetPasswordForEmail(email)
    const forgetful = server.client()
    await forgetful.auth.verifyOtp(await newestLink(server, email))
    await forgetful.auth.signOut({ scope: 'others' })
    expect(await record(forgetful)).toEqual([
      'password_refused',
      'password_changed',
      'signed_in_by_link',
      'signed_out_others',
    ])
    expect((await readable(await claimsOf(owner)))[0]?.event).toBe('signed_up')
  })

  test('names a wrong current password, whatever change it was typed for', async () => {
    const wrong = { current_password: 'not the one' }
    for (const change of [{ password: NEW_PASSWORD }, { email: 'new@example.org' }]) {
      expect((await owner.auth.updateUser({ ...change, ...wrong })).error?.code).toBe('current_password_invalid')
    }
    await setClock(server.database, new Date(START + 601_000).toISOString())
    const authorization = `Bearer ${(await owner.auth.getSession()).data.session?.access_token}`
    const wish = { factor_type: 'webauthn', friendly_name: 'Laptop', ...wrong }
    expect((await server.request('/auth/v1/factors', wish, { authorization })).status).toBe(400)
    expect(await record()).toEqual(['password_refused', 'password_refused', 'password_refused'])
  })

  test('names every step of two-step sign-in, wrong codes and used recovery codes included', async () => {
    const app = await enrolled(owner)
    const code = appCode(app.secret, START)
    await owner.auth.mfa.challengeAndVerify({ factorId: app.factorId, code })
    const token = (await owner.auth.getSession()).data.session?.access_token
    const made = await server.request('/auth/v1/factors/recovery-codes', {}, { authorization: `Bearer ${token}` })
    const { codes } = (await made.json()) as { codes: string[] }
    const half = server.client()
    await half.auth.signInWithPassword({ email, password: PASSWORD })
    const wrong = await half.auth.mfa.challengeAndVerify({ factorId: app.factorId, code })
    expect(wrong.error?.code).toBe('mfa_verification_failed')
    const halfToken = { authorization: `Bearer ${(await half.auth.getSession()).data.session?.access_token}` }
    const guess = { code: 'aaaaaaaaaaaaaaaa' }
    expect((await server.request('/auth/v1/factors/recovery-codes/verify', guess, halfToken)).status).toBe(422)
    const right = { code: codes[0] }
    expect((await server.request('/auth/v1/factors/recovery-codes/verify', right, halfToken)).status).toBe(200)
    await owner.auth.mfa.unenroll({ factorId: app.factorId })
    expect(await record()).toEqual([
      'app_added',
      'recovery_codes_made',
      'signed_in',
      'code_refused',
      'code_refused',
      'recovery_code_used',
      'app_removed',
    ])
  })

  test('names a refresh token that was used twice, which ended its session', async () => {
    const stolen = (await owner.auth.getSession()).data.session?.refresh_token
    await owner.auth.refreshSession()
    await setClock(server.database, new Date(START + 60_000).toISOString())
    const answer = await server.request('/auth/v1/token?grant_type=refresh_token', { refresh_token: stolen })
    expect(answer.status).toBe(400)
    expect(await record()).toEqual(['token_reused'])
  })

  test('names a request to move to another address, and the move', async () => {
    await owner.auth.updateUser({ email: `new-${email}`, current_password: PASSWORD })
    const links = [await newestLink(server, email), await newestLink(server, `new-${email}`)]
    for (const link of links) await server.client().auth.verifyOtp(link)
    expect(await record()).toEqual(['email_change_asked', 'email_changed'])
  })

  test('says nothing of what was rolled back', async () => {
    const origin = { device: null, network: 'AAAAAA' }
    const change = server.database.tx(SERVICE, async (tx) => {
      await noteEvent(tx, { userId: ownerId, event: 'password_changed', origin })
      throw new Error('given up')
    })
    await expect(change).rejects.toThrow('given up')
    expect(await record()).toEqual([])
  })

  test('gets no row for an address without an account', async () => {
    const before = await changed('select * from account_events where $1::uuid is not null')
    await server.client().auth.signInWithPassword({ email: 'nobody@example.org', password: PASSWORD })
    expect(await changed('select * from account_events where $1::uuid is not null')).toEqual(before)
  })

  test('takes every event that the code knows, and no other', async () => {
    const insert = (event: string) =>
      server.database.tx(SERVICE, (tx) =>
        tx.sql(`insert into account_events (user_id, event, network) values ($1, $2, 'x')`, [ownerId, event]),
      )
    for (const event of ACCOUNT_EVENTS) await insert(event)
    expect(await record()).toEqual(ACCOUNT_EVENTS)
    await expect(insert('something_else')).rejects.toThrow('account_events_event_check')
  })
})

describe('an attacker', () => {
  test('reads no row of somebody else, as a visitor, as another user or after the password alone', async () => {
    const app = await enrolled(owner)
    await owner.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: appCode(app.secret, START) })
    const half = server.client()
    await half.auth.signInWithPassword({ email, password: PASSWORD })
    const other = await claimsOf(await signedUp(server, `other-${email}`))
    await expect(readable({ role: 'anon' })).rejects.toThrow('permission denied')
    expect((await readable(other)).map(({ event }) => event)).toEqual(['signed_up'])
    expect(await readable(await claimsOf(half))).toEqual([])
    expect(await readable({ ...(await claimsOf(half)), aal: 'aal2' })).toEqual([])
    expect((await readable(await claimsOf(owner))).length).toBeGreaterThan(2)
  })

  test('cannot add, change or delete a row, not even the account’s owner or the server itself', async () => {
    const own = await claimsOf(owner)
    const writes = [
      `insert into account_events (user_id, event, network) values ('${ownerId}', 'signed_in', 'x')`,
      `update account_events set event = 'signed_in'`,
      'delete from account_events',
    ]
    const before = await readable(own)
    for (const claims of [{ role: 'anon' }, own] satisfies Claims[]) {
      for (const sql of writes) {
        await expect(server.database.tx(claims, (tx) => tx.sql(sql))).rejects.toThrow('permission denied')
      }
    }
    await expect(server.database.tx(SERVICE, (tx) => tx.sql(writes[1] ?? ''))).rejects.toThrow('permission denied')
    await expect(server.database.tx(SERVICE, (tx) => tx.sql(writes[2] ?? ''))).rejects.toThrow('only added to')
    for (const sql of writes.slice(1)) {
      await expect(server.database.tx(OWNER, (tx) => tx.sql(sql))).rejects.toThrow('only added to')
    }
    expect(await readable(own)).toEqual(before)
  })
})

test('the rows of a deleted account are gone', async () => {
  await deleteAccount(server.database, ownerId)
  expect(await changed('select * from account_events where user_id = $1')).toEqual([])
})

test('a row is kept for a year', async () => {
  await setClock(server.database, new Date(START + YEAR_MS - 2 * 86_400_000).toISOString())
  await sweepAccounts(server.database)
  expect(await changed('select event from account_events where user_id = $1')).toEqual([{ event: 'signed_up' }])
  await setClock(server.database, new Date(START + YEAR_MS).toISOString())
  await sweepAccounts(server.database)
  expect(await changed('select event from account_events where user_id = $1')).toEqual([])
})
