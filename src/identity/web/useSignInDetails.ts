import { useCallback, useEffect, useState } from 'react'
import type { SignInDetails } from '#identity/signInDetails.ts'
import { callFunction } from '#platform/web/callFunction.ts'

export interface LoadedSignInDetails {
  /** Undefined while it loads for the first time, and after a failure. */
  details: SignInDetails | undefined
  failed: boolean
  /** The browser's time when the details were loaded. */
  now: number
  reload: () => Promise<void>
}

export function useSignInDetails(): LoadedSignInDetails {
  const [loaded, setLoaded] = useState<Omit<LoadedSignInDetails, 'reload'>>({
    details: undefined,
    failed: false,
    now: 0,
  })

  const reload = useCallback(async () => {
    try {
      const details = await callFunction<SignInDetails>('sign-in-details')
      setLoaded({ details, failed: false, now: Date.now() })
    } catch (error) {
      console.error('could not load the devices', error)
      setLoaded({ details: undefined, failed: true, now: 0 })
    }
  }, [])

  useEffect(() => {
    reload()
  }, [reload])

  return { ...loaded, reload }
}
