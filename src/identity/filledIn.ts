import { type AccountFailure, type AccountField, ownFailure } from '#identity/accountFailure.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'

/** The values of a form's fields, all required. Spaces around an email address are removed; spaces in a password stay. */
export function filledIn<Name extends AccountField>(
  fields: Record<Name, string>,
): Verdict<Record<Name, string>, AccountFailure> {
  const sent = 'email' in fields ? { ...fields, email: String(fields.email).trim() } : fields
  const missing = (['code', 'currentPassword', 'email', 'password'] as Name[]).filter((name) => sent[name] === '')
  return missing.length > 0 ? refused(ownFailure('account/fields-missing', missing)) : granted(sent)
}
