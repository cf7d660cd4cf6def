import { useEffect, useReducer } from 'react'
import {
  NO_PAYMENT,
  type PaymentCheck,
  paymentCheck,
  RECHECK_EVERY_MS,
  RECHECK_FOR_MS,
  RETURNED,
} from '#plans/paymentCheck.ts'

/** After a checkout: asks whether the payment has arrived whenever the reader comes back, and every 10 s for two minutes. */
export function usePaymentCheck(
  returned: boolean,
  isPaid: boolean,
  ask: () => Promise<void>,
): { state: PaymentCheck['state']; checkoutOpened: () => void } {
  const [check, dispatch] = useReducer(paymentCheck, returned ? RETURNED : NO_PAYMENT)
  const listens = check.state !== 'none' && !isPaid

  useEffect(() => {
    if (!listens) return
    const cameBack = () => dispatch('pageFocused')
    addEventListener('focus', cameBack)
    return () => removeEventListener('focus', cameBack)
  }, [listens])

  useEffect(() => {
    if (check.state !== 'checking' || isPaid) return
    ask()
    const every = setInterval(ask, RECHECK_EVERY_MS)
    const end = setTimeout(() => dispatch('timePassed'), RECHECK_FOR_MS)
    return () => {
      clearInterval(every)
      clearTimeout(end)
    }
  }, [check, isPaid, ask])

  return { state: check.state, checkoutOpened: () => dispatch('checkoutOpened') }
}
