import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { type Account, type Factor, lockAccount } from '#platform/server/auth/account.ts'
import { noteEvent, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { factorNotFound } from '#platform/server/auth/ownFactor.ts'
import { tokenHash } from '#platform/server/auth/refreshToken.ts'
import { removeFactor } from '#platform/server/auth/removeFactor.ts'
import { demandSignedIn } from '#platform/server/auth/signedIn.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const CODES = 10
/** 118 bits: too many to guess, so a fast hash is enough. Codes that were made before have 16 characters. */
const CODE_LENGTH = 24
/** Without 0, 1, i, l and o, which look like each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const DEFAULT_NAME = 'Recovery codes'

const body = z.object({ friendly_name: z.string().max(100).optional() }).optional()

/** GET /factors/recovery-codes: how many are left. */
export async function readRecoveryCodes(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { account } = await demandSignedIn(dependencies, context)
  const { id } = recoveryFactor(account)
  const counts = await dependencies.database.tx(SERVICE, (tx) =>
    tx.sql<{ total: number; remaining: number }>(
      `select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining
       from auth.recovery_codes where factor_id = $1`,
      [id],
    ),
  )
  return context.json({ id, type: 'recovery_code', ...counts[0] })
}

/** POST /factors/recovery-codes: the first set. The codes are in this answer only. */
export async function createRecoveryCodes(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const signedIn = await demandSignedIn(dependencies, context)
  const { friendly_name } = (await readJson(context, body)) ?? {}
  demandRaised(signedIn.assurance.aal, 'generate')
  const name = friendly_name?.trim() || DEFAULT_NAME
  const codes = newCodes()
  const origin = originOf(dependencies, context)
  const id = await dependencies.database.tx(SERVICE, async (tx) => {
    const account = await lockAccount(tx, signedIn.account.id)
    demandRoom(account, name)
    const [factor] = await tx.sql<{ id: string }>(
      `insert into auth.factors (user_id, factor_type, status, friendly_name) values ($1, 'recovery_code', 'verified', $2)
       returning id`,
      [signedIn.account.id, name],
    )
    if (!factor) throw new Error('The recovery codes were not stored')
    await storeCodes(tx, factor.id, codes)
    await noteEvent(tx, { userId: signedIn.account.id, event: 'recovery_codes_made', origin })
    return factor.id
  })
  return context.json({ id, type: 'recovery_code', friendly_name: name, total: codes.length, codes })
}

/** POST /factors/recovery-codes/regenerate: a new set. The old codes stop working. */
export async function renewRecoveryCodes(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const signedIn = await demandSignedIn(dependencies, context)
  demandRaised(signedIn.assurance.aal, 'regenerate')
  const codes = newCodes()
  const origin = originOf(dependencies, context)
  const factor = await dependencies.database.tx(SERVICE, async (tx) => {
    const account = await lockAccount(tx, signedIn.account.id)
    const kept = recoveryFactor(account)
    await tx.sql('delete from auth.recovery_codes where factor_id = $1', [kept.id])
    await storeCodes(tx, kept.id, codes)
    await noteEvent(tx, { userId: signedIn.account.id, event: 'recovery_codes_made', origin })
    await askForLetter(tx, {
      kind: 'recovery_codes_renewed',
      email: signedIn.account.email,
      userId: signedIn.account.id,
    })
    return kept
  })
  dependencies.letters.wake()
  const { id, friendly_name } = factor
  return context.json({ id, type: 'recovery_code', friendly_name, total: codes.length, codes })
}

/** DELETE /factors/recovery-codes */
export async function removeRecoveryCodes(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const signedIn = await demandSignedIn(dependencies, context)
  demandRaised(signedIn.assurance.aal, 'delete')
  const origin = originOf(dependencies, context)
  const id = await dependencies.database.tx(SERVICE, async (tx) => {
    const factor = recoveryFactor(await lockAccount(tx, signedIn.account.id))
    await removeFactor(tx, factor)
    await noteEvent(tx, { userId: signedIn.account.id, event: 'recovery_codes_removed', origin })
    return factor.id
  })
  return context.json({ id })
}

/** How many of the user's codes have not been used; 0 if there are none. */
export async function recoveryCodesLeft(tx: Transaction, userId: string): Promise<number> {
  const [counted] = await tx.sql<{ left: number }>(
    `select count(*)::int as left from auth.recovery_codes code join auth.factors on factors.id = code.factor_id
     where factors.user_id = $1 and code.used_at is null`,
    [userId],
  )
  return counted?.left ?? 0
}

/** @throws Problem 404 `mfa_factor_not_found` */
export function recoveryFactor(account: Account | undefined): Factor {
  const factor = account?.factors.find(({ factor_type }) => factor_type === 'recovery_code')
  if (!factor) throw new Problem(404, 'mfa_factor_not_found', 'The user has not enrolled recovery codes')
  return factor
}

/** The code as it was made, however it was typed. */
export function canonicalCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '')
}

function newCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  )
}

async function storeCodes(tx: Transaction, factorId: string, codes: readonly string[]): Promise<void> {
  await tx.sql('insert into auth.recovery_codes (factor_id, code_hash) select $1, unnest($2::text[])', [
    factorId,
    codes.map(tokenHash),
  ])
}

function demandRaised(aal: string, what: string): void {
  if (aal !== 'aal2') throw new Problem(403, 'insufficient_aal', `AAL2 required to ${what} recovery codes`)
}

function demandRoom(account: Account | undefined, name: string): void {
  if (!account) throw factorNotFound()
  const { factors } = account
  if (factors.some(({ factor_type }) => factor_type === 'recovery_code')) {
    const message = 'Recovery codes are already enrolled for this user, use regenerate to rotate them'
    throw new Problem(422, 'mfa_verified_factor_exists', message)
  }
  if (!factors.some(({ status }) => status === 'verified')) {
    const message = 'At least one other verified factor is required to generate recovery codes'
    throw new Problem(422, 'mfa_recovery_codes_sole_factor', message)
  }
  if (factors.some(({ friendly_name }) => friendly_name === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`
    throw new Problem(422, 'mfa_factor_name_conflict', message)
  }
}
