import type { AccountFailure, AccountField } from '#identity/accountFailure.ts'
import { fieldCopy, weakReasonCopy } from '#identity/web/copy.ts'

/** What stands under the field; undefined when the failure is not about it. */
export function fieldError(failure: AccountFailure | undefined, field: AccountField): string | undefined {
  if (!failure?.fields.includes(field)) return undefined
  if (failure.refusal === 'account/fields-missing') {
    return field === 'email' ? fieldCopy.emailMissing : fieldCopy.passwordMissing
  }
  if (failure.refusal === 'account/invalid-credentials') return fieldCopy.passwordWrong
  return [failure.message, ...failure.reasons.map((reason) => weakReasonCopy.get(reason))].filter(Boolean).join(' ')
}
