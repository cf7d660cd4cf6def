import { useCallback, useEffect, useState } from 'react'
import { type DatedSubscription, NO_SUBSCRIPTION } from '#plans/datedSubscription.ts'
import { callFunction } from '#platform/web/callFunction.ts'

interface Checked {
  userId: string
  subscription: DatedSubscription
  isConfirmed: boolean
}

export interface CheckedSubscription {
  /** Undefined until checked. Not subscribed for visitors, and after a failed first check, which is only logged. */
  subscription: DatedSubscription | undefined
  /** Whether the server has confirmed it. Do not refuse anything to a player who might only be assumed to be on Free. */
  isConfirmed: boolean
  /** Checks again, such as after a checkout. */
  check: () => Promise<void>
}

/** Checks when the page opens and each time the user comes back to it, because the plan may have changed in another tab. */
export function useSubscription(userId: string | undefined): CheckedSubscription {
  const [checked, setChecked] = useState<Checked>()
  const check = useCallback(async () => {
    if (userId === undefined) return
    try {
      const subscription = await callFunction<DatedSubscription>('check-subscription')
      setChecked({ userId, subscription, isConfirmed: true })
    } catch (error) {
      console.warn('checking the subscription', error)
      setChecked((known) =>
        known?.userId === userId ? known : { userId, subscription: NO_SUBSCRIPTION, isConfirmed: false },
      )
    }
  }, [userId])

  useEffect(() => {
    check()
    addEventListener('focus', check)
    return () => removeEventListener('focus', check)
  }, [check])

  if (userId === undefined) return { subscription: NO_SUBSCRIPTION, isConfirmed: true, check }
  const own = checked?.userId === userId ? checked : undefined
  return { subscription: own?.subscription, isConfirmed: own?.isConfirmed ?? false, check }
}
