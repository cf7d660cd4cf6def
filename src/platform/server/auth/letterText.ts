import type { Operator } from '#kit/operator.ts'
import { MAIL_LINK_LIFETIME } from '#platform/accountRules.ts'
import type { Mail } from '#platform/server/mail/mail.ts'

/** The kinds of account emails. */
export type LetterContent =
  | 'confirm'
  | 'already_registered'
  | 'recover'
  | 'password_changed'
  | 'leave_address'
  | 'take_address'
  | 'address_taken'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'second_step_removed'
  | 'passkey_added'
  | 'passkey_removed'

export interface LetterFacts {
  siteName: string
  /** Origin without a trailing slash. */
  siteUrl: string
  email: string
  /** URL of the page with the button; empty in letters without a link. */
  link: string
  /** In letters about a change of an account's email address: the address that it has, and the one that it is to get. */
  ownEmail: string
  newEmail: string
  /** Signs the letter. */
  operator: Operator | undefined
}

type Words = (facts: LetterFacts) => { subject: string; text: string }

const LINK_RULES = `The link works once and expires after ${MAIL_LINK_LIFETIME}. If it has expired, ask for a new one.`

const LETTERS = {
  confirm: ({ siteName, email, link }) => ({
    subject: `Confirm your ${siteName} account`,
    text: `Hello,

Welcome to ${siteName}! To confirm the account for ${email}, open this page and type your password there, the one you signed up with or another:

${link}

${LINK_RULES} If you got more than one of these emails, any of them will do.

If you did not sign up, please ignore this email. Without the link there is no account.`,
  }),
  already_registered: ({ siteName, siteUrl, email }) => ({
    subject: `You already have a ${siteName} account`,
    text: `Hello,

Someone, probably you, tried to sign up for ${siteName} as ${email}. You already have an account with this address, so nothing was changed. You can simply sign in:

${siteUrl}/auth

If you do not remember your password, choose "Forgot password?" there.

If it was not you, you need not do anything: your account is safe.`,
  }),
  recover: ({ siteName, email, link }) => ({
    subject: `Choose a new ${siteName} password`,
    text: `Hello,

You asked for a new password for your ${siteName} account ${email}. Open this page, press the button and choose one:

${link}

${LINK_RULES}

If you did not ask for this, please ignore this email: your password stays as it is.`,
  }),
  password_changed: ({ siteName, siteUrl, email }) => ({
    subject: `Your ${siteName} password was changed`,
    text: `Hello,

The password of your ${siteName} account ${email} was just changed, and all other devices were signed out.

If it was you, all is well. If it was not, choose a new password right away with "Forgot password?" here:

${siteUrl}/auth`,
  }),
  leave_address: ({ siteName, ownEmail, newEmail, link }) => ({
    subject: `Confirm the new email address of your ${siteName} account`,
    text: `Hello,

You asked to change the email address of your ${siteName} account from ${ownEmail} to ${newEmail}. Open this page and press the button:

${link}

We sent a second link to ${newEmail}. The address changes when both are confirmed. ${LINK_RULES}

If you did not ask for this, do not open the link, and choose a new password: someone may know yours.`,
  }),
  take_address: ({ siteName, ownEmail, newEmail, link }) => ({
    subject: `Confirm this address for your ${siteName} account`,
    text: `Hello,

The ${siteName} account ${ownEmail} is to have ${newEmail} as its email address. Open this page and press the button:

${link}

We sent a second link to ${ownEmail}. The address changes when both are confirmed. ${LINK_RULES}

If you did not ask for this, please ignore this email: nothing will happen.`,
  }),
  address_taken: ({ siteName, siteUrl, email }) => ({
    subject: `This address already has a ${siteName} account`,
    text: `Hello,

Someone, probably you, asked to use ${email} for another ${siteName} account. This address already has an account, and an address can have only one, so nothing was changed. To use it for the other account, sign in to this one and delete it or change its address:

${siteUrl}/auth

If it was not you, you need not do anything: your account is safe.`,
  }),
  email_changed: ({ siteName, ownEmail }) => ({
    subject: `The email address of your ${siteName} account was changed`,
    text: `Hello,

The email address of your ${siteName} account is ${ownEmail} now. From now on you sign in with it, and our emails go there. The change was confirmed at both addresses.`,
  }),
  factor_added: ({ siteName, siteUrl, email }) => ({
    subject: `Two-step sign-in is on for your ${siteName} account`,
    text: `Hello,

An authenticator app was just added to your ${siteName} account ${email}. From now on, signing in takes your password and a code from the app. All devices that had not given a code were signed out.

${ifNotYou(siteUrl)}`,
  }),
  factor_removed: ({ siteName, siteUrl, email }) => ({
    subject: `An authenticator app was removed from your ${siteName} account`,
    text: `Hello,

An authenticator app was just removed from your ${siteName} account ${email}. If it was the only one, signing in takes only your password now.

${ifNotYou(siteUrl)}`,
  }),
  recovery_code_used: ({ siteName, siteUrl, email }) => ({
    subject: `A recovery code was used for your ${siteName} account`,
    text: `Hello,

Someone, probably you, just signed in to your ${siteName} account ${email} with a recovery code. This code does not work again. If you have lost your authenticator app, turn two-step sign-in off and on again on your profile page.

${ifNotYou(siteUrl)}`,
  }),
  recovery_codes_renewed: ({ siteName, siteUrl, email }) => ({
    subject: `Your ${siteName} account has new recovery codes`,
    text: `Hello,

New recovery codes were just made for your ${siteName} account ${email}. The old ones do not work any more.

${ifNotYou(siteUrl)}`,
  }),
  second_step_removed: ({ siteName, siteUrl, email }) => ({
    subject: `Two-step sign-in was turned off for your ${siteName} account`,
    text: `Hello,

We just turned off two-step sign-in for your ${siteName} account ${email}, because we were told that you had lost your authenticator app and your recovery codes. All devices were signed out. Now signing in takes only your password. You can turn two-step sign-in on again on your profile page.

If you did not ask for this, choose a new password right away with "Forgot password?" here, and tell us:

${siteUrl}/auth`,
  }),
  passkey_added: ({ siteName, siteUrl, email }) => ({
    subject: `A passkey was added to your ${siteName} account`,
    text: `Hello,

A passkey was just added to your ${siteName} account ${email}. It signs in without the password. With the password, signing in now takes a second step: a passkey, a code from your app or a recovery code. All devices that had not passed a second step were signed out.

${ifNotYou(siteUrl)}`,
  }),
  passkey_removed: ({ siteName, siteUrl, email }) => ({
    subject: `A passkey was removed from your ${siteName} account`,
    text: `Hello,

A passkey was just removed from your ${siteName} account ${email}. It does not sign in any more, and other devices where it had signed in were signed out. If you have no other passkey and no authenticator app, signing in takes only your password now.

${ifNotYou(siteUrl)}`,
  }),
} satisfies Record<LetterContent, Words>

export function letterMail(content: LetterContent, facts: LetterFacts): Mail {
  const { subject, text } = LETTERS[content](facts)
  return { to: facts.email, subject, text: text + signature(facts.operator) }
}

function ifNotYou(siteUrl: string): string {
  return `If it was you, all is well. If it was not, choose a new password right away with "Forgot password?" here, and sign out all other devices on your profile page:

${siteUrl}/auth`
}

function signature(operator: Operator | undefined): string {
  return operator ? `\n\n${operator.name}\nQuestions? Write to ${operator.email}.` : ''
}
