import { randomBytes } from 'node:crypto'
import type { Operator } from '#kit/operator.ts'
import { MAIL_LINK_LIFETIME } from '#platform/accountRules.ts'
import { type LetterContent, letterMail } from '#platform/server/auth/letterText.ts'
import { tokenHash } from '#platform/server/auth/refreshToken.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Mail } from '#platform/server/mail/mail.ts'

/** What was requested. What the email says also depends on the account, and is decided when it is sent. */
export type LetterKind = 'signup' | 'resend' | 'recovery' | 'email_change_old' | 'email_change_new' | News
/** What happened to an account. These letters have no link, and always go out. */
const NEWS = [
  'password_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'second_step_removed',
  'passkey_added',
  'passkey_removed',
] as const
type News = (typeof NEWS)[number]
export type LinkType = 'signup' | 'recovery' | 'email_change'

/**
 * A mailbox gets this many emails of one kind in half an hour, whoever requested them. Further ones are silently dropped: the owner
 * already has a link that works for at least another half hour. So a stranger can neither learn anything nor flood the mailbox.
 */
const MOST_MAILS = 3

/**
 * Queues a letter within a transaction; the letter post delivers it after the commit.
 * @param letter with `userId` if it is about a change of that account's email address
 */
export async function askForLetter(
  tx: Transaction,
  letter: { kind: LetterKind; email: string; passwordHash?: string; userId?: string },
): Promise<{ userId: string; createdAt: Date }> {
  const [asked] = await tx.sql<{ userId: string; createdAt: Date }>(
    `insert into auth.letters (kind, email, password_hash, user_id) values ($1, $2, $3, coalesce($4, gen_random_uuid()))
     returning user_id as "userId", created_at as "createdAt"`,
    [letter.kind, letter.email, letter.passwordHash ?? null, letter.userId ?? null],
  )
  if (!asked) throw new Error('The letter was not stored')
  return asked
}

interface DueLetter {
  id: string
  kind: LetterKind
  email: string
  hasAccount: boolean
  /** Whether a sign-up with this address is waiting for confirmation. */
  hasPendingSignUp: boolean
  /** The account's own address and the one that it is to move to, for a letter about that change; null if there is none. */
  ownEmail: string | null
  newEmail: string | null
  /** Emails of the same family (recovery, change of address, or sign-up) to this mailbox in the last half hour. */
  recentMails: number
}

/**
 * Takes the next due letter and writes its email, with a new link that is valid from now on. The email is null if there is nothing
 * to say to that address. Returns undefined if no letter is due. A letter that is not marked as delivered becomes due again.
 */
export async function takeDueLetter(
  tx: Transaction,
  site: { siteName: string; siteUrl: string; operator: Operator | undefined },
): Promise<{ id: string; mail: Mail | null } | undefined> {
  const [letter] = await tx.sql<DueLetter>(TAKE_DUE)
  if (!letter) return undefined
  const content = contentOf(letter)
  const type = linkTypeOf(letter)
  // Also for a letter that is not sent, so that the work does not reveal whether the address has an account.
  const query = type && (await newLink(tx, letter.id, type, content !== null))
  const link = type ? `${site.siteUrl}${LINK_PAGE[type]}?${query}` : ''
  const { email, ownEmail, newEmail } = letter
  const facts = { ...site, email, link, ownEmail: ownEmail ?? '', newEmail: newEmail ?? '' }
  return { id: letter.id, mail: content && letterMail(content, facts) }
}

/** Undefined for a letter without a link. */
function linkTypeOf({ kind, hasAccount }: DueLetter): LinkType | undefined {
  if (isNews(kind)) return undefined
  switch (kind) {
    case 'email_change_old':
    case 'email_change_new':
      return 'email_change'
    case 'recovery':
      return hasAccount ? 'recovery' : 'signup'
    case 'signup':
    case 'resend':
      return 'signup'
  }
}

export async function markDelivered(tx: Transaction, id: string): Promise<void> {
  await tx.sql('update auth.letters set due_at = null where id = $1', [id])
}

/** Pages with a button. Opening the page does not use up the link, so a mail scanner that follows links does no harm. */
const LINK_PAGE: Record<LinkType, string> = {
  signup: '/auth/confirm',
  recovery: '/auth/recover',
  email_change: '/auth/change-email',
}

/** Null if there is nothing to say to the address. */
function contentOf(letter: DueLetter): LetterContent | null {
  const { kind, hasAccount, hasPendingSignUp, recentMails } = letter
  if (isNews(kind)) return kind
  if (recentMails >= MOST_MAILS) return null
  if (kind === 'email_change_old' || kind === 'email_change_new') return changeContentOf(letter)
  if (kind === 'signup') return hasAccount ? 'already_registered' : 'confirm'
  if (kind === 'recovery' && hasAccount) return 'recover'
  return hasPendingSignUp && !hasAccount ? 'confirm' : null
}

function isNews(kind: LetterKind): kind is News {
  return NEWS.some((known) => known === kind)
}

/** Null if the change was called off, or replaced by one to another address. */
function changeContentOf({ kind, email, newEmail, hasAccount }: DueLetter): LetterContent | null {
  if (kind === 'email_change_old') return newEmail === null ? null : 'leave_address'
  if (newEmail !== email) return null
  return hasAccount ? 'address_taken' : 'take_address'
}

async function newLink(tx: Transaction, letterId: string, type: LinkType, isMailed: boolean): Promise<URLSearchParams> {
  const token = randomBytes(32).toString('base64url')
  await tx.sql(
    `update auth.letters set link_hash = $2, link_type = $3, link_expires_at = app_now() + $4::interval,
       mailed_at = case when $5 then app_now() end where id = $1`,
    [letterId, tokenHash(token), type, MAIL_LINK_LIFETIME, isMailed],
  )
  return new URLSearchParams({ token_hash: token, type })
}

/** Retries after 1, 2, 4 … 64 minutes. Skips letters that another process is delivering. */
const TAKE_DUE = `
  update auth.letters as letter
  set attempts = attempts + 1, due_at = app_now() + interval '1 minute' * power(2, least(attempts, 6))
  where id = (select id from auth.letters where due_at <= app_now() order by due_at limit 1 for update skip locked)
  returning id, kind, email,
    exists (select from auth.users where users.email = letter.email) as "hasAccount",
    exists (select from auth.letters other where other.email = letter.email and other.kind = 'signup') as "hasPendingSignUp",
    (select email from auth.users where users.id = letter.user_id) as "ownEmail",
    (select new_email from auth.email_changes change where change.user_id = letter.user_id) as "newEmail",
    (select count(*)::int from auth.letters other
     where other.email = letter.email and other.id <> letter.id and other.mailed_at > app_now() - interval '30 minutes'
       and (other.kind = 'recovery') = (letter.kind = 'recovery')
       and (other.kind like 'email_change_%') = (letter.kind like 'email_change_%')) as "recentMails"`
