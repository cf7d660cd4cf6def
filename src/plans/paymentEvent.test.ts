import { expect, test } from 'vitest'
import { paymentSubject, readPaymentEvent } from '#plans/paymentEvent.ts'

function subjectOf(type: string, object: object) {
  const event = readPaymentEvent({ id: 'evt_1', type, created: 1_795_000_000, data: { object } })
  return event && paymentSubject(event)
}

test('a subscription event includes the subscription', () => {
  const carried = { id: 'sub_1', status: 'active' }
  const subject = { kind: 'subscription', subscriptionId: 'sub_1', carried }
  for (const kind of ['created', 'updated', 'deleted', 'paused']) {
    expect(subjectOf(`customer.subscription.${kind}`, carried)).toEqual(subject)
  }
})

test('checkout and invoice events name the subscription, in the old and the new format', () => {
  const subject = { kind: 'subscription', subscriptionId: 'sub_1', carried: undefined }
  expect(subjectOf('checkout.session.completed', { id: 'cs_1', subscription: 'sub_1' })).toEqual(subject)
  expect(subjectOf('invoice.paid', { subscription: 'sub_1' })).toEqual(subject)
  const parent = { subscription_details: { subscription: { id: 'sub_1' } } }
  expect(subjectOf('invoice.payment_failed', { parent })).toEqual(subject)
})

test('a full refund, or a dispute that is more than an inquiry, takes money back', () => {
  expect(subjectOf('charge.refunded', { refunded: true, payment_intent: 'pi_1' })).toEqual({
    kind: 'refund',
    paymentId: 'pi_1',
  })
  expect(subjectOf('charge.refunded', { refunded: false, payment_intent: 'pi_1' })).toBeNull()
  expect(subjectOf('charge.dispute.created', { status: 'needs_response', payment_intent: 'pi_1' })).toEqual({
    kind: 'dispute',
    paymentId: 'pi_1',
  })
  expect(subjectOf('charge.dispute.created', { status: 'warning_needs_response', payment_intent: 'pi_1' })).toBeNull()
})

test('other events are ignored', () => {
  expect(subjectOf('checkout.session.completed', { id: 'cs_1', subscription: null })).toBeNull()
  expect(subjectOf('invoice.paid', { parent: null })).toBeNull()
  expect(subjectOf('customer.created', { id: 'cus_1' })).toBeNull()
})

test.each([
  null,
  {},
  { id: '', type: 'x', created: 1, data: { object: {} } },
  { id: 'e', type: 'x', created: 1, data: {} },
])('%j is not an event', (body) => {
  expect(readPaymentEvent(body)).toBeUndefined()
})
