/** Why the account service did not do what was asked. */
export type AccountRefusal =
  | 'account/fields-missing'
  | 'account/invalid-credentials'
  | 'account/exists'
  | 'account/unconfirmed'
  | 'account/weak-password'
  | 'account/link-spent'
  | 'account/link-required'
  | 'account/too-many-requests'
  | 'account/unreachable'
  | 'account/other'

export type AccountField = 'email' | 'password'

export interface AccountFailure {
  refusal: AccountRefusal
  /** The fields that can mend it, in their order on the form. */
  fields: readonly AccountField[]
  /** The service's own words; empty where it said nothing. */
  message: string
  /** GoTrue's words for what a weak password lacks: `length`, `characters`, `pwned`. */
  reasons: readonly string[]
  /** How long the service asks to wait, where it says so. */
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
  ['weak_password', 'account/weak-password'],
  ['otp_expired', 'account/link-spent'],
  ['sign_in_link_required', 'account/link-required'],
])

const mendedByPassword: readonly AccountRefusal[] = ['account/invalid-credentials', 'account/weak-password']

/** What an error of auth-js means to the person at the form. */
export function accountFailure(error: AuthError, waitSeconds: number | undefined): AccountFailure {
  const refusal = refusalOf(error)
  return {
    refusal,
    fields: mendedByPassword.includes(refusal) ? ['password'] : [],
    message: error.message,
    reasons: error.reasons ?? [],
    waitSeconds: refusal === 'account/too-many-requests' ? waitSeconds : undefined,
  }
}

/** A failure that this side knows of without asking the service. */
export function ownFailure(
  refusal: 'account/fields-missing' | 'account/link-spent' | 'account/unreachable',
  fields: readonly AccountField[] = [],
): AccountFailure {
  return { refusal, fields, message: '', reasons: [], waitSeconds: undefined }
}

function refusalOf({ name, status, code }: AuthError): AccountRefusal {
  if (name === 'AuthRetryableFetchError' && !status) return 'account/unreachable'
  const known = refusalByCode.get(code ?? '')
  if (known) return known
  return status === 429 ? 'account/too-many-requests' : 'account/other'
}
