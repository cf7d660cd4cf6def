import { afterAll, beforeAll, expect, test } from 'vitest'
import { planFunctions } from '#plans/server/planFunctions.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let api: DataApi
beforeAll(async () => {
  context = await createTestDatabase()
  api = await startDataApi(context.database, {
    functions: planFunctions({ database: context.database, provider: undefined }),
  })
})
afterAll(async () => {
  await api.close()
  await context.remove()
})

async function subscriber(tier?: string, end: string | null = null): Promise<string> {
  const userId = await createUser(context.database)
  if (tier) {
    await context.database.tx(SERVICE, (tx) =>
      tx.sql('insert into subscriptions (user_id, subscription_tier, subscription_end) values ($1, $2, $3)', [
        userId,
        tier,
        end,
      ]),
    )
  }
  return userId
}

const check = async (userId: string) => (await api.client(userId).functions.invoke('check-subscription')).data

test('a subscriber gets the tier and until when it is paid', async () => {
  await setClock(context.database, '2026-11-20T12:00:00Z')
  const userId = await subscriber('Premium', '2026-12-20T12:00:00Z')
  const paid = {
    subscribed: true,
    subscription_tier: 'Premium',
    subscription_end: '2026-12-20T12:00:00.000Z',
    renewal: 'renewing',
  }
  expect(await check(userId)).toEqual(paid)
  await setClock(context.database, '2026-12-20T11:59:59.999Z')
  expect(await check(userId)).toEqual(paid)
})

test('a subscription without an end continues', async () => {
  expect(await check(await subscriber('Basic'))).toEqual({
    subscribed: true,
    subscription_tier: 'Basic',
    subscription_end: null,
    renewal: 'renewing',
  })
})

test('a user who never paid, or whose subscription has ended, is not subscribed', async () => {
  const none = { subscribed: false, subscription_tier: null, subscription_end: null, renewal: null }
  await setClock(context.database, '2026-12-20T12:00:00Z')
  expect(await check(await subscriber())).toEqual(none)
  expect(await check(await subscriber('Premium', '2026-12-20T12:00:00Z'))).toEqual(none)
})

test('a visitor is asked to sign in, and a user cannot check another user’s subscription', async () => {
  const userId = await subscriber('Premium')
  const other = await subscriber()
  expect(await api.refusal('/functions/v1/check-subscription', { method: 'POST' })).toMatchObject({ status: 401 })
  const forged = { method: 'POST', body: JSON.stringify({ user_id: userId }) }
  expect(await api.refusal('/functions/v1/check-subscription', forged, other)).toMatchObject({ status: 400 })
})
