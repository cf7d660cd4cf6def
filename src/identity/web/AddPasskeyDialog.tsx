import { useState } from 'react'
import { Dialog } from '#design/web/Dialog.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { filledIn } from '#identity/filledIn.ts'
import { freeName } from '#identity/freeName.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { CurrentPasswordField } from '#identity/web/CurrentPasswordField.tsx'
import { fieldCopy } from '#identity/web/copy.ts'
import { addPasskey } from '#identity/web/passkeyCeremony.ts'
import { RecoveryCodeList } from '#identity/web/RecoveryCodeList.tsx'
import { passkeyPanelCopy as copy, secondStepPanelCopy } from '#identity/web/signInSettingsCopy.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'
import { deviceName } from '#platform/device.ts'

interface AddPasskeyDialogProps {
  /** Of the user's passkeys. */
  names: readonly string[]
  hasSecondStep: boolean
  onClose: () => void
  /** Called when the passkey was added. The dialog then may still show recovery codes. */
  onChanged: () => void
}

/** A name and the password, then the browser's own dialog, then the recovery codes if the account has none. */
export function AddPasskeyDialog({ names, hasSecondStep, onClose, onChanged }: AddPasskeyDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { busy, failure, fail, run } = useAccountCall()
  const [proposed] = useState(() => freeName(deviceName(navigator.userAgent) ?? copy.heading, names))

  async function submit(fields: FormData) {
    const filled = filledIn({ currentPassword: String(fields.get('current_password') ?? '') })
    if (!(filled.ok || hasSecondStep)) return fail(filled.refusal)
    const name = String(fields.get('name')).trim() || proposed
    const wish = { name, ...(filled.ok ? { currentPassword: filled.value.currentPassword } : {}) }
    const added = await run((auth) => addPasskey(auth, wish))
    if (!added.ok) return
    showToast('success', copy.added)
    const made = hasSecondStep ? undefined : await run((auth) => auth.mfa.recoveryCodes.generate())
    onChanged()
    if (made?.ok) return setCodes(made.value.codes)
    if (made) showToast('error', secondStepPanelCopy.codesMissing)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={copy.addTitle}>
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={onClose} />
      ) : (
        <>
          <p>{copy.addLead}</p>
          {!hasSecondStep && <p>{copy.firstLead}</p>}
          <AccountForm submit={copy.submit} busyLabel={copy.busy} busy={busy} failure={failure} onSubmit={submit}>
            <TextField
              label={fieldCopy.passkeyName}
              hint={fieldCopy.passkeyNameHint}
              name="name"
              defaultValue={proposed}
              maxLength={100}
              autoComplete="off"
              disabled={busy}
            />
            {!hasSecondStep && <CurrentPasswordField busy={busy} failure={failure} />}
          </AccountForm>
        </>
      )}
    </Dialog>
  )
}
