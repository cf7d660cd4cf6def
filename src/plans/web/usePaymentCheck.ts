import { useEffect, useReducer } from 'react'
import {
  awaitsPayment,
  type CheckEvent,
  NO_PAYMENT,
  type PaymentCheck,
  paymentCheck,
  RECHECK_EVERY_MS,
  RECHECK_FOR_MS,
  RETURNED,
} from '#plans/paymentCheck.ts'

/**
 * After a checkout or a visit to the portal, polls the subscription whenever the user comes back, and every 10 s for two
 * minutes. After a checkout, stops as soon as it is paid.
 */
export function usePaymentCheck(
  returned: boolean,
  isPaid: boolean,
  ask: () => Promise<void>,
): [PaymentCheck, (event: CheckEvent) => void] {
  const [check, dispatch] = useReducer(paymentCheck, returned ? RETURNED : NO_PAYMENT)
  const isSettled = check.state === 'none' || (isPaid && awaitsPayment(check))

  useEffect(() => {
    if (isSettled) return
    const cameBack = () => dispatch('pageFocused')
    addEventListener('focus', cameBack)
    return () => removeEventListener('focus', cameBack)
  }, [isSettled])

  useEffect(() => {
    const isBack = check.state === 'checking' || check.state === 'backFromPortal'
    if (isSettled || !isBack) return
    ask()
    const every = setInterval(ask, RECHECK_EVERY_MS)
    const end = setTimeout(() => dispatch('timePassed'), RECHECK_FOR_MS)
    return () => {
      clearInterval(every)
      clearTimeout(end)
    }
  }, [check, isSettled, ask])

  return [check, dispatch]
}
