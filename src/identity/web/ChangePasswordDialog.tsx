import { Dialog } from '#design/web/Dialog.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { ChosenPasswordFields } from '#identity/web/ChosenPasswordFields.tsx'
import { CurrentPasswordField } from '#identity/web/CurrentPasswordField.tsx'
import { fieldCopy } from '#identity/web/copy.ts'
import { changePasswordCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

interface ChangePasswordDialogProps {
  email: string
  onClose: () => void
  onChanged: () => void
}

/** Asks for the current password and a new one. Mounted only while it is open, so that no password stays in it. */
export function ChangePasswordDialog({ email, onClose, onChanged }: ChangePasswordDialogProps) {
  const { busy, failure, fail, run } = useAccountCall()

  async function submit(fields: FormData) {
    const filled = filledIn({
      currentPassword: String(fields.get('current_password')),
      password: String(fields.get('password')),
    })
    if (!filled.ok) return fail(filled.refusal)
    const { currentPassword, password } = filled.value
    const changed = await run((auth) => auth.updateUser({ password, current_password: currentPassword }))
    if (!changed.ok) return
    showToast('success', copy.done)
    onChanged()
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <AccountForm submit={copy.submit} busyLabel={copy.busy} busy={busy} failure={failure} onSubmit={submit}>
        <CurrentPasswordField busy={busy} failure={failure} />
        <ChosenPasswordFields
          email={email}
          label={fieldCopy.newPassword}
          hint={fieldCopy.newPasswordHint}
          busy={busy}
          failure={failure}
        />
      </AccountForm>
    </Dialog>
  )
}
