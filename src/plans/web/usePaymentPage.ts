import { useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import { paymentCopy } from '#plans/paymentCopy.ts'
import type { Plan } from '#plans/plans.ts'
import { pricingCopy } from '#plans/web/copy.ts'
import { openInNewTab } from '#plans/web/openInNewTab.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import { currentSession } from '#platform/web/session.ts'

export type PaymentFunction = keyof typeof paymentCopy

/** The state of a press on a card's button. */
export interface PaymentPress {
  planId: Plan['id']
  /** The error; undefined while the page is being opened. */
  failure: string | undefined
}

/** Opens the payment provider's pages. `press` is the last press that is pending or has failed. */
export function usePaymentPage(onOpened: (name: PaymentFunction) => void) {
  const [press, setPress] = useState<PaymentPress>()

  async function open(name: PaymentFunction, { id }: Plan): Promise<void> {
    setPress({ planId: id, failure: undefined })
    const failure = await failureOf(name, name === 'create-checkout' ? { plan: id } : {})
    setPress(failure === undefined ? undefined : { planId: id, failure })
    if (failure === undefined) onOpened(name)
  }

  return { press, open }
}

/** Opens the page. Returns an error message; undefined on success. */
async function failureOf(name: PaymentFunction, body: object): Promise<string | undefined> {
  if (currentSession().status !== 'signedIn') return signInFirst(name)
  try {
    await openInNewTab(async () => (await callFunction<{ url: string }>(name, body)).url)
    return undefined
  } catch (error) {
    if (error instanceof FunctionProblem && error.status === 401) return signInFirst(name)
    console.info(name, error)
    showToast('error', paymentCopy[name].failed)
    return paymentCopy[name].failed
  }
}

function signInFirst(name: PaymentFunction): string {
  showToast('info', paymentCopy[name].signedOut, { label: pricingCopy.signIn, href: '/auth' })
  return paymentCopy[name].signedOut
}
