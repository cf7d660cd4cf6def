import { useCallback, useEffect, useState } from 'react'
import { NOT_SUBSCRIBED, type Subscription } from '#plans/plans.ts'
import { callFunction } from '#platform/web/callFunction.ts'

interface Checked {
  userId: string
  subscription: Subscription
}

/**
 * The user's subscription; undefined until the server has said, and not subscribed for visitors. A failed check is logged
 * and changes nothing. `check` asks again, such as after a checkout.
 */
export function useSubscription(userId: string | undefined): {
  subscription: Subscription | undefined
  check: () => Promise<void>
} {
  const [checked, setChecked] = useState<Checked>()
  const check = useCallback(async () => {
    if (userId === undefined) return
    try {
      setChecked({ userId, subscription: await callFunction<Subscription>('check-subscription') })
    } catch (error) {
      console.warn('checking the subscription', error)
      setChecked((known) => (known?.userId === userId ? known : { userId, subscription: NOT_SUBSCRIBED }))
    }
  }, [userId])

  useEffect(() => {
    check()
  }, [check])

  if (userId === undefined) return { subscription: NOT_SUBSCRIBED, check }
  return { subscription: checked?.userId === userId ? checked.subscription : undefined, check }
}
