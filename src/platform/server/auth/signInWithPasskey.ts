import { z } from 'zod'
import { lockAccount, noteSignIn } from '#platform/server/auth/account.ts'
import { noteEvent, type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countPasskey } from '#platform/server/auth/authLimits.ts'
import { CHALLENGE_SECONDS } from '#platform/server/auth/factorChallenge.ts'
import { rememberBrowser } from '#platform/server/auth/knownBrowser.ts'
import {
  assertion,
  isMadeFor,
  type RelyingParty,
  relyingParty,
  requestOptions,
  signCountAfter,
} from '#platform/server/auth/passkey.ts'
import { noteUse, ownerOf, passkeysOf } from '#platform/server/auth/passkeyStore.ts'
import { endHalfSessions, type OpenedSession, openSession, sessionResponse } from '#platform/server/auth/session.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const body = z.object({ challenge_id: z.uuid(), credential: assertion })

/** POST /passkeys/authentication/options: what a passkey has to sign to sign in without the password. */
export async function startPasskeySignIn(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  await countPasskey(dependencies, context)
  const options = await requestOptions(relyingParty(dependencies))
  const [stored] = await dependencies.database.autocommit<{ challenge_id: string; expires_at: number }>(
    `insert into auth.passkey_challenges (challenge) values ($1)
     returning id as challenge_id, floor(extract(epoch from created_at))::float8 + $2::int as expires_at`,
    [options.challenge, CHALLENGE_SECONDS],
  )
  return context.json({ ...stored, options })
}

/**
 * POST /passkeys/authentication/verify: the signature. The authenticator has checked who uses it, so it stands for both steps, and the
 * session begins at aal2. Every refusal is the same, whether the passkey is unknown, wrong or copied.
 */
export async function signInWithPasskey(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  await countPasskey(dependencies, context)
  const { challenge_id, credential } = await readJson(context, body)
  const { database, secrets, tokens } = dependencies
  const challenge = await takeChallenge(database, challenge_id)
  const given = { challenge, credential, party: relyingParty(dependencies), origin: originOf(dependencies, context) }
  const session = await database.tx(SERVICE, (tx) => signedIn(tx, given))
  if (!session) throw new Problem(400, 'webauthn_verification_failed', 'Credential verification failed')
  rememberBrowser(secrets, context, session.account)
  return context.json(await sessionResponse(tokens, session))
}

/**
 * Uses the challenge up, even if the signature turns out to be wrong.
 * @throws Problem 400 `webauthn_challenge_not_found`, `webauthn_challenge_expired`
 */
async function takeChallenge(database: Database, id: string): Promise<string> {
  const [taken] = await database.autocommit<{ challenge: string; isAlive: boolean }>(
    `delete from auth.passkey_challenges where id = $1
     returning challenge, created_at > app_now() - $2::int * interval '1 second' as "isAlive"`,
    [id, CHALLENGE_SECONDS],
  )
  if (!taken) throw new Problem(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')
  if (!taken.isAlive) throw new Problem(400, 'webauthn_challenge_expired', 'Challenge has expired')
  return taken.challenge
}

interface GivenSignature {
  challenge: string
  credential: z.infer<typeof assertion>
  party: RelyingParty
  origin: Origin
}

/** Undefined if the signature is refused. That is recorded, so the transaction must commit. */
async function signedIn(tx: Transaction, given: GivenSignature): Promise<OpenedSession | undefined> {
  const { challenge, credential, party, origin } = given
  const userId = await ownerOf(tx, credential.id)
  if (userId === undefined) return undefined
  await lockAccount(tx, userId)
  const passkey = (await passkeysOf(tx, userId)).find(({ credentialId }) => credentialId === credential.id)
  const signCount =
    passkey && isMadeFor(userId, credential)
      ? await signCountAfter(party, challenge, { passkey, response: credential, checksUser: true })
      : undefined
  if (!passkey || signCount === undefined) {
    await noteEvent(tx, { userId, event: 'passkey_refused', origin })
    return undefined
  }
  const { factorId } = passkey
  await noteUse(tx, factorId, signCount)
  const account = await noteSignIn(tx, userId, null)
  if (!account) return undefined
  await endHalfSessions(tx, userId)
  return openSession(tx, account, { by: 'passkey', factorId, origin })
}
