import { expect, test } from 'vitest'
import {
  awaitsPayment,
  type CheckEvent,
  NO_PAYMENT,
  paymentCheck,
  RECHECK_EVERY_MS,
  RECHECK_FOR_MS,
} from '#plans/paymentCheck.ts'

function after(...events: CheckEvent[]) {
  return events.reduce(paymentCheck, NO_PAYMENT)
}

test('the subscription is polled every 10 seconds for two minutes', () => {
  expect([RECHECK_EVERY_MS, RECHECK_FOR_MS]).toEqual([10_000, 120_000])
})

test('without an opened checkout, no payment is awaited', () => {
  expect(after('pageFocused').state).toBe('none')
  expect(after('timePassed').state).toBe('none')
})

test('polling starts when the user returns from the checkout, and ends after two minutes', () => {
  expect(after('checkoutOpened').state).toBe('away')
  expect(after('checkoutOpened', 'timePassed').state).toBe('away')
  expect(after('checkoutOpened', 'pageFocused').state).toBe('checking')
  expect(after('checkoutOpened', 'pageFocused', 'timePassed').state).toBe('unseen')
})

test('each return restarts the two minutes', () => {
  const once = after('checkoutOpened', 'pageFocused')
  expect(paymentCheck(once, 'pageFocused')).not.toBe(once)
  expect(after('checkoutOpened', 'pageFocused', 'timePassed', 'pageFocused').state).toBe('checking')
})

test('after the portal the subscription is polled too, but no missing payment is reported', () => {
  expect(after('portalOpened', 'timePassed').state).toBe('inPortal')
  const back = after('portalOpened', 'pageFocused')
  expect([back.state, awaitsPayment(back)]).toEqual(['backFromPortal', false])
  expect(paymentCheck(back, 'pageFocused')).not.toBe(back)
  expect(after('portalOpened', 'pageFocused', 'timePassed').state).toBe('none')
  expect(awaitsPayment(after('portalOpened', 'checkoutOpened'))).toBe(true)
})
