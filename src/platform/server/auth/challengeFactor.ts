import type { Account, Factor } from '#platform/server/auth/account.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countChallenge } from '#platform/server/auth/authLimits.ts'
import { CHALLENGE_SECONDS } from '#platform/server/auth/factorChallenge.ts'
import { factorNotFound, ownDevice } from '#platform/server/auth/ownFactor.ts'
import { creationOptions, relyingParty, requestOptions } from '#platform/server/auth/passkey.ts'
import { passkeysOf } from '#platform/server/auth/passkeyStore.ts'
import { demandSignedIn } from '#platform/server/auth/signedIn.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** POST /factors/:id/challenge: announces a code, or says what a passkey has to sign. */
export async function challengeFactor(
  dependencies: AuthDependencies,
  context: RequestContext,
  factorId: string,
): Promise<Response> {
  const { account, sessionId } = await demandSignedIn(dependencies, context)
  const factor = ownDevice(account, factorId, 'POST /factors/recovery-codes/verify')
  await countChallenge(dependencies, sessionId)
  const { database } = dependencies
  const webauthn = factor.factor_type === 'webauthn' ? await ceremonyOf(dependencies, account, factor) : undefined
  const signed = webauthn?.credential_options.publicKey.challenge ?? null
  const challenge = await database.tx(SERVICE, (tx) => challengeOf(tx, { factorId: factor.id, sessionId, signed }))
  return context.json({ ...challenge, type: factor.factor_type, ...(webauthn ? { webauthn } : {}) })
}

/** Any passkey of the account will do for signing, so that its user does not have to say which device is at hand. */
async function ceremonyOf(dependencies: AuthDependencies, account: Account, { status }: Factor) {
  const party = relyingParty(dependencies)
  const passkeys = await dependencies.database.tx(SERVICE, (tx) => passkeysOf(tx, account.id))
  return status === 'verified'
    ? { type: 'request', credential_options: { publicKey: await requestOptions(party, passkeys) } }
    : { type: 'create', credential_options: { publicKey: await creationOptions(party, account, passkeys) } }
}

async function challengeOf(
  tx: Transaction,
  { factorId, sessionId, signed }: { factorId: string; sessionId: string; signed: string | null },
): Promise<{ id: string; expires_at: number }> {
  const challenged = await tx.sql('update auth.factors set last_challenged_at = app_now() where id = $1 returning id', [
    factorId,
  ])
  if (challenged.length === 0) throw factorNotFound()
  await tx.sql(
    `delete from auth.factor_challenges where factor_id = $1 and created_at < app_now() - $2::int * interval '1 second'`,
    [factorId, CHALLENGE_SECONDS],
  )
  const [challenge] = await tx.sql<{ id: string; expires_at: number }>(
    `insert into auth.factor_challenges (factor_id, session_id, challenge) values ($1, $2, $4)
     returning id, floor(extract(epoch from created_at))::float8 + $3::int as expires_at`,
    [factorId, sessionId, CHALLENGE_SECONDS, signed],
  )
  if (!challenge) throw new Error('The challenge was not stored')
  return challenge
}
