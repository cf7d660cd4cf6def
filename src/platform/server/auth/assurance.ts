/** How surely the user is who they say: aal1 after the password or an emailed link, aal2 after the second step too. */
export type AssuranceLevel = 'aal1' | 'aal2'

/** In GoTrue's words. `otp` is an emailed link, `totp` the code of an authenticator app. */
export type ProofMethod = 'password' | 'otp' | 'totp' | 'mfa/recovery_code'

/** How sure a session is, and what its user has proved, newest first. Both are claims of the access token. */
export interface Assurance {
  aal: AssuranceLevel
  /** `timestamp` is in seconds since 1970. */
  amr: { method: ProofMethod; timestamp: number }[]
}
