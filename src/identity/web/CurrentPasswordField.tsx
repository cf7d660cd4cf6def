import { PasswordField } from '#design/web/PasswordField.tsx'
import type { AccountFailure } from '#identity/accountFailure.ts'
import { fieldCopy } from '#identity/web/copy.ts'
import { fieldError } from '#identity/web/fieldError.ts'

export function CurrentPasswordField({ busy, failure }: { busy: boolean; failure: AccountFailure | undefined }) {
  return (
    <PasswordField
      label={fieldCopy.currentPassword}
      name="current_password"
      autoComplete="current-password"
      required
      disabled={busy}
      error={fieldError(failure, 'currentPassword')}
    />
  )
}
