import { deviceName } from '#platform/device.ts'
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from '#platform/server/auth/accessToken.ts'
import { type Account, wireUser } from '#platform/server/auth/account.ts'
import { newRefreshToken, tokenHash, writeRefreshToken } from '#platform/server/auth/refreshToken.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number]

export interface OpenedSession {
  sessionId: string
  refreshToken: string
  account: Account
}

/** How a session was opened. */
export interface SignInWay {
  /** With a recovery link, the session may set a new password without the old one for an hour. */
  by: 'password' | 'signup' | 'recovery'
  /** As `deviceName` says it. */
  device: string | null
}

export async function openSession(
  tx: Transaction,
  account: Account,
  { by, device }: SignInWay,
): Promise<OpenedSession> {
  const token = newRefreshToken()
  const [session] = await tx.sql<{ id: string }>(
    `insert into auth.sessions (user_id, family_hash, leaf_hash, recovers_until, device)
     values ($1, $2, $3, case when $4 then app_now() + interval '1 hour' end, $5) returning id`,
    [account.id, tokenHash(token.family), tokenHash(token.leaf), by === 'recovery', device],
  )
  if (!session) throw new Error('The session was not stored')
  return { sessionId: session.id, refreshToken: writeRefreshToken(token), account }
}

/** The name of the device that sent the request. */
export function deviceOf(context: RequestContext): string | null {
  return deviceName(context.req.header('user-agent') ?? '')
}

/** The session in the form that the client stores. */
export async function sessionAnswer(tokens: AccessTokens, session: OpenedSession): Promise<Record<string, unknown>> {
  const { account, sessionId, refreshToken } = session
  const { token, expiresAt } = await tokens.sign({
    userId: account.id,
    email: account.email,
    isAdmin: account.isAdmin,
    sessionId,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: wireUser(account),
  }
}

/** Ends all of the user's sessions, this one, or all but this one. Their refresh tokens stop working at once. */
export async function endSessions(
  tx: Transaction,
  session: { userId: string; sessionId: string },
  scope: SignOutScope,
): Promise<void> {
  await tx.sql(
    `delete from auth.sessions where user_id = $1 and ($3::text = 'global' or (id = $2) = ($3::text = 'local'))`,
    [session.userId, session.sessionId, scope],
  )
}

/** The given sessions that have not ended. Open sockets are checked with it every few seconds. */
export async function liveSessions(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.autocommit<{ id: string }>('select id from auth.sessions where id = any($1::uuid[])', [
    ids,
  ])
  return new Set(rows.map((row) => row.id))
}
