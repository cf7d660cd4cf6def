import type { AccountEvent } from '#platform/accountEvent.ts'
import type { AccessTokens } from '#platform/server/auth/accessToken.ts'
import { type Account, hasSecondStep, wireUser } from '#platform/server/auth/account.ts'
import { noteEvent, type Origin } from '#platform/server/auth/accountEvents.ts'
import type { Assurance, ProofMethod } from '#platform/server/auth/assurance.ts'
import { newRefreshToken, tokenHash, writeRefreshToken } from '#platform/server/auth/refreshToken.ts'
import { ACCESS_TOKEN_SECONDS } from '#platform/server/auth/signingKeys.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'

export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number]

export interface OpenedSession {
  sessionId: string
  refreshToken: string
  account: Account
  assurance: Assurance
}

/** How a session was opened. */
export type SignInWay = { origin: Origin } & (
  | {
      /** With a recovery link, the session may set a new password without the old one for an hour. */
      by: 'password' | 'signup' | 'unconfirmed_signup' | 'recovery'
    }
  | { by: 'passkey'; factorId: string }
)

export async function openSession(tx: Transaction, account: Account, way: SignInWay): Promise<OpenedSession> {
  const { by, origin } = way
  const factorId = way.by === 'passkey' ? way.factorId : null
  const token = newRefreshToken()
  const [session] = await tx.sql<Assurance & { id: string }>(
    `insert into auth.sessions (user_id, family_hash, leaf_hash, recovers_until, device, factor_id, aal, amr)
     values ($1, $2, $3, case when $4 then app_now() + interval '1 hour' end, $5,
       $7::uuid, case when $7::uuid is null then 'aal1' else 'aal2' end,
       (select jsonb_agg(jsonb_build_object('method', method, 'timestamp', floor(extract(epoch from app_now()))))
        from unnest($6::text[]) method))
     returning id, aal, amr`,
    [
      account.id,
      tokenHash(token.family),
      tokenHash(token.leaf),
      by === 'recovery',
      origin.device,
      PROOFS[by],
      factorId,
    ],
  )
  if (!session) throw new Error('The session was not stored')
  await noteEvent(tx, { userId: account.id, event: EVENTS[by], origin })
  return { sessionId: session.id, refreshToken: writeRefreshToken(token), account, assurance: assuranceOf(session) }
}

/** GoTrue calls an emailed link `otp`. The page of a sign-up's link also asks for the password. */
const PROOFS: Record<SignInWay['by'], ProofMethod[]> = {
  password: ['password'],
  signup: ['otp', 'password'],
  unconfirmed_signup: ['password'],
  recovery: ['otp'],
  passkey: ['passkey'],
}

const EVENTS: Record<SignInWay['by'], AccountEvent> = {
  password: 'signed_in',
  signup: 'signed_up',
  unconfirmed_signup: 'signed_up',
  recovery: 'signed_in_by_link',
  passkey: 'signed_in_by_passkey',
}

/**
 * Raises the session to aal2. It gets a new family of refresh tokens, so that a copy of the token from before the second step is
 * worth nothing. The account's other sessions that have not passed the second step end. Returns undefined if the session has ended.
 */
export async function raiseSession(
  tx: Transaction,
  account: Account,
  raised: { sessionId: string; method: ProofMethod; factorId: string },
): Promise<OpenedSession | undefined> {
  const token = newRefreshToken()
  const [session] = await tx.sql<Assurance>(RAISE, [
    raised.sessionId,
    account.id,
    tokenHash(token.family),
    tokenHash(token.leaf),
    raised.method,
    raised.factorId,
  ])
  if (!session) return undefined
  await endHalfSessions(tx, account.id)
  return {
    sessionId: raised.sessionId,
    refreshToken: writeRefreshToken(token),
    account,
    assurance: assuranceOf(session),
  }
}

/** Ends the account's sessions that have not passed the second step. */
export async function endHalfSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.sql("delete from auth.sessions where user_id = $1 and aal = 'aal1'", [userId])
}

const RAISE = `
  update auth.sessions
  set aal = 'aal2', factor_id = $6, family_hash = $3, leaf_hash = $4, previous_leaf_hash = null, successor_salt = null,
    refreshed_at = app_now(),
    amr = jsonb_build_array(jsonb_build_object('method', $5::text, 'timestamp', floor(extract(epoch from app_now()))))
      || coalesce((select jsonb_agg(proof order by place) from jsonb_array_elements(amr) with ordinality as kept (proof, place)
                   where proof ->> 'method' <> $5), '[]')
  where id = $1 and user_id = $2 returning aal, amr`

export function assuranceOf({ aal, amr }: Assurance): Assurance {
  return { aal, amr }
}

/** The session in the form that the client stores. */
export async function sessionResponse(tokens: AccessTokens, session: OpenedSession): Promise<Record<string, unknown>> {
  const { account, sessionId, refreshToken, assurance } = session
  const isSecondStepDue = assurance.aal === 'aal1' && hasSecondStep(account)
  const { token, expiresAt } = await tokens.sign({
    userId: account.id,
    email: account.email,
    isAdmin: account.isAdmin,
    sessionId,
    assurance,
    isSecondStepDue,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    ...(isSecondStepDue ? { second_step_due: true } : {}),
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
