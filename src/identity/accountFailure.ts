/** Why the account service refused, or that it could not be reached. */
export type AccountRefusal =
  | 'account/fields-missing'
  | 'account/invalid-credentials'
  | 'account/exists'
  | 'account/unconfirmed'
  | 'account/current-password-wrong'
  | 'account/code-wrong'
  | 'account/second-step-due'
  | 'account/passkey-canceled'
  | 'account/passkey-known'
  | 'account/passkey-late'
  | 'account/passkey-refused'
  | 'account/passkey-unusable'
  | 'account/factor-name-taken'
  | 'account/too-many-factors'
  | 'account/email-malformed'
  | 'account/weak-password'
  | 'account/link-spent'
  | 'account/link-required'
  | 'account/too-many-requests'
  | 'account/unreachable'
  | 'account/other'

export type AccountField = 'code' | 'currentPassword' | 'email' | 'password'

export interface AccountFailure {
  refusal: AccountRefusal
  /** The fields to correct, in their order on the form. */
  fields: readonly AccountField[]
  /** The service's own message; may be empty. */
  message: string
  /** Why a password is weak, in GoTrue's words: `length`, `characters`, `pwned`. */
  reasons: readonly string[]
  /** How long to wait before the next attempt, if the service says so. */
  waitSeconds: number | undefined
}

/** An error as auth-js reports it: `code` is GoTrue's `error_code`. */
export interface AuthError {
  name: string
  message: string
  status?: number | undefined
  code?: string | undefined
  reasons?: readonly string[] | undefined
}

const refusalByCode = new Map<string, AccountRefusal>([
  ['invalid_credentials', 'account/invalid-credentials'],
  ['user_already_exists', 'account/exists'],
  ['email_exists', 'account/exists'],
  ['email_not_confirmed', 'account/unconfirmed'],
  ['current_password_invalid', 'account/current-password-wrong'],
  ['mfa_verification_failed', 'account/code-wrong'],
  ['insufficient_aal', 'account/second-step-due'],
  ['webauthn_verification_failed', 'account/passkey-refused'],
  ['webauthn_challenge_expired', 'account/passkey-late'],
  ['webauthn_challenge_not_found', 'account/passkey-late'],
  ['webauthn_credential_exists', 'account/passkey-known'],
  ['mfa_challenge_expired', 'account/passkey-late'],
  ['mfa_factor_name_conflict', 'account/factor-name-taken'],
  ['too_many_enrolled_mfa_factors', 'account/too-many-factors'],
  ['weak_password', 'account/weak-password'],
  ['otp_expired', 'account/link-spent'],
  ['sign_in_link_required', 'account/link-required'],
])

/** By the names of the browser's errors. It does not say whether the user canceled, waited too long or has no passkey here. */
const refusalByName = new Map<string, AccountRefusal>([
  ['NotAllowedError', 'account/passkey-canceled'],
  ['AbortError', 'account/passkey-canceled'],
  ['InvalidStateError', 'account/passkey-known'],
  ['SecurityError', 'account/passkey-unusable'],
  ['NotSupportedError', 'account/passkey-unusable'],
  ['ConstraintError', 'account/passkey-unusable'],
  ['OperationError', 'account/passkey-unusable'],
  ['UnknownError', 'account/passkey-unusable'],
])

/** The service has one code for all malformed input. Its message shows that the address is malformed. */
const MALFORMED_EMAIL = /^Unable to validate email address/

const fieldsByRefusal: Partial<Record<AccountRefusal, readonly AccountField[]>> = {
  'account/invalid-credentials': ['password'],
  'account/current-password-wrong': ['currentPassword'],
  'account/code-wrong': ['code'],
  'account/weak-password': ['password'],
  'account/email-malformed': ['email'],
}

/** What an error from auth-js means for the user of the form. */
export function accountFailure(error: AuthError, waitSeconds: number | undefined): AccountFailure {
  const refusal = refusalOf(error)
  return {
    refusal,
    fields: fieldsByRefusal[refusal] ?? [],
    message: error.message,
    reasons: error.reasons ?? [],
    waitSeconds: refusal === 'account/too-many-requests' ? waitSeconds : undefined,
  }
}

/** A failure that the browser finds without asking the service. */
export function ownFailure(
  refusal: 'account/fields-missing' | 'account/link-spent' | 'account/unreachable',
  fields: readonly AccountField[] = [],
): AccountFailure {
  return { refusal, fields, message: '', reasons: [], waitSeconds: undefined }
}

function refusalOf({ name, message, status, code }: AuthError): AccountRefusal {
  if (name === 'AuthRetryableFetchError' && !status) return 'account/unreachable'
  const known = refusalByCode.get(code ?? '') ?? refusalByName.get(name)
  if (known) return known
  if (status === 429) return 'account/too-many-requests'
  const isMalformed = code === 'validation_failed' && MALFORMED_EMAIL.test(message)
  return isMalformed ? 'account/email-malformed' : 'account/other'
}
