/** How surely the user is who they say: aal1 after the password or an emailed link, aal2 after the second step too, or after a passkey alone. */
export type AssuranceLevel = 'aal1' | 'aal2'

/** In GoTrue's words. `otp` is an emailed link, `totp` the code of an authenticator app, `passkey` one that signed in without the password. */
export type ProofMethod = 'password' | 'otp' | 'totp' | 'passkey' | 'mfa/recovery_code' | 'mfa/webauthn'

/** How sure a session is, and what its user has proved, newest first. Both are claims of the access token. */
export interface Assurance {
  aal: AssuranceLevel
  /** `timestamp` is in seconds since 1970. */
  amr: { method: ProofMethod; timestamp: number }[]
}
