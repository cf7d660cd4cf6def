import { Button } from '#design/web/Button.tsx'
import { showOutcome } from '#design/web/toastStore.ts'
import { passkeyCopy as copy, toastCopy } from '#identity/web/copy.ts'
import type { AccountCall } from '#identity/web/useAccountCall.ts'
import { usePasskeyAutofill } from '#identity/web/usePasskeyAutofill.ts'
import { usePasskeySupport } from '#identity/web/usePasskeySupport.ts'

/** Signs in without the password: a button, and passkeys offered in the email field. Nothing if the browser has no passkeys. */
export function PasskeySignIn({ account }: { account: AccountCall }) {
  const supported = usePasskeySupport()
  return supported && <Offers account={account} />
}

function Offers({ account: { busy, fail, run } }: { account: AccountCall }) {
  usePasskeyAutofill(busy, { onSignedIn: welcome, onFailed: fail })

  async function signIn() {
    const signedIn = await run((auth) => auth.signInWithPasskey())
    if (signedIn.ok) welcome()
  }

  return (
    <Button wide busy={busy} busyLabel={copy.asking} onClick={signIn}>
      {copy.signIn}
    </Button>
  )
}

function welcome() {
  showOutcome('success', toastCopy.signedIn)
}
