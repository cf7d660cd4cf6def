import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endPayments, openPayments, type Payments } from '#plans/server/payments.ts'
import { planFunctions } from '#plans/server/planFunctions.ts'
import { openTestPayments, type TestPayments } from '#plans/server/testPayments.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { createLog } from '#platform/server/log.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const LOG = createLog('silent')
const SITE = 'http://localhost:3000'

let context: TestDatabase
let database: Database
let payments: Payments
let shop: TestPayments
let api: DataApi
let ann: string
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
  payments = await openPayments({ mode: 'local', stripe: undefined }, { database, log: LOG, siteUrl: () => SITE })
  if (!payments.testPayments) throw new Error('no test payments in local mode')
  shop = payments.testPayments
  api = await startDataApi(database, { functions: planFunctions({ database, provider: payments.provider }) })
})
beforeEach(async () => {
  await setClock(database, '2026-01-31T12:00:00Z')
  ann = await createUser(database)
})
afterAll(async () => {
  await api.close()
  await context.remove()
})

async function opened(name: string, body: object = {}): Promise<string> {
  const request = { method: 'POST', body: JSON.stringify(body) }
  const { url } = (await (await api.request(`/functions/v1/${name}`, request, ann)).json()) as { url: string }
  return url
}

function sessionIn(url: string): string {
  return new URL(url).searchParams.get('session') ?? ''
}

async function plan() {
  return (await api.client(ann).functions.invoke('check-subscription')).data
}

async function subscribe(planId: 'basic' | 'premium'): Promise<string> {
  await shop.pay(sessionIn(await opened('create-checkout', { plan: planId })))
  return sessionIn(await opened('customer-portal'))
}

test('paying on the test page activates the plan at once, and a second press changes nothing', async () => {
  const url = await opened('create-checkout', { plan: 'premium' })
  expect(url).toMatch(/^http:\/\/localhost:3000\/dev\/checkout\?session=cs_test_/)
  expect(await shop.findCheckout(sessionIn(url))).toEqual({ planId: 'premium', paid: false })
  expect(await plan()).toMatchObject({ subscribed: false })
  await Promise.all([shop.pay(sessionIn(url)), shop.pay(sessionIn(url))])
  expect(await plan()).toEqual({
    subscribed: true,
    subscription_tier: 'Premium',
    subscription_end: '2026-02-28T12:00:00.000Z',
    renewal: 'renewing',
  })
  expect(await shop.findCheckout(sessionIn(url))).toEqual({ planId: 'premium', paid: true })
})

test('a checkout that was replaced by another cannot be paid', async () => {
  const first = sessionIn(await opened('create-checkout', { plan: 'premium' }))
  await opened('create-checkout', { plan: 'basic' })
  expect(await shop.findCheckout(first)).toBeUndefined()
  await shop.pay(first)
  expect(await plan()).toMatchObject({ subscribed: false })
})

test('the portal can switch, cancel and resume, and a canceled plan ends with its period', async () => {
  const portal = await subscribe('basic')
  await shop.change(portal, { kind: 'switch', planId: 'premium' })
  expect(await plan()).toMatchObject({ subscription_tier: 'Premium', renewal: 'renewing' })
  await shop.change(portal, { kind: 'cancel' })
  expect(await plan()).toMatchObject({ subscription_tier: 'Premium', renewal: 'ending' })
  await shop.change(portal, { kind: 'resume' })
  expect(await plan()).toMatchObject({ renewal: 'renewing' })
  await shop.change(portal, { kind: 'cancel' })
  await setClock(database, '2026-02-28T11:59:59Z')
  expect(await plan()).toMatchObject({ subscribed: true })
  await setClock(database, '2026-02-28T12:00:00Z')
  expect(await plan()).toMatchObject({ subscribed: false })
  expect(await shop.findPortal(portal)).toMatchObject({ status: 'canceled' })
  await shop.change(portal, { kind: 'resume' })
  expect(await plan()).toMatchObject({ subscribed: false })
  expect(await opened('create-checkout', { plan: 'basic' })).toContain('/dev/checkout')
})

test('a subscription renews automatically, even after months without a running server', async () => {
  await subscribe('basic')
  await setClock(database, '2026-06-05T00:00:00Z')
  expect(await plan()).toMatchObject({ subscribed: false })
  await shop.settle()
  expect(await plan()).toMatchObject({ subscribed: true, subscription_end: '2026-06-28T12:00:00.000Z' })
})

test('an event that could not be delivered is retried, so that no payment is lost', async () => {
  let works = false
  const late = openTestPayments({
    database,
    log: LOG,
    siteUrl: () => SITE,
    secret: payments.webhook?.secret ?? '',
    take: async () => {
      if (!works) throw new Error('the server has died')
      await shop.settle()
    },
  })
  await late.pay(sessionIn(await opened('create-checkout', { plan: 'basic' })))
  expect(await plan()).toMatchObject({ subscribed: false })
  works = true
  await late.settle()
  expect(await plan()).toMatchObject({ subscription_tier: 'Basic' })
})

test('a page cannot be found without its id, and an id of one kind does not open the other kind of page', async () => {
  const checkout = sessionIn(await opened('create-checkout', { plan: 'basic' }))
  for (const id of ['', 'cs_test_1', "' or true --"]) {
    expect([await shop.findCheckout(id), await shop.findPortal(id)]).toEqual([undefined, undefined])
  }
  expect(await shop.findPortal(checkout)).toBeUndefined()
})

test('deleting an account deletes its test payments', async () => {
  await subscribe('premium')
  await endPayments(ann, { database, provider: payments.provider })
  await database.tx(OWNER, (tx) => tx.sql('delete from auth.users where id = $1', [ann]))
  await shop.settle()
  const left = await database.tx(OWNER, (tx) =>
    tx.sql('select user_id from app.payment_subscriptions where user_id = $1', [ann]),
  )
  expect(left).toEqual([])
})

test('there are no test payments in production or with Stripe', async () => {
  const surroundings = { database, log: LOG, siteUrl: () => SITE }
  expect(await openPayments({ mode: 'production', stripe: undefined }, surroundings)).toEqual({
    provider: undefined,
    webhook: undefined,
    testPayments: undefined,
  })
  const stripe = {
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: undefined,
    prices: { basic: '', premium: '' },
  }
  expect((await openPayments({ mode: 'local', stripe }, surroundings)).testPayments).toBeUndefined()
})
