import { TextField } from '#design/web/TextField.tsx'
import type { AccountFailure } from '#identity/accountFailure.ts'
import { fieldCopy } from '#identity/web/copy.ts'
import { fieldError } from '#identity/web/fieldError.ts'

interface EmailFieldProps {
  label?: string
  /** Lets the browser offer passkeys, too. */
  offersPasskeys?: boolean
  disabled: boolean
  failure: AccountFailure | undefined
}

export function EmailField({ label = fieldCopy.email, offersPasskeys = false, disabled, failure }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      required
      disabled={disabled}
      error={fieldError(failure, 'email')}
    />
  )
}
