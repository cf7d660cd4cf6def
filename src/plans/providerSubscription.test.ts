import { expect, test } from 'vitest'
import { readProviderSubscription } from '#plans/providerSubscription.ts'

const START = 1_795_000_000
const END = START + 2_592_000
const PRICES = { basic: 'price_b', premium: 'price_p' }

function stripes(price: object, more: object = {}) {
  return {
    id: 'sub_1',
    object: 'subscription',
    customer: 'cus_1',
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    latest_invoice: 'in_1',
    items: { data: [{ price, current_period_start: START, current_period_end: END }] },
    ...more,
  }
}

test('a subscription is read with its plan, its period and its newest invoice', () => {
  expect(readProviderSubscription(stripes({ id: 'price_p' }), PRICES)).toEqual({
    id: 'sub_1',
    customerId: 'cus_1',
    tier: 'Premium',
    status: 'active',
    periodEnd: END * 1_000,
    endsAt: null,
    dueSince: START * 1_000,
    newestInvoiceId: 'in_1',
  })
})

test('the plan comes from the price’s id, or from an older price’s metadata, and is otherwise Basic', () => {
  const tier = (price: object) => readProviderSubscription(stripes(price), PRICES)?.tier
  expect(tier({ id: 'price_b' })).toBe('Basic')
  expect(tier({ id: 'price_of_last_year', metadata: { plan: 'premium' } })).toBe('Premium')
  expect(tier({ id: 'price_of_last_year', metadata: null })).toBe('Basic')
  expect(tier({ id: 'price_b', metadata: { plan: 'premium' } })).toBe('Basic')
})

test('a subscription ends when it was ended, on the set day, or with its period', () => {
  const endsAt = (more: object) => readProviderSubscription(stripes({ id: 'price_b' }, more), PRICES)?.endsAt
  expect(endsAt({ cancel_at_period_end: true })).toBe(END * 1_000)
  expect(endsAt({ cancel_at: START + 60 })).toBe((START + 60) * 1_000)
  expect(endsAt({ ended_at: START + 5, cancel_at: START + 60 })).toBe((START + 5) * 1_000)
})

test('an expanded invoice says since when a payment is due', () => {
  const unfolded = stripes(
    { id: 'price_b' },
    { latest_invoice: { id: 'in_2', created: START + 7 }, customer: { id: 'cus_2' } },
  )
  expect(readProviderSubscription(unfolded, PRICES)).toMatchObject({
    dueSince: (START + 7) * 1_000,
    newestInvoiceId: 'in_2',
    customerId: 'cus_2',
  })
})

test('the period is also read from the subscription itself, where older API versions have it', () => {
  const older = stripes({ id: 'price_b' }, { current_period_start: START, current_period_end: END })
  const items = { data: [{ price: { id: 'price_b' } }] }
  expect(readProviderSubscription({ ...older, items }, PRICES)?.periodEnd).toBe(END * 1_000)
})

test.each([null, {}, 'sub_1', stripes({ id: 'price_b' }, { items: { data: [] } }), stripes({})])(
  '%j is not a subscription',
  (object) => {
    expect(readProviderSubscription(object, PRICES)).toBeUndefined()
  },
)
