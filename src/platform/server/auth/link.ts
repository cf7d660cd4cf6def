import { z } from 'zod'
import { accountByEmail, createAccount, noteSignIn } from '#platform/server/auth/account.ts'
import { type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countLink, requesterOf } from '#platform/server/auth/authLimits.ts'
import { confirmEmailChange } from '#platform/server/auth/emailChange.ts'
import { rememberBrowser } from '#platform/server/auth/knownBrowser.ts'
import type { LinkType } from '#platform/server/auth/letter.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { demandStrongPassword } from '#platform/server/auth/passwordStrength.ts'
import { tokenHash } from '#platform/server/auth/refreshToken.ts'
import { type OpenedSession, openSession, sessionResponse } from '#platform/server/auth/session.ts'
import { expiredLink, voidLinks } from '#platform/server/auth/voidLinks.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** GoTrue calls the link's parameter `token_hash`. Here it is the token itself, and only its hash is stored. */
const token = z.string().min(1).max(200)
const pressed = z.object({
  token_hash: token,
  type: z.enum(['signup', 'recovery', 'email_change']),
  password: z.string().optional(),
})
const shown = z.object({ token_hash: token })

interface Link {
  email: string
  userId: string
  type: LinkType
  hash: string
  isAlive: boolean
}

/**
 * POST /verify: the button on a link's page. Signs in, once, and voids all other links to the same address. A sign-up's link
 * comes with the account's password, typed on that page: so the owner of the mailbox chooses it, not the person who signed up.
 */
export async function spendLink(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { token_hash, type, password } = await readJson(context, pressed)
  await countLink(dependencies, context)
  const { database, tokens } = dependencies
  const hash = tokenHash(token_hash)
  if (type === 'email_change') return confirmEmailChange(dependencies, context, hash)
  const passwordHash = type === 'signup' ? await chosenPasswordHash(dependencies, context, { hash, password }) : null
  const session = await database.tx(SERVICE, (tx) =>
    usedLink(tx, { hash, type, passwordHash, origin: originOf(dependencies, context) }),
  )
  if (!session) throw expiredLink()
  rememberBrowser(dependencies.secrets, context, session.account)
  return context.json(await sessionResponse(tokens, session))
}

/** POST /link, not part of GoTrue: which account a link is for, so that its page can name it before the button is pressed. */
export async function showLink(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { token_hash } = await readJson(context, shown)
  await countLink(dependencies, context)
  return context.json(await liveLink(dependencies.database, tokenHash(token_hash)))
}

/** If the password is refused here, the link is not used up. */
async function chosenPasswordHash(
  { database }: AuthDependencies,
  context: RequestContext,
  { hash, password }: { hash: string; password: string | undefined },
): Promise<string> {
  const { email, type } = await liveLink(database, hash)
  if (type !== 'signup') throw expiredLink()
  if (password === undefined) {
    throw new Problem(400, 'validation_failed', 'password: is missing', { extra: { field: 'password' } })
  }
  demandStrongPassword(password, email)
  return hashPassword(password, requesterOf(context))
}

/** @throws Problem 403 `otp_expired` */
async function liveLink(database: Database, hash: string): Promise<{ email: string; type: LinkType }> {
  const [link] = await database.tx(SERVICE, (tx) =>
    tx.sql<{ email: string; type: LinkType }>(
      'select email, link_type as type from auth.letters where link_hash = $1 and link_expires_at > app_now()',
      [hash],
    ),
  )
  if (!link) throw expiredLink()
  return link
}

interface PressedLink {
  hash: string
  type: 'signup' | 'recovery'
  /** For the account that a sign-up's link creates. A recovery link does not change the password. */
  passwordHash: string | null
  origin: Origin
}

/** Locks all links to an address in one order, so that only one of two presses at the same moment succeeds. */
async function usedLink(tx: Transaction, used: PressedLink): Promise<OpenedSession | undefined> {
  const links = await tx.sql<Link>(LOCK_LINKS, [used.hash])
  const link = links.find((candidate) => candidate.hash === used.hash)
  if (!link?.isAlive || link.type !== used.type) return undefined
  const account =
    used.type === 'recovery'
      ? await accountByEmail(tx, link.email)
      : await createAccount(tx, { id: link.userId, email: link.email, passwordHash: used.passwordHash })
  const signedIn = account && (await noteSignIn(tx, account.id, null))
  if (!signedIn) return undefined
  await voidLinks(tx, link.email)
  return openSession(tx, signedIn, { by: used.type, origin: used.origin })
}

const LOCK_LINKS = `
  select email, user_id as "userId", link_type as type, link_hash as hash,
    link_expires_at > app_now() as "isAlive"
  from auth.letters
  where link_hash is not null and email = (select email from auth.letters where link_hash = $1)
  order by id for update`
