import { PasswordField } from '#design/web/PasswordField.tsx'
import { TextField } from '#design/web/TextField.tsx'
import type { AccountFailure } from '#identity/accountFailure.ts'
import { fieldCopy } from '#identity/web/copy.ts'
import { fieldError } from '#identity/web/fieldError.ts'

interface ChosenPasswordFieldsProps {
  email: string
  label: string
  hint: string
  busy: boolean
  failure: AccountFailure | undefined
}

/** The field for an account's new password. The email address is shown for the reader and for password managers. */
export function ChosenPasswordFields({ email, label, hint, busy, failure }: ChosenPasswordFieldsProps) {
  return (
    <>
      <TextField label={fieldCopy.email} type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        disabled={busy}
        hint={hint}
        error={fieldError(failure, 'password')}
      />
    </>
  )
}
