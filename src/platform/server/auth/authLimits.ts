import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { giveBackRequest, type RateLimit } from '#platform/server/http/rateLimit.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const TEN_MINUTES = 600
const HOUR = 3_600
const DAY = 86_400

/** These limits stop password guessing: generous for a classroom behind one IP address, tight for one account. */
const LIMITS = {
  /** Per account and IP address, so that a guesser does not lock the owner out. */
  signIn: { name: 'auth.sign_in', count: 15, periodSeconds: TEN_MINUTES },
  signInByAddress: { name: 'auth.sign_in_address', count: 100, periodSeconds: TEN_MINUTES },
  /**
   * Wrong passwords for one account from all addresses. A browser that has signed in to the account before has a count of its own. Above
   * the limit, an unknown browser must sign in by an emailed link, so that nobody can lock the owner out.
   */
  wrongPasswords: { name: 'auth.wrong_passwords', count: 50, periodSeconds: DAY },
  signUp: { name: 'auth.sign_up', count: 100, periodSeconds: HOUR },
  /** Per mailbox and IP address, so that a stranger's requests do not use up the owner's. letter.ts limits how many emails a mailbox gets. */
  mailTo: { name: 'auth.mail_to', count: 6, periodSeconds: HOUR },
  mailByAddress: { name: 'auth.mail_address', count: 150, periodSeconds: HOUR },
  link: { name: 'auth.link', count: 100, periodSeconds: TEN_MINUTES },
  newPassword: { name: 'auth.new_password', count: 10, periodSeconds: HOUR },
  challenge: { name: 'auth.challenge', count: 60, periodSeconds: TEN_MINUTES },
  code: { name: 'auth.code', count: 10, periodSeconds: TEN_MINUTES },
  /**
   * Wrong codes of authenticator apps for one account. Whoever knows the password can use them up: then the owner signs in with a
   * recovery code, which is counted apart and cannot be guessed.
   */
  wrongCodes: { name: 'auth.wrong_codes', count: 20, periodSeconds: DAY },
  /** Signing in with a passkey takes two requests. A page that offers it makes the first as soon as it opens. Signatures cannot be guessed. */
  passkey: { name: 'auth.passkey', count: 200, periodSeconds: TEN_MINUTES },
  recoveryCode: { name: 'auth.recovery_code', count: 10, periodSeconds: TEN_MINUTES },
} satisfies Record<string, RateLimit>

const TOO_MANY_WRONG = 'Too many wrong passwords were tried for this account. Ask for a link by email to sign in.'

type Need = Pick<AuthDependencies, 'countRequest' | 'secrets'>

/** The client that limits and queues count: an IPv4 address, or the IPv6 network of one subscriber. */
export function requesterOf(context: RequestContext): string {
  return addressGroup(context.get('address'))
}

export async function countSignIn(need: Need, context: RequestContext, email: string): Promise<void> {
  const address = requesterOf(context)
  await count(need, LIMITS.signInByAddress, address)
  await count(need, LIMITS.signIn, `${address} ${email}`)
}

/**
 * Counts a password attempt before the password is checked, so that simultaneous attempts cannot exceed the limit.
 * @param guesser the account's email address, or the mark of a browser that has signed in to it before
 * @throws Problem 429 `sign_in_link_required`
 */
export async function countPassword(need: Need, guesser: string): Promise<void> {
  try {
    await count(need, LIMITS.wrongPasswords, guesser)
  } catch (error) {
    if (!(error instanceof Problem && error.status === 429)) throw error
    const { headers } = error
    throw new Problem(429, 'sign_in_link_required', TOO_MANY_WRONG, { headers })
  }
}

/** Takes back the count of a password that was right. */
export async function uncountPassword(tx: Transaction, { secrets }: Need, guesser: string): Promise<void> {
  await giveBackRequest(tx, LIMITS.wrongPasswords, secrets.keyedHash(guesser))
}

export async function countSignUp(need: Need, context: RequestContext): Promise<void> {
  await count(need, LIMITS.signUp, requesterOf(context))
}

export async function countMail(need: Need, context: RequestContext, email: string): Promise<void> {
  const address = requesterOf(context)
  await count(need, LIMITS.mailByAddress, address)
  await count(need, LIMITS.mailTo, `${address} ${email}`)
}

export async function countLink(need: Need, context: RequestContext): Promise<void> {
  await count(need, LIMITS.link, requesterOf(context))
}

export async function countNewPassword(need: Need, userId: string): Promise<void> {
  await count(need, LIMITS.newPassword, userId)
}

export async function countChallenge(need: Need, sessionId: string): Promise<void> {
  await count(need, LIMITS.challenge, sessionId)
}

/** Counts an app's code before it is checked, so that simultaneous tries cannot exceed the limits. */
export async function countCode(need: Need, { factorId, userId }: { factorId: string; userId: string }): Promise<void> {
  await count(need, LIMITS.code, factorId)
  await count(need, LIMITS.wrongCodes, userId)
}

/** Takes back the count of a code that was right. */
export async function uncountCode(
  tx: Transaction,
  { secrets }: Need,
  { factorId, userId }: { factorId: string; userId: string },
): Promise<void> {
  await giveBackRequest(tx, LIMITS.code, secrets.keyedHash(factorId))
  await giveBackRequest(tx, LIMITS.wrongCodes, secrets.keyedHash(userId))
}

export async function countPasskey(need: Need, context: RequestContext): Promise<void> {
  await count(need, LIMITS.passkey, requesterOf(context))
}

/** Per account and IP address: a stranger's tries do not count against the owner. */
export async function countRecoveryCode(need: Need, context: RequestContext, userId: string): Promise<void> {
  try {
    await count(need, LIMITS.recoveryCode, `${requesterOf(context)} ${userId}`)
  } catch (error) {
    if (!(error instanceof Problem && error.status === 429)) throw error
    const { headers, message } = error
    throw new Problem(429, 'mfa_recovery_codes_locked', message, { headers })
  }
}

/** Stores email and IP addresses only as keyed hashes. */
function count({ countRequest, secrets }: Need, limit: RateLimit, subject: string): Promise<void> {
  return countRequest(limit, secrets.keyedHash(subject))
}
