import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { forgetDestination, storeDestination } from '#identity/web/storedDestination.ts'
import { useSession } from '#platform/web/session.ts'

/** After signing in, a visitor comes back to this page. Call it before `useSignedInUser`, which leads the visitor away. */
export function useComingBack() {
  const { status } = useSession()
  const { pathname } = useLocation()

  useEffect(() => {
    if (status === 'signedOut') storeDestination(pathname)
    if (status === 'signedIn') forgetDestination()
  }, [status, pathname])
}
