import type { AccountFailure, AccountField } from '#identity/accountFailure.ts'
import { fieldCopy, weakReasonCopy } from '#identity/web/copy.ts'

/** The hint under the field about how to correct it. Undefined if the failure is about something else. The notice above the form says what went wrong. */
export function fieldError(failure: AccountFailure | undefined, field: AccountField): string | undefined {
  if (!failure?.fields.includes(field)) return undefined
  if (failure.refusal === 'account/fields-missing') {
    return missingCopy[field]
  }
  if (failure.refusal === 'account/code-wrong') return fieldCopy.codeWrong
  if (failure.refusal === 'account/invalid-credentials') return fieldCopy.passwordWrong
  if (failure.refusal === 'account/current-password-wrong') return fieldCopy.currentPasswordWrong
  if (failure.refusal === 'account/email-malformed') return fieldCopy.emailMalformed
  const remedies = failure.reasons.flatMap((reason) => weakReasonCopy.get(reason) ?? [])
  return remedies.join(' ') || failure.message
}

const missingCopy: Record<AccountField, string> = {
  code: fieldCopy.codeMissing,
  currentPassword: fieldCopy.passwordMissing,
  email: fieldCopy.emailMissing,
  password: fieldCopy.passwordMissing,
}
