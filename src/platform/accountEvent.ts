/** What happened to an account, in the order of its table's constraint. */
export const ACCOUNT_EVENTS = [
  'signed_up',
  'signed_in',
  'signed_in_by_link',
  'signed_in_by_passkey',
  'password_refused',
  'code_accepted',
  'code_refused',
  'recovery_code_used',
  'passkey_accepted',
  'passkey_refused',
  'signed_out',
  'signed_out_others',
  'signed_out_everywhere',
  'device_signed_out',
  'token_reused',
  'password_changed',
  'email_change_asked',
  'email_changed',
  'app_added',
  'app_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'recovery_codes_removed',
  'second_step_removed',
] as const

export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]

/** A row of `account_events`, as its owner reads it. */
export interface AccountEventRow {
  id: number
  at: string
  event: AccountEvent
  /** `command`: the site's operator, at the command line. */
  done_by: 'request' | 'command'
  device: string | null
  /** The same for all requests from one network. */
  network: string | null
}
