import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { showOutcome, showToast } from '#design/web/toastStore.ts'
import { AccountPage } from '#identity/web/AccountPage.tsx'
import { failureCopy, signOutCopy, toastCopy } from '#identity/web/copy.ts'
import { sendWaitingCalls } from '#offline/web/sendWaitingCalls.ts'
import { signOut } from '#platform/web/session.ts'

/** Signs out a user who comes from a page of this site. Otherwise it asks first, so that a link on another site cannot sign a user out. */
export function SignOutPage() {
  const [asks, setAsks] = useState(false)
  const navigate = useNavigate()

  const leave = useCallback(async () => {
    try {
      // Signing out deletes what waits on this device.
      await sendWaitingCalls()
      await signOut()
      showOutcome('info', toastCopy.signedOut)
      navigate('/', { replace: true })
    } catch (error) {
      console.error('could not sign out', error)
      showToast('error', failureCopy['account/unreachable']())
      setAsks(true)
    }
  }, [navigate])

  useEffect(() => {
    if (comesFromThisSite()) leave()
    else setAsks(true)
  }, [leave])

  return (
    <AccountPage title={signOutCopy.title} lead={asks && signOutCopy.lead}>
      {asks ? (
        <Button variant="primary" wide onClick={leave}>
          {signOutCopy.submit}
        </Button>
      ) : (
        <Spinner label={signOutCopy.busy} />
      )}
    </AccountPage>
  )
}

function comesFromThisSite(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === location.origin
}
