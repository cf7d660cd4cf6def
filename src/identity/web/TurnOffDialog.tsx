import type { GoTrueClient } from '@supabase/auth-js'
import { Button } from '#design/web/Button.tsx'
import { Dialog } from '#design/web/Dialog.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { FailureNotice } from '#identity/web/FailureNotice.tsx'
import { secondStepPanelCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

/** Removes the apps, the passkeys and the recovery codes, after a question. */
export function TurnOffDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { busy, failure, run } = useAccountCall()

  async function turnOff() {
    const removed = await run(removeDevices)
    if (!removed.ok) return
    showToast('success', copy.turnedOff)
    onChanged()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.turnOffQuestion}
      actions={
        <>
          <Button onClick={onClose}>{copy.keepOn}</Button>
          <Button variant="danger" busy={busy} busyLabel={copy.turningOff} onClick={turnOff}>
            {copy.turnOff}
          </Button>
        </>
      }
    >
      <p>{copy.turnOffWarning}</p>
      <div role="alert">{failure && <FailureNotice failure={failure} />}</div>
    </Dialog>
  )
}

/** The recovery codes go with the last of them. The renewed session knows that the second step is gone. */
async function removeDevices(auth: GoTrueClient) {
  const listed = await auth.mfa.listFactors()
  if (listed.error) return listed
  for (const { id } of [...listed.data.totp, ...listed.data.webauthn]) {
    const removed = await auth.mfa.unenroll({ factorId: id })
    if (removed.error) return removed
  }
  return auth.refreshSession()
}
