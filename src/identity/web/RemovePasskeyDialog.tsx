import type { GoTrueClient } from '@supabase/auth-js'
import { Button } from '#design/web/Button.tsx'
import { Dialog } from '#design/web/Dialog.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { FailureNotice } from '#identity/web/FailureNotice.tsx'
import { passkeyPanelCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'
import type { NamedPasskey } from '#platform/namedPasskey.ts'

interface RemovePasskeyDialogProps {
  passkey: NamedPasskey
  /** Whether two-step sign-in ends with it. */
  isLast: boolean
  onClose: () => void
  onChanged: () => void
}

/** Removes a passkey, after a question. */
export function RemovePasskeyDialog({ passkey, isLast, onClose, onChanged }: RemovePasskeyDialogProps) {
  const { busy, failure, run } = useAccountCall()

  async function remove() {
    const removed = await run((auth) => withoutPasskey(auth, passkey.id))
    if (!removed.ok) return
    showToast('success', copy.removed)
    onChanged()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.removeQuestion(passkey.name)}
      actions={
        <>
          <Button onClick={onClose}>{copy.keep}</Button>
          <Button variant="danger" busy={busy} busyLabel={copy.removing} onClick={remove}>
            {copy.remove}
          </Button>
        </>
      }
    >
      <p>{isLast ? copy.removeLastWarning : copy.removeWarning}</p>
      <div role="alert">{failure && <FailureNotice failure={failure} />}</div>
    </Dialog>
  )
}

/** The renewed session knows whether the second step is gone. */
async function withoutPasskey(auth: GoTrueClient, factorId: string) {
  const unenrolled = await auth.mfa.unenroll({ factorId })
  return unenrolled.error ? unenrolled : auth.refreshSession()
}
