import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import type { RateLimit } from '#platform/server/http/rateLimit.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const TEN_MINUTES = 600
const HOUR = 3_600

/** Generous for a classroom behind one address, tight for one account: guessing is what they stop. */
const LIMITS = {
  /** Per account and address, so that a guesser does not lock the owner out. */
  signIn: { name: 'auth.sign_in', count: 15, periodSeconds: TEN_MINUTES },
  signInByAddress: { name: 'auth.sign_in_address', count: 100, periodSeconds: TEN_MINUTES },
  signUp: { name: 'auth.sign_up', count: 100, periodSeconds: HOUR },
  /** Per mailbox and address: a stranger can not keep the owner from asking. How much a mailbox gets is limited in letter.ts. */
  mailTo: { name: 'auth.mail_to', count: 6, periodSeconds: HOUR },
  mailByAddress: { name: 'auth.mail_address', count: 150, periodSeconds: HOUR },
  link: { name: 'auth.link', count: 100, periodSeconds: TEN_MINUTES },
  newPassword: { name: 'auth.new_password', count: 10, periodSeconds: HOUR },
} satisfies Record<string, RateLimit>

type Need = Pick<AuthDependencies, 'countRequest' | 'secrets'>

export async function countSignIn(need: Need, context: RequestContext, email: string): Promise<void> {
  const address = addressGroup(context.get('address'))
  await count(need, LIMITS.signInByAddress, address)
  await count(need, LIMITS.signIn, `${address} ${email}`)
}

export async function countSignUp(need: Need, context: RequestContext): Promise<void> {
  await count(need, LIMITS.signUp, addressGroup(context.get('address')))
}

export async function countMail(need: Need, context: RequestContext, email: string): Promise<void> {
  const address = addressGroup(context.get('address'))
  await count(need, LIMITS.mailByAddress, address)
  await count(need, LIMITS.mailTo, `${address} ${email}`)
}

export async function countLink(need: Need, context: RequestContext): Promise<void> {
  await count(need, LIMITS.link, addressGroup(context.get('address')))
}

export async function countNewPassword(need: Need, userId: string): Promise<void> {
  await count(need, LIMITS.newPassword, userId)
}

/** Addresses, of mailboxes as of machines, are kept only as a keyed hash. */
function count({ countRequest, secrets }: Need, limit: RateLimit, subject: string): Promise<void> {
  return countRequest(limit, secrets.keyedHash(subject))
}
