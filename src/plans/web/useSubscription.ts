import { useCallback, useEffect, useState } from 'react'
import { NOT_SUBSCRIBED, type Subscription } from '#plans/plans.ts'
import { callFunction } from '#platform/web/callFunction.ts'

interface Checked {
  userId: string
  subscription: Subscription
  isConfirmed: boolean
}

export interface CheckedSubscription {
  /** Undefined until checked. Not subscribed for visitors, and after a first check that failed: that is logged only. */
  subscription: Subscription | undefined
  /** The server has said so: what is refused to a Free player must not be refused on a guess. */
  isConfirmed: boolean
  /** Asks again, such as after a checkout. */
  check: () => Promise<void>
}

export function useSubscription(userId: string | undefined): CheckedSubscription {
  const [checked, setChecked] = useState<Checked>()
  const check = useCallback(async () => {
    if (userId === undefined) return
    try {
      const subscription = await callFunction<Subscription>('check-subscription')
      setChecked({ userId, subscription, isConfirmed: true })
    } catch (error) {
      console.warn('checking the subscription', error)
      setChecked((known) =>
        known?.userId === userId ? known : { userId, subscription: NOT_SUBSCRIBED, isConfirmed: false },
      )
    }
  }, [userId])

  useEffect(() => {
    check()
  }, [check])

  if (userId === undefined) return { subscription: NOT_SUBSCRIBED, isConfirmed: true, check }
  const own = checked?.userId === userId ? checked : undefined
  return { subscription: own?.subscription, isConfirmed: own?.isConfirmed ?? false, check }
}
