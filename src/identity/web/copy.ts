import type { AccountFailure, AccountRefusal } from '#identity/accountFailure.ts'
import { waitTime } from '#identity/waitTime.ts'
import { MAIL_LINK_LIFETIME, PASSWORD_LENGTH } from '#platform/accountRules.ts'

/** The two modes of the form at /auth. */
export type AuthMode = 'signIn' | 'create'

export const modeCopy = {
  signIn: {
    greeting: 'Welcome back!',
    submit: 'Sign In',
    busy: 'Signing in...',
    switchQuestion: 'New here?',
    switchTo: 'Create an account',
  },
  create: {
    greeting: 'Create your account',
    submit: 'Create Account',
    busy: 'Creating account...',
    switchQuestion: 'Have an account?',
    switchTo: 'Sign in instead',
  },
} satisfies Record<AuthMode, object>

/** In place of the form, once an account waits to be confirmed. */
export const createdCopy = {
  lead: 'One more step',
  again: 'Use another email address',
}

export const toastCopy = {
  signedIn: 'Welcome back!',
  created: 'Account created! Please check your email to verify your account.',
  createdAndSignedIn: 'Account created! You are signed in.',
  confirmed: 'Your email is confirmed. You are signed in.',
  passwordChanged: 'Your password has been changed. You are signed in.',
  signedOut: 'You are signed out.',
}

/** The message above the form after a failed attempt. */
export const failureCopy = {
  'account/fields-missing': () => 'Please fill in all fields',
  'account/invalid-credentials': () => 'Invalid email or password',
  'account/exists': () => 'Account already exists. Please sign in instead.',
  'account/unconfirmed': ({ message }) => message,
  'account/current-password-wrong': () => 'That is not your current password.',
  'account/code-wrong': () => 'That code is not right.',
  'account/second-step-due': () => 'Your account has two-step sign-in. Enter a code, too.',
  'account/passkey-canceled': () => 'No passkey was used.',
  'account/passkey-known': () => 'This device already has a passkey for your account.',
  'account/passkey-late': () => 'That took too long.',
  'account/passkey-refused': () => 'This passkey does not work here.',
  'account/passkey-unusable': () => 'This browser cannot use a passkey here.',
  'account/factor-name-taken': () => 'You have another passkey or app with this name.',
  'account/too-many-factors': () => 'You have ten passkeys and apps, and there is no room for another.',
  'account/weak-password': ({ message }) => message,
  'account/email-malformed': () => 'That is not an email address',
  'account/link-spent': () => 'This link has been used or has expired.',
  'account/link-required': () => 'Too many wrong passwords were tried for this account.',
  'account/too-many-requests': ({ waitSeconds }) =>
    `Too many tries. Please wait ${waitSeconds === undefined ? 'a while' : waitTime(waitSeconds)}, then try again.`,
  'account/unreachable': () => 'An unexpected error occurred',
  'account/other': ({ message }) => message,
} satisfies Record<AccountRefusal, (failure: AccountFailure) => string>

/** What to do next, if the message itself does not say it. */
export const remedyCopy: Partial<Record<AccountRefusal, string>> = {
  'account/unconfirmed': 'Open the link in the email that we sent you, or get a new one with “Forgot password?”',
  'account/passkey-canceled': 'Try again, or sign in another way.',
  'account/passkey-late': 'Please try again.',
  'account/passkey-refused': 'Perhaps it was removed from your account. Sign in another way, and look at your profile.',
  'account/passkey-unusable': 'Try another device, or sign in another way.',
  'account/factor-name-taken': 'Choose another name.',
  'account/too-many-factors': 'Remove one that you do not use.',
  'account/link-spent': `A link works once and expires after ${MAIL_LINK_LIFETIME}. Ask for a new one here.`,
  'account/link-required':
    'Choose “Forgot password?” and we’ll send you a link. Your password still works in a browser where you’ve signed in before.',
  'account/unreachable': 'Check your connection and try again.',
}

export const fieldCopy = {
  email: 'Email',
  emailMissing: 'Enter your email.',
  emailMalformed: 'Check for an @ and a domain, as in name@example.com.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  passwordWrong: 'Check both fields, or set a new password with “Forgot password?”',
  currentPassword: 'Current password',
  currentPasswordWrong: 'Check it, or sign out and choose “Forgot password?”',
  code: '6-digit code',
  codeHint: 'From your authenticator app.',
  codeWrong: 'Check it. Each code works only once.',
  codeMissing: 'Enter the code.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten codes that you saved. Each works once.',
  anyCode: 'Code from your app, or a recovery code',
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'So that you can tell your passkeys apart.',
  newEmail: 'New email',
  newPassword: 'New password',
  newPasswordHint: `At least ${PASSWORD_LENGTH.least} characters.`,
}

/** What to do about a weak password, by GoTrue's reasons. `pwned` means that the password is on a list of common ones. */
export const weakReasonCopy = new Map([
  ['length', `Use ${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters.`],
  ['pwned', 'Attackers try common passwords first. Choose one that is yours alone.'],
])

/** The purpose of a link in an email, in GoTrue's terms. */
export type LinkType = RequestableLink | 'email_change'
/** A link that anyone can have sent to an address. */
export type RequestableLink = 'signup' | 'recovery'

/** The texts do not reveal whether the address has an account. */
export const linkRequestCopy = {
  signup: {
    submit: 'Send a new link',
    sent: 'If an account with this address is waiting to be confirmed, a new link is on its way.',
  },
  recovery: {
    submit: 'Send the link',
    sent: 'If there is an account with this address, a link to choose a new password is on its way.',
  },
} satisfies Record<RequestableLink, object>

export const linkCopy = {
  checking: 'Checking the link...',
  sending: 'Sending...',
  checkEmail: 'Check your email',
  lifetime: `The link works once and expires after ${MAIL_LINK_LIFETIME}.`,
  checkSpam: 'Nothing there? Look in the spam folder. The link in an earlier email works as well.',
  openMailbox: (provider: string) => `Open ${provider}`,
  mailbox: 'Open this machine’s mailbox',
  backToSignIn: 'Back to sign in',
}

export const confirmCopy = {
  title: 'Confirm your email',
  submit: 'Confirm and sign in',
  busy: 'Signing in...',
  passwordHint: `The password you signed up with, or a different one. At least ${PASSWORD_LENGTH.least} characters.`,
  notYou: 'If you did not ask for this account, just close this page: nothing will happen.',
}

export const recoverCopy = {
  title: 'Reset your password',
  lead: 'We’ll email you a link to choose a new password.',
  chooseLead: 'Choose a new password. Then you’re signed in.',
  submit: 'Set new password',
  busy: 'Saving...',
}

export const changeEmailCopy = {
  title: 'Confirm your email',
  submit: 'Confirm',
  busy: 'Confirming...',
  waiting: 'Confirmed. Now open the link that we sent to your other address.',
  moved: 'Your email address has been changed. Sign in with it from now on.',
  askAgain: 'Ask for a new link on your profile',
  toProfile: 'Go to your profile',
}

export const secondStepCopy = {
  title: 'Enter your code',
  lead: 'Your account has two-step sign-in.',
  submit: 'Sign in',
  busy: 'Checking...',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use a code from the app',
  otherAccount: 'Sign in with another account',
}

export const passkeyCopy = {
  signIn: 'Sign in with a passkey',
  use: 'Use a passkey',
  asking: 'Waiting for your passkey...',
  or: 'or',
}

export const signOutCopy = {
  title: 'Sign out',
  lead: 'Sign out on this device?',
  submit: 'Sign out',
  busy: 'Signing out...',
}
