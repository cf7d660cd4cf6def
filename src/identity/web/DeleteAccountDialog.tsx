import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { Dialog } from '#design/web/Dialog.tsx'
import { PasswordField } from '#design/web/PasswordField.tsx'
import { showOutcome } from '#design/web/toastStore.ts'
import { fieldCopy } from '#identity/web/copy.ts'
import { accountCopy } from '#identity/web/profileCopy.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import { signOut } from '#platform/web/session.ts'

interface DeleteAccountDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks for the password, then deletes the account and goes home signed out. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const formId = useId()
  const navigate = useNavigate()

  function close() {
    setPassword('')
    setError(undefined)
    onClose()
  }

  async function deleteAccount(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setError(fieldCopy.passwordMissing)
    setBusy(true)
    try {
      await callFunction('delete-account', { password })
    } catch (cause) {
      setError(cause instanceof FunctionProblem && cause.message ? cause.message : accountCopy.deleteFailed)
      return setBusy(false)
    }
    await signOut()
    showOutcome('success', accountCopy.deleted)
    navigate('/', { replace: true })
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={accountCopy.deleteQuestion}
      actions={
        <>
          <Button onClick={close}>{accountCopy.keep}</Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel={accountCopy.deleting}>
            {accountCopy.deleteAccount}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={deleteAccount} noValidate>
        <p>{accountCopy.deleteWarning}</p>
        <PasswordField
          label={accountCopy.deletePassword}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
