import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { accountById } from '#platform/server/auth/account.ts'
import { noteEvent, type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { Assurance } from '#platform/server/auth/assurance.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import {
  type RefreshToken,
  readRefreshToken,
  successorLeaf,
  tokenHash,
  writeRefreshToken,
} from '#platform/server/auth/refreshToken.ts'
import { assuranceOf, type OpenedSession, sessionResponse } from '#platform/server/auth/session.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** Tabs that refresh at the same moment all get the same successor. After this time, an old token must be a stolen copy. */
const REUSE_SECONDS = 10

const body = z.object({ refresh_token: z.string().max(200) })

interface KeptSession extends Assurance {
  id: string
  userId: string
  leafHash: string
  previousLeafHash: string | null
  successorSalt: string | null
  /** Seconds since the last refresh. */
  age: number
}

/** POST /token?grant_type=refresh_token */
export async function refreshSession(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { refresh_token } = await readJson(context, body)
  const token = readRefreshToken(refresh_token)
  const origin = originOf(dependencies, context)
  const outcome = token ? await dependencies.database.tx(SERVICE, (tx) => refreshed(tx, token, origin)) : 'unknown'
  if (outcome === 'unknown') {
    throw new Problem(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  }
  if (outcome === 'reused') {
    throw new Problem(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return context.json(await sessionResponse(dependencies.tokens, outcome))
}

/** The row lock serializes a session's refreshes. A reused token ends the session, so that transaction must commit. */
async function refreshed(
  tx: Transaction,
  token: RefreshToken,
  origin: Origin,
): Promise<OpenedSession | 'unknown' | 'reused'> {
  const [session] = await tx.sql<KeptSession>(LOCK_SESSION, [tokenHash(token.family)])
  const account = session && (await accountById(tx, session.userId))
  if (!session || !account) return 'unknown'
  const salt = saltFor(session, tokenHash(token.leaf))
  if (salt === undefined) {
    await tx.sql('delete from auth.sessions where id = $1', [session.id])
    await noteEvent(tx, { userId: account.id, event: 'token_reused', origin })
    return 'reused'
  }
  const leaf = successorLeaf(token.leaf, salt)
  if (salt !== session.successorSalt) {
    await tx.sql(ROTATE, [session.id, tokenHash(leaf), tokenHash(token.leaf), salt])
  }
  const refreshToken = writeRefreshToken({ family: token.family, leaf })
  return { sessionId: session.id, refreshToken, account, assurance: assuranceOf(session) }
}

/** A new salt for the current leaf, the stored salt for the leaf that was just replaced, none for an older leaf. */
function saltFor(session: KeptSession, leafHash: string): string | undefined {
  if (leafHash === session.leafHash) return randomBytes(32).toString('base64url')
  const isRecent = leafHash === session.previousLeafHash && session.age <= REUSE_SECONDS
  return isRecent ? (session.successorSalt ?? undefined) : undefined
}

const LOCK_SESSION = `
  select id, user_id as "userId", leaf_hash as "leafHash", previous_leaf_hash as "previousLeafHash",
    successor_salt as "successorSalt", aal, amr, extract(epoch from app_now() - refreshed_at)::float8 as age
  from auth.sessions where family_hash = $1 for update`

const ROTATE = `
  update auth.sessions set leaf_hash = $2, previous_leaf_hash = $3, successor_salt = $4, refreshed_at = app_now()
  where id = $1`
