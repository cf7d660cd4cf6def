import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityFunctions } from '#identity/server/identityFunctions.ts'
import type { SignInDetails } from '#identity/signInDetails.ts'
import { accountById } from '#platform/server/auth/account.ts'
import { devicesOf } from '#platform/server/auth/devices.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { openSession } from '#platform/server/auth/session.ts'
import { OWNER, SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const PASSWORD = 'a green bicycle'

let context: TestDatabase
let api: DataApi
let annId: string
let endsPayments: () => Promise<void>
/** The users whose sockets were to be closed. */
const ended: string[] = []
beforeAll(async () => {
  context = await createTestDatabase()
  const functions = identityFunctions({
    database: context.database,
    keyedHash: (text) => Buffer.from(text).toString('hex'),
    beforeDeletion: () => endsPayments(),
    sessionsEnded: (userId) => ended.push(userId),
  })
  api = await startDataApi(context.database, { functions })
})
beforeEach(async () => {
  endsPayments = async () => {}
  ended.length = 0
  annId = await createUser(context.database)
  const hash = await hashPassword(PASSWORD, 'Ann')
  await context.database.tx(OWNER, async (tx) => {
    await tx.sql('update auth.users set password_hash = $2 where id = $1', [annId, hash])
    await tx.sql('insert into profiles (id) values ($1)', [annId])
    await tx.sql(`insert into daily_usage (person, date, characters) values ($1, '2026-11-20', 7)`, [annId])
    await tx.sql(`insert into app.charged_texts (person, date, text_hash) values ($1, '2026-11-20', 'x')`, [annId])
  })
})
afterAll(async () => {
  await api.close()
  await context.remove()
})

function deleted(password: unknown, userId?: string) {
  return api.refusal('/functions/v1/delete-account', { method: 'POST', body: JSON.stringify({ password }) }, userId)
}

/** The number of tables with rows about Ann. */
async function tablesWithRows(): Promise<number> {
  const [row] = await context.database.tx(OWNER, (tx) =>
    tx.sql<{ traces: number }>(
      `select (select count(*) from auth.users where id = $1::uuid)
         + (select count(*) from profiles where id = $1::uuid)
         + (select count(*) from daily_usage where person = $1::uuid::text)
         + (select count(*) from app.charged_texts where person = $1::uuid::text) as traces`,
      [annId],
    ),
  )
  return row?.traces ?? 0
}

test('an account with two-step sign-in is not deleted by someone who knows only the password', async () => {
  await context.database.tx(OWNER, (tx) =>
    tx.sql(`insert into auth.factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')`, [
      annId,
    ]),
  )
  expect(await deleted(PASSWORD, annId)).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect(await tablesWithRows()).toBe(4)
})

test('a wrong password, a missing password or a visitor’s request deletes nothing', async () => {
  expect(await deleted('another password', annId)).toMatchObject({ status: 403, code: 'password_invalid' })
  expect(await deleted(undefined, annId)).toMatchObject({ status: 400, field: 'password' })
  expect(await deleted(PASSWORD)).toMatchObject({ status: 401 })
  expect(await tablesWithRows()).toBe(4)
})

test('an account is not deleted if its payments cannot be ended', async () => {
  endsPayments = () => Promise.reject(new Problem(503, 'payments_unavailable', 'The payment provider does not answer'))
  expect(await deleted(PASSWORD, annId)).toMatchObject({ status: 503, code: 'payments_unavailable' })
  expect(await tablesWithRows()).toBe(4)
})

test('a wrong password for deleting the account is recorded', async () => {
  expect((await deleted('not the one', annId)).status).toBe(403)
  const events = await context.database.tx(OWNER, (tx) =>
    tx.sql('select event from account_events where user_id = $1', [annId]),
  )
  expect(events).toEqual([{ event: 'password_refused' }])
})

test('the right password deletes the account with all its usage counts', async () => {
  const { data } = await api.client(annId).functions.invoke('delete-account', { body: { password: PASSWORD } })
  expect(data).toEqual({ deleted: true })
  expect(await tablesWithRows()).toBe(0)
})

describe('the devices that are signed in', () => {
  /** Opens a session on a device, and returns its id. */
  async function opened(userId: string, device: string | null): Promise<string> {
    return context.database.tx(SERVICE, async (tx) => {
      const account = await accountById(tx, userId)
      if (!account) throw new Error('no account')
      return (await openSession(tx, account, { by: 'password', origin: { device, network: 'AAAAAA' } })).sessionId
    })
  }

  async function devices(userId: string): Promise<string[]> {
    const { data } = await api.client(userId).functions.invoke('sign-in-details')
    return (data as SignInDetails).devices.map(({ id }) => id)
  }

  test('are listed for their owner only, each with its name and times', async () => {
    const phone = await opened(annId, 'Safari on iPhone')
    await opened(await createUser(context.database), 'Chrome on Windows')
    const { data } = await api.client(annId).functions.invoke('sign-in-details')
    expect(data).toEqual({
      email: expect.stringContaining('@'),
      new_email: null,
      second_step: null,
      passkeys: [],
      devices: [
        {
          id: phone,
          name: 'Safari on iPhone',
          signed_in_at: expect.stringMatching(/^\d{4}-.+Z$/),
          last_used_at: expect.stringMatching(/^\d{4}-.+Z$/),
          is_this: false,
        },
      ],
    })
    expect(await api.refusal('/functions/v1/sign-in-details', { method: 'POST' })).toMatchObject({ status: 401 })
  })

  test('begin with the one that asks', async () => {
    await opened(annId, 'Safari on iPhone')
    const desk = await opened(annId, 'Chrome on Windows')
    await opened(annId, null)
    const [first, ...others] = await context.database.tx(SERVICE, (tx) =>
      devicesOf(tx, { userId: annId, sessionId: desk }),
    )
    expect(first).toMatchObject({ id: desk, is_this: true })
    expect(others.map(({ is_this }) => is_this)).toEqual([false, false])
  })

  test('can be signed out one by one, by their owner only', async () => {
    const [phone, desk] = [await opened(annId, 'Safari on iPhone'), await opened(annId, 'Chrome on Windows')]
    const bobId = await createUser(context.database)
    const end = (id: string, userId?: string) =>
      api.request('/functions/v1/end-device', { method: 'POST', body: JSON.stringify({ id }) }, userId)
    expect((await end(phone, bobId)).status).toBe(404)
    expect((await end(phone)).status).toBe(401)
    expect((await end('phone', annId)).status).toBe(400)
    expect(await devices(annId)).toHaveLength(2)
    expect(ended).toEqual([])
    expect((await end(phone, annId)).status).toBe(200)
    expect((await end(phone, annId)).status).toBe(404)
    expect(await devices(annId)).toEqual([desk])
    expect(ended).toEqual([annId])
  })
})
