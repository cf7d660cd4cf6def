import { z } from 'zod'
import { acceptFactor } from '#platform/server/auth/acceptFactor.ts'
import { type Account, lockAccount } from '#platform/server/auth/account.ts'
import { noteEvent, type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { demandChallenge, type FactorChallenge, spendChallenge } from '#platform/server/auth/factorChallenge.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { factorNotFound, ownFactor } from '#platform/server/auth/ownFactor.ts'
import {
  assertion,
  type RelyingParty,
  registeredPasskey,
  registration,
  relyingParty,
  signCountAfter,
} from '#platform/server/auth/passkey.ts'
import { noteUse, passkeysOf, storePasskey } from '#platform/server/auth/passkeyStore.ts'
import { type OpenedSession, sessionResponse } from '#platform/server/auth/session.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const body = z.object({
  challenge_id: z.uuid(),
  webauthn: z.object({ credential_response: z.union([registration, assertion]) }),
})

/** `verifyFactor` for a passkey: what it made of the challenge, if it is new, or its signature. */
export async function verifyPasskey(
  dependencies: AuthDependencies,
  context: RequestContext,
  asked: { userId: string; sessionId: string; factorId: string },
): Promise<Response> {
  const { challenge_id, webauthn } = await readJson(context, body)
  const given = {
    ...asked,
    challengeId: challenge_id,
    response: webauthn.credential_response,
    party: relyingParty(dependencies),
    origin: originOf(dependencies, context),
  }
  const answer = await dependencies.database.tx(SERVICE, (tx) => verified(tx, given))
  if (answer instanceof Problem) throw answer
  dependencies.letters.wake()
  return context.json(await sessionResponse(dependencies.tokens, answer))
}

interface GivenResponse extends FactorChallenge {
  userId: string
  response: z.infer<typeof body>['webauthn']['credential_response']
  party: RelyingParty
  origin: Origin
}

/** Uses up the challenge, whatever comes of it, so the transaction must commit: a refusal is returned. */
async function verified(tx: Transaction, given: GivenResponse): Promise<OpenedSession | Problem> {
  const account = await lockAccount(tx, given.userId)
  if (!account) throw factorNotFound()
  const { status } = ownFactor(account, given.factorId)
  const challenge = (await demandChallenge(tx, given)) ?? ''
  await spendChallenge(tx, given)
  return status === 'unverified'
    ? registered(tx, account, { ...given, challenge })
    : signed(tx, { ...given, challenge })
}

async function registered(
  tx: Transaction,
  { email }: Account,
  { userId, sessionId, factorId, response, party, origin, challenge }: GivenResponse & { challenge: string },
): Promise<OpenedSession | Problem> {
  const made = isRegistration(response) ? await registeredPasskey(party, challenge, response) : undefined
  if (!made) return verificationFailed()
  if (!(await storePasskey(tx, { ...made, factorId }))) {
    return new Problem(422, 'webauthn_credential_exists', 'This credential is already registered')
  }
  await noteEvent(tx, { userId, event: 'passkey_added', origin })
  await askForLetter(tx, { kind: 'passkey_added', email, userId })
  return acceptFactor(tx, { userId, sessionId, factorId, method: 'mfa/webauthn' })
}

/** By any passkey of the account. */
async function signed(
  tx: Transaction,
  { userId, sessionId, response, party, origin, challenge }: GivenResponse & { challenge: string },
): Promise<OpenedSession | Problem> {
  const passkey = (await passkeysOf(tx, userId)).find(({ credentialId }) => credentialId === response.id)
  const signCount =
    passkey && !isRegistration(response)
      ? await signCountAfter(party, challenge, { passkey, response, checksUser: false })
      : undefined
  if (!passkey || signCount === undefined) {
    await noteEvent(tx, { userId, event: 'passkey_refused', origin })
    return verificationFailed()
  }
  const { factorId } = passkey
  await noteUse(tx, factorId, signCount)
  await noteEvent(tx, { userId, event: 'passkey_accepted', origin })
  return acceptFactor(tx, { userId, sessionId, factorId, method: 'mfa/webauthn' })
}

function isRegistration(response: GivenResponse['response']): response is z.infer<typeof registration> {
  return 'attestationObject' in response.response
}

function verificationFailed(): Problem {
  return new Problem(422, 'webauthn_verification_failed', 'Credential verification failed')
}
