import { z } from 'zod'
import { noteSignIn } from '#platform/server/auth/account.ts'
import { noteRefusedPassword, type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countPassword, countSignIn, requesterOf, uncountPassword } from '#platform/server/auth/authLimits.ts'
import { normalizedEmail } from '#platform/server/auth/emailAddress.ts'
import { knownBrowser, rememberBrowser } from '#platform/server/auth/knownBrowser.ts'
import { passwordMatches } from '#platform/server/auth/password.ts'
import { type OpenedSession, openSession, sessionResponse } from '#platform/server/auth/session.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const body = z.object({
  email: z.string().max(320).optional(),
  password: z.string().max(1_024).optional(),
  phone: z.string().optional(),
})

/**
 * POST /token?grant_type=password. Neither the answer nor its timing reveals whether an account exists: every failure costs one
 * argon2, and one more for a day after any sign-up with the address, whether or not it has an account.
 */
export async function signIn(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { email, password, phone } = await readJson(context, body)
  if (phone) throw new Problem(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const address = normalizedEmail(email ?? '')
  await countSignIn(dependencies, context, address)
  const { database, secrets, tokens } = dependencies
  const requester = requesterOf(context)
  const origin = originOf(dependencies, context)
  const known = await database.tx(SERVICE, (tx) => knownPasswords(tx, address))
  const guesser = knownBrowser(secrets, context, { id: known.userId ?? '', passwordHash: known.own }) ?? address
  await countPassword(dependencies, guesser)
  const isOwn = await passwordMatches(password ?? '', known.own, requester)
  const isPending = known.pending !== null && (await passwordMatches(password ?? '', known.pending, requester))
  const session = isOwn
    ? await database.tx(SERVICE, async (tx) => {
        await uncountPassword(tx, dependencies, guesser)
        return signedIn(tx, known, origin)
      })
    : undefined
  if (session) {
    rememberBrowser(secrets, context, session.account)
    return context.json(await sessionResponse(tokens, session))
  }
  await database.tx(SERVICE, (tx) => noteRefusedPassword(tx, address, origin))
  if (isPending) throw new Problem(400, 'email_not_confirmed', 'Email not confirmed')
  throw new Problem(400, 'invalid_credentials', 'Invalid login credentials')
}

async function signedIn(
  tx: Transaction,
  { userId, own }: KnownPasswords,
  origin: Origin,
): Promise<OpenedSession | undefined> {
  const account = userId === null ? undefined : await noteSignIn(tx, userId, own)
  return account && openSession(tx, account, { by: 'password', origin })
}

/** Password hashes; null if there is none. */
interface KnownPasswords {
  userId: string | null
  /** The account's. */
  own: string | null
  /** From the newest sign-up with this address in the last day. */
  pending: string | null
}

async function knownPasswords(tx: Transaction, email: string): Promise<KnownPasswords> {
  const [known] = await tx.sql<KnownPasswords>(
    `select users.id as "userId", users.password_hash as own,
       (select password_hash from auth.letters
        where letters.email = asked.email and kind = 'signup' order by created_at desc limit 1) as pending
     from (select $1::text as email) asked left join auth.users on users.email = asked.email`,
    [email],
  )
  return known ?? { userId: null, own: null, pending: null }
}
