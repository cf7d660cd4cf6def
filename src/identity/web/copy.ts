import type { AccountFailure, AccountRefusal } from '#identity/accountFailure.ts'
import { waitTime } from '#identity/waitTime.ts'

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

export const toastCopy = {
  signedIn: 'Welcome back!',
  created: 'Account created! Please check your email to verify your account.',
  createdAndSignedIn: 'Account created! You are signed in.',
  confirmed: 'Your email is confirmed. You are signed in.',
  passwordChanged: 'Your password is changed. You are signed in.',
  signedOut: 'You are signed out.',
}

/** What a failed attempt says above the form. */
export const failureCopy = {
  'account/fields-missing': () => 'Please fill in all fields',
  'account/invalid-credentials': () => 'Invalid email or password',
  'account/exists': () => 'Account already exists. Please sign in instead.',
  'account/unconfirmed': ({ message }) => message,
  'account/weak-password': ({ message }) => message,
  'account/link-spent': () => 'This link has been used or has expired.',
  'account/link-required': () => 'Too many wrong passwords were tried for this account.',
  'account/too-many-requests': ({ waitSeconds }) =>
    `Too many tries. Please wait ${waitSeconds === undefined ? 'a while' : waitTime(waitSeconds)}, then try again.`,
  'account/unreachable': () => 'An unexpected error occurred',
  'account/other': ({ message }) => message,
} satisfies Record<AccountRefusal, (failure: AccountFailure) => string>

/** What to do next, where the sentence above does not say so itself. */
export const remedyCopy: Partial<Record<AccountRefusal, string>> = {
  'account/unconfirmed': 'Open the link that we mailed you, or get a new one with “Forgot password?”',
  'account/link-spent': 'Links work once, for one hour. Ask for a new one here.',
  'account/link-required':
    'Choose “Forgot password?” and we mail you a link. A browser in which you signed in before still takes your password.',
  'account/unreachable': 'Check your connection and try again.',
}

export const fieldCopy = {
  email: 'Email',
  emailMissing: 'Enter your email.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  passwordWrong: 'Check both fields, or set a new password with “Forgot password?”',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters.',
}

/** Why a password is refused, where the service's message leaves it open: `pwned` is GoTrue's word for a listed one. */
export const weakReasonCopy = new Map([['pwned', 'It is on lists of common passwords, and those are tried first.']])

/** What a link that is mailed out is for, in GoTrue's words. */
export type LinkType = 'signup' | 'recovery'

/** The answers are neutral: they do not tell whether the address has an account. */
export const linkRequestCopy = {
  signup: {
    submit: 'Send a new link',
    sent: 'If an account with this address is waiting to be confirmed, a new link is on its way.',
  },
  recovery: {
    submit: 'Send the link',
    sent: 'If there is an account with this address, a link to choose a new password is on its way.',
  },
} satisfies Record<LinkType, object>

export const linkCopy = {
  checking: 'Checking the link...',
  sending: 'Sending...',
  checkEmail: 'Check your email',
  lifetime: 'The link works once, for one hour.',
  checkSpam: 'Nothing there? Look in the spam folder. The link of an earlier mail works as well.',
  mailbox: 'Open the mailbox of this machine',
  backToSignIn: 'Back to sign in',
}

export const confirmCopy = {
  title: 'Confirm your email',
  submit: 'Confirm and sign in',
  busy: 'Signing in...',
  passwordHint: 'The one you signed up with, or another. At least 8 characters.',
  notYou: 'If you did not ask for this account, close this page and nothing happens.',
}

export const recoverCopy = {
  title: 'Reset your password',
  lead: 'We mail you a link to choose a new one.',
  chooseLead: 'Choose a new one. It signs you in at once.',
  submit: 'Set new password',
  busy: 'Saving...',
}

export const signOutCopy = {
  title: 'Sign out',
  lead: 'Sign out on this device?',
  submit: 'Sign out',
  busy: 'Signing out...',
}
