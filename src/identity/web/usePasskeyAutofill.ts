import { useEffect } from 'react'
import { type AccountFailure, accountFailure } from '#identity/accountFailure.ts'
import { authClient } from '#platform/web/authClient.ts'

interface AutofillEvents {
  onSignedIn: () => void
  onFailed: (failure: AccountFailure) => void
}

/**
 * Lets the browser offer passkeys in the email field, if it can. Not while `paused`: a browser asks for one passkey at a time. The two
 * functions must stay the same.
 */
export function usePasskeyAutofill(paused: boolean, { onSignedIn, onFailed }: AutofillEvents): void {
  useEffect(() => {
    if (paused) return
    const stop = new AbortController()
    offerPasskeys(stop.signal, { onSignedIn, onFailed }).catch((error: unknown) =>
      console.warn('passkeys could not be offered', error),
    )
    return () => stop.abort()
  }, [paused, onSignedIn, onFailed])
}

async function offerPasskeys(signal: AbortSignal, { onSignedIn, onFailed }: AutofillEvents): Promise<void> {
  const canOffer = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()
  if (!canOffer) return
  const auth = await authClient()
  let late = false
  do {
    if (signal.aborted) return
    const { error } = await auth.signInWithPasskey({ options: { mediation: 'conditional', signal } })
    if (signal.aborted) return
    if (!error) return onSignedIn()
    const failure = accountFailure(error, undefined)
    late = failure.refusal === 'account/passkey-late'
    // What the browser itself refuses is no news for somebody who has not chosen a passkey.
    if (late || failure.refusal === 'account/passkey-refused') onFailed(failure)
  } while (late)
}
