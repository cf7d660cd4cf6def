import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { entitlementOf, GRACE_MS, hasEnded, lastsUntil, strongestEntitlement } from '#plans/entitlement.ts'

const NOW = Date.UTC(2026, 10, 20)
const PERIOD_END = NOW + 10 * DAY_MS
const running = {
  tier: 'Basic' as const,
  status: 'active',
  periodEnd: PERIOD_END,
  endsAt: null as number | null,
  dueSince: NOW - 20 * DAY_MS,
}

describe('a subscription', () => {
  test('that renews continues for three days after its period, in case the renewal event is late', () => {
    expect(entitlementOf(running)).toEqual({
      tier: 'Basic',
      renewal: 'renewing',
      end: PERIOD_END,
      trustedUntil: PERIOD_END + 3 * DAY_MS,
    })
  })

  test('that was canceled ends with its period, to the second', () => {
    expect(entitlementOf({ ...running, endsAt: PERIOD_END })).toEqual({
      tier: 'Basic',
      renewal: 'ending',
      end: PERIOD_END,
      trustedUntil: null,
    })
  })

  test('that is past due continues for three days after the invoice, even if a new period has begun', () => {
    const due = { ...running, status: 'past_due', dueSince: NOW }
    expect(entitlementOf(due)).toMatchObject({ renewal: 'past_due', end: NOW + GRACE_MS, trustedUntil: null })
    expect(entitlementOf({ ...due, endsAt: NOW + DAY_MS })).toMatchObject({ end: NOW + DAY_MS })
  })

  test.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', 'something new'])(
    'that is %s gives no paid plan',
    (status) => {
      expect(entitlementOf({ ...running, status })).toBeNull()
    },
  )
})

describe('several subscriptions', () => {
  const premium = { ...running, tier: 'Premium' as const }

  test('give the highest active plan, and for equal plans the one that lasts longer', () => {
    expect(strongestEntitlement([running, premium], NOW)?.tier).toBe('Premium')
    const over = { ...premium, endsAt: NOW - 1 }
    expect(strongestEntitlement([over, running], NOW)?.tier).toBe('Basic')
    const longer = { ...running, periodEnd: PERIOD_END + DAY_MS }
    expect(strongestEntitlement([running, longer], NOW)?.end).toBe(PERIOD_END + DAY_MS)
    expect(strongestEntitlement([], NOW)).toBeNull()
  })

  test('give the same plan in any order', () => {
    const some = fc.record({
      tier: fc.constantFrom('Basic' as const, 'Premium' as const),
      status: fc.constantFrom('active', 'past_due', 'canceled'),
      periodEnd: fc.integer({ min: NOW - 5 * DAY_MS, max: NOW + 5 * DAY_MS }),
      endsAt: fc.option(fc.integer({ min: NOW - 5 * DAY_MS, max: NOW + 5 * DAY_MS })),
      dueSince: fc.integer({ min: NOW - 5 * DAY_MS, max: NOW }),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 4 }), (subscriptions) => {
        const one = strongestEntitlement(subscriptions, NOW)
        const other = strongestEntitlement(subscriptions.toReversed(), NOW)
        expect([one?.tier, one && lastsUntil(one)]).toEqual([other?.tier, other && lastsUntil(other)])
      }),
    )
  })
})

test('a new subscription may begin after the old one has ended', () => {
  expect(['canceled', 'incomplete', 'incomplete_expired'].every(hasEnded)).toBe(true)
  expect(['active', 'past_due', 'unpaid', 'paused', 'trialing'].some(hasEnded)).toBe(false)
})
