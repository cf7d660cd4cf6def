import { TextField } from '#design/web/TextField.tsx'
import type { AccountFailure } from '#identity/accountFailure.ts'
import { fieldCopy } from '#identity/web/copy.ts'
import { fieldError } from '#identity/web/fieldError.ts'

interface EmailFieldProps {
  disabled: boolean
  failure: AccountFailure | undefined
}

export function EmailField({ disabled, failure }: EmailFieldProps) {
  return (
    <TextField
      label={fieldCopy.email}
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      disabled={disabled}
      error={fieldError(failure, 'email')}
    />
  )
}
