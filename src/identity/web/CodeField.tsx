import { TextField } from '#design/web/TextField.tsx'
import type { AccountFailure } from '#identity/accountFailure.ts'
import { fieldCopy } from '#identity/web/copy.ts'
import { fieldError } from '#identity/web/fieldError.ts'

interface CodeFieldProps {
  /** Which codes it takes. `any`: a code of the app or a recovery code. */
  kind: 'app' | 'recovery' | 'any'
  busy: boolean
  failure: AccountFailure | undefined
  autoFocus?: boolean
}

const WORDS = {
  app: { label: fieldCopy.code, hint: fieldCopy.codeHint },
  recovery: { label: fieldCopy.recoveryCode, hint: fieldCopy.recoveryCodeHint },
  any: { label: fieldCopy.anyCode, hint: undefined },
}

/** For the code of the second step. Phones offer the code of their own authenticator app. */
export function CodeField({ kind, busy, failure, autoFocus }: CodeFieldProps) {
  return (
    <TextField
      {...WORDS[kind]}
      name="code"
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      required
      disabled={busy}
      autoFocus={autoFocus}
      error={fieldError(failure, 'code')}
    />
  )
}
