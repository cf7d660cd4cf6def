import { MINUTE_MS, type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How often the subscription is asked for while a payment is awaited, and for how long. */
export const RECHECK_EVERY_MS: Milliseconds = 10 * SECOND_MS
export const RECHECK_FOR_MS: Milliseconds = 2 * MINUTE_MS

/**
 * What this page knows of the payment pages it opened. Of a checkout: it is open in another tab; the reader is back and the
 * payment is awaited; the two minutes went by without one. Of the portal, where nothing need happen: it is open; the reader is
 * back.
 */
export interface PaymentCheck {
  state: 'none' | 'away' | 'checking' | 'unseen' | 'inPortal' | 'backFromPortal'
}

export type PaymentEvent = 'checkoutOpened' | 'portalOpened' | 'pageFocused' | 'timePassed'

export const NO_PAYMENT: PaymentCheck = { state: 'none' }
/** The payment's own tab comes back to the pricing page with this query. */
export const RETURNED: PaymentCheck = { state: 'checking' }
export const RETURNED_QUERY = { name: 'checkout', value: 'success' } as const

/** Each time the reader comes back, the answer is a new object: the two minutes start over. */
export function paymentCheck(check: PaymentCheck, event: PaymentEvent): PaymentCheck {
  switch (event) {
    case 'checkoutOpened':
      return { state: 'away' }
    case 'portalOpened':
      return { state: 'inPortal' }
    case 'pageFocused':
      return afterComingBack(check)
    case 'timePassed':
      return afterTwoMinutes(check)
  }
}

function afterComingBack(check: PaymentCheck): PaymentCheck {
  if (check.state === 'none') return check
  return { state: check.state === 'inPortal' || check.state === 'backFromPortal' ? 'backFromPortal' : 'checking' }
}

function afterTwoMinutes(check: PaymentCheck): PaymentCheck {
  if (check.state === 'backFromPortal') return NO_PAYMENT
  return check.state === 'checking' ? { state: 'unseen' } : check
}

/** Whether a checkout's payment is, or was, waited for. */
export function awaitsPayment({ state }: PaymentCheck): boolean {
  return state === 'away' || state === 'checking' || state === 'unseen'
}
