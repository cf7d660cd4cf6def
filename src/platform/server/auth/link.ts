import { z } from 'zod'
import { type Account, accountByEmail, createAccount, noteSignIn } from '#platform/server/auth/account.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countLink } from '#platform/server/auth/authLimits.ts'
import type { LinkType } from '#platform/server/auth/letter.ts'
import { tokenHash } from '#platform/server/auth/refreshToken.ts'
import { type OpenedSession, openSession, sessionAnswer } from '#platform/server/auth/session.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** GoTrue calls what stands in the link `token_hash`; here it is the token itself, and its hash is what is kept. */
const token = z.string().min(1).max(200)
const pressed = z.object({ token_hash: token, type: z.enum(['signup', 'recovery']) })
const shown = z.object({ token_hash: token })

interface Link {
  email: string
  userId: string
  passwordHash: string | null
  type: LinkType
  hash: string
  isAlive: boolean
}

/** POST /verify: the button on a link's page. Signs in, once; the other links to the same address are void. */
export async function useLink(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { token_hash, type } = await readJson(context, pressed)
  await countLink(dependencies, context)
  const session = await dependencies.database.tx(SERVICE, (tx) => usedLink(tx, tokenHash(token_hash), type))
  if (!session) throw expiredLink()
  return context.json(await sessionAnswer(dependencies.tokens, session))
}

/** POST /link, ours: whose account a link is for, so that its page can name it before the button is pressed. */
export async function showLink(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { token_hash } = await readJson(context, shown)
  await countLink(dependencies, context)
  const [link] = await dependencies.database.tx(SERVICE, (tx) =>
    tx.sql<{ email: string; type: LinkType }>(
      'select email, link_type as type from auth.letters where link_hash = $1 and link_expires_at > app_now()',
      [tokenHash(token_hash)],
    ),
  )
  if (!link) throw expiredLink()
  return context.json(link)
}

/** All links to an address are locked in one order, so of two pressed at the same moment one counts. */
async function usedLink(tx: Transaction, hash: string, type: LinkType): Promise<OpenedSession | undefined> {
  const links = await tx.sql<Link>(LOCK_LINKS, [hash])
  const link = links.find((candidate) => candidate.hash === hash)
  if (!link?.isAlive || link.type !== type) return undefined
  const account = await accountOf(tx, link)
  if (!account) return undefined
  await voidLinks(tx, link.email)
  return openSession(tx, account, type)
}

/** A recovery link opens the account, or makes one without a password for an address that was never confirmed. */
async function accountOf(tx: Transaction, link: Link): Promise<Account | undefined> {
  const { userId: id, email, passwordHash } = link
  const existing = link.type === 'recovery' ? await accountByEmail(tx, email) : undefined
  const account = existing ?? (await createAccount(tx, { id, email, passwordHash }))
  return account && noteSignIn(tx, account.id, null)
}

/** Makes every link that was mailed to the address useless. */
export async function voidLinks(tx: Transaction, email: string): Promise<void> {
  await tx.sql('delete from auth.letters where email = $1 and link_hash is not null', [email])
}

function expiredLink(): Problem {
  return new Problem(403, 'otp_expired', 'Email link is invalid or has expired')
}

const LOCK_LINKS = `
  select email, user_id as "userId", password_hash as "passwordHash", link_type as type, link_hash as hash,
    link_expires_at > app_now() as "isAlive"
  from auth.letters
  where link_hash is not null and email = (select email from auth.letters where link_hash = $1)
  order by id for update`
