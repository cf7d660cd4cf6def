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

/** The password of an account that a mailed link named. The address stands there for the reader and for password managers. */
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
