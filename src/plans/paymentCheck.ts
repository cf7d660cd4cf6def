import { MINUTE_MS, type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How often the subscription is polled while a payment is awaited, and for how long. */
export const RECHECK_EVERY_MS: Milliseconds = 10 * SECOND_MS
export const RECHECK_FOR_MS: Milliseconds = 2 * MINUTE_MS

/**
 * The state of the payment pages that this page opened. `away`: a checkout is open in another tab. `checking`: the user is back and the
 * payment is awaited. `unseen`: no payment arrived within two minutes. `inPortal`: the portal is open. `backFromPortal`: the user is
 * back from the portal, where nothing may have changed.
 */
export interface PaymentCheck {
  state: 'none' | 'away' | 'checking' | 'unseen' | 'inPortal' | 'backFromPortal'
}

export type CheckEvent = 'checkoutOpened' | 'portalOpened' | 'pageFocused' | 'timePassed'

export const NO_PAYMENT: PaymentCheck = { state: 'none' }
/** The checkout's tab returns to the pricing page with this query parameter, and starts in the state `RETURNED`. */
export const RETURNED: PaymentCheck = { state: 'checking' }
export const RETURNED_QUERY = { name: 'checkout', value: 'success' } as const

/** Returns a new object each time the user comes back, which restarts the two minutes. */
export function paymentCheck(check: PaymentCheck, event: CheckEvent): PaymentCheck {
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

/** Whether a payment is, or was, awaited. */
export function awaitsPayment({ state }: PaymentCheck): boolean {
  return state === 'away' || state === 'checking' || state === 'unseen'
}
