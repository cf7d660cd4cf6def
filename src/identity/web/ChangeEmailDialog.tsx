import { useState } from 'react'
import { Dialog } from '#design/web/Dialog.tsx'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { CurrentPasswordField } from '#identity/web/CurrentPasswordField.tsx'
import { fieldCopy } from '#identity/web/copy.ts'
import { EmailField } from '#identity/web/EmailField.tsx'
import { EmailNotice } from '#identity/web/EmailNotice.tsx'
import { changeEmailDialogCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

interface ChangeEmailDialogProps {
  onClose: () => void
  onAsked: () => void
}

/** Asks for the new address and the current password, then says where to look for the links. */
export function ChangeEmailDialog({ onClose, onAsked }: ChangeEmailDialogProps) {
  const { busy, failure, fail, run } = useAccountCall()
  const [sentTo, setSentTo] = useState<string>()

  async function submit(fields: FormData) {
    const filled = filledIn({
      email: String(fields.get('email')),
      currentPassword: String(fields.get('current_password')),
    })
    if (!filled.ok) return fail(filled.refusal)
    const { email, currentPassword } = filled.value
    const asked = await run((auth) => auth.updateUser({ email, current_password: currentPassword }))
    if (!asked.ok) return
    setSentTo(email)
    onAsked()
  }

  return (
    <Dialog open onClose={onClose} title={copy.title}>
      {sentTo === undefined ? (
        <>
          <p>{copy.lead}</p>
          <AccountForm submit={copy.submit} busyLabel={copy.busy} busy={busy} failure={failure} onSubmit={submit}>
            <EmailField label={fieldCopy.newEmail} disabled={busy} failure={failure} />
            <CurrentPasswordField busy={busy} failure={failure} />
          </AccountForm>
        </>
      ) : (
        <EmailNotice to={sentTo}>{copy.sent(sentTo)}</EmailNotice>
      )}
    </Dialog>
  )
}
