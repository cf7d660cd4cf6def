import { expect, test } from 'vitest'
import { changedTestSubscription, dueTestSubscription, newTestSubscription } from '#plans/testSubscription.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
const begun = (day: string) => newTestSubscription('sub_1', 'cus_1', 'basic', at(day))
const endOf = (subscription: ReturnType<typeof begun>) =>
  new Date(subscription.items.data[0].current_period_end * 1_000).toISOString().slice(0, 10)

test('a period ends on the same day of the next month, or on that month’s last day', () => {
  expect(endOf(begun('2026-11-20'))).toBe('2026-12-20')
  expect(endOf(begun('2026-12-31'))).toBe('2027-01-31')
  expect(endOf(begun('2027-01-31'))).toBe('2027-02-28')
})

test('at the end of its period, a subscription renews as often as needed, or ends if it was canceled', () => {
  const subscription = begun('2026-11-20')
  expect(dueTestSubscription(subscription, at('2026-12-19'))).toBe(subscription)
  expect(endOf(dueTestSubscription(subscription, at('2027-02-25')))).toBe('2027-03-20')
  const canceled = changedTestSubscription(subscription, { kind: 'cancel' }, at('2026-11-21'))
  expect(dueTestSubscription(canceled, at('2027-02-25'))).toMatchObject({
    status: 'canceled',
    ended_at: at('2026-12-20') / 1_000,
  })
})

test('an active subscription can be switched, canceled and resumed, and an ended one does not change', () => {
  const switched = changedTestSubscription(begun('2026-11-20'), { kind: 'switch', planId: 'premium' }, at('2026-11-21'))
  expect(switched.items.data[0].price.metadata.plan).toBe('premium')
  const resumed = changedTestSubscription(
    { ...switched, cancel_at_period_end: true },
    { kind: 'resume' },
    at('2026-11-21'),
  )
  expect(resumed.cancel_at_period_end).toBe(false)
  const ended = changedTestSubscription(resumed, { kind: 'end' }, at('2026-11-22'))
  expect(ended).toMatchObject({ status: 'canceled', ended_at: at('2026-11-22') / 1_000 })
  expect(changedTestSubscription(ended, { kind: 'resume' }, at('2026-11-23'))).toBe(ended)
})
