import type { AccountEvent, AccountEventRow } from '#platform/accountEvent.ts'

const AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const eventCopy = {
  heading: 'Account activity',
  lead: 'What happened to your account in the last year. Nobody can change an entry. Is there something that you did not do? Change your password.',
  loading: 'Loading your account activity...',
  failed: 'Your account activity could not be loaded.',
  retry: 'Try again',
  more: 'Show older entries',
  loadingMore: 'Loading...',
  at: (at: string) => AT.format(new Date(at)),
}

export const EVENT_TEXT: Record<AccountEvent, string> = {
  signed_up: 'Account created',
  signed_in: 'Signed in with the password',
  signed_in_by_link: 'Signed in with an emailed link',
  signed_in_by_passkey: 'Signed in with a passkey',
  password_refused: 'Wrong password',
  code_accepted: 'Entered the code of the app',
  code_refused: 'Wrong code after the right password',
  recovery_code_used: 'Used a recovery code',
  passkey_accepted: 'Used a passkey after the password',
  passkey_refused: 'A passkey was refused',
  signed_out: 'Signed out',
  signed_out_others: 'Signed out all other devices',
  signed_out_everywhere: 'Signed out all devices',
  device_signed_out: 'Signed out another device',
  token_reused: 'Signed out a device whose sign-in had been copied',
  password_changed: 'Changed the password',
  email_change_asked: 'Asked to change the email address',
  email_changed: 'Changed the email address',
  app_added: 'Added an authenticator app',
  app_removed: 'Removed an authenticator app',
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed a passkey',
  recovery_codes_made: 'Made new recovery codes',
  recovery_codes_removed: 'Removed the recovery codes',
  second_step_removed: 'Turned off two-step sign-in',
}

/** Who or what did it. The network's mark tells networks apart, and nothing else. */
export function sourceOf({ done_by, device, network }: AccountEventRow): string {
  if (done_by === 'command') return 'The operator of the site'
  return `${device ?? 'Unknown device'}, network ${network}`
}
