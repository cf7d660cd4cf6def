import { expect, test } from 'vitest'
import {
  awaitsPayment,
  NO_PAYMENT,
  type PaymentEvent,
  paymentCheck,
  RECHECK_EVERY_MS,
  RECHECK_FOR_MS,
} from '#plans/paymentCheck.ts'

function after(...events: PaymentEvent[]) {
  return events.reduce(paymentCheck, NO_PAYMENT)
}

test('the subscription is asked for every 10 seconds, for two minutes', () => {
  expect([RECHECK_EVERY_MS, RECHECK_FOR_MS]).toEqual([10_000, 120_000])
})

test('nobody who opened no checkout has a payment checked', () => {
  expect(after('pageFocused').state).toBe('none')
  expect(after('timePassed').state).toBe('none')
})

test('checking begins when the reader comes back from the checkout, and ends after its time', () => {
  expect(after('checkoutOpened').state).toBe('away')
  expect(after('checkoutOpened', 'timePassed').state).toBe('away')
  expect(after('checkoutOpened', 'pageFocused').state).toBe('checking')
  expect(after('checkoutOpened', 'pageFocused', 'timePassed').state).toBe('unseen')
})

test('each time the reader comes back, the two minutes start over', () => {
  const once = after('checkoutOpened', 'pageFocused')
  expect(paymentCheck(once, 'pageFocused')).not.toBe(once)
  expect(after('checkoutOpened', 'pageFocused', 'timePassed', 'pageFocused').state).toBe('checking')
})

test('back from the portal the subscription is asked for as well, but nobody is told that a payment is missing', () => {
  expect(after('portalOpened', 'timePassed').state).toBe('inPortal')
  const back = after('portalOpened', 'pageFocused')
  expect([back.state, awaitsPayment(back)]).toEqual(['backFromPortal', false])
  expect(paymentCheck(back, 'pageFocused')).not.toBe(back)
  expect(after('portalOpened', 'pageFocused', 'timePassed').state).toBe('none')
  expect(awaitsPayment(after('portalOpened', 'checkoutOpened'))).toBe(true)
})
