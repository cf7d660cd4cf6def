import { renderSVG } from 'uqr'
import { z } from 'zod'
import { type Account, lockAccount } from '#platform/server/auth/account.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countNewPassword } from '#platform/server/auth/authLimits.ts'
import { demandCurrentPassword } from '#platform/server/auth/currentPassword.ts'
import { sealSecret } from '#platform/server/auth/factorSecret.ts'
import { demandSignedIn, isSecondStepDue, type SignedIn } from '#platform/server/auth/signedIn.ts'
import { keyUri, newSecret } from '#platform/server/auth/totp.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const name = z.string().max(100)
const body = z.object({
  factor_type: z.string(),
  friendly_name: name.optional(),
  issuer: name.optional(),
  /** Not part of GoTrue. */
  current_password: z.string().max(1_024).optional(),
})

const MOST_FACTORS = 10
/** How long a password that was just typed permits a first factor. */
const FRESH_SECONDS = 600

/**
 * POST /factors: a new key for an authenticator app, or a place for a passkey. It does nothing until the first code or the passkey itself
 * has been verified. The first factor requires the current password, in the body or from a sign-in of the last ten minutes; further ones require the second step.
 */
export async function enrollFactor(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const { database } = dependencies
  const signedIn = await demandSignedIn(dependencies, context)
  const { factor_type, friendly_name = '', issuer, current_password } = await readJson(context, body)
  demandKnownType(factor_type)
  if (isSecondStepDue(signedIn)) throw secondStepRequired()
  await countNewPassword(dependencies, signedIn.account.id)
  if (!(await isFresh(dependencies, signedIn))) {
    await demandCurrentPassword(dependencies, context, { account: signedIn.account, current: current_password })
  }
  const id = crypto.randomUUID()
  const app = factor_type === 'totp' ? newApp(dependencies, signedIn.account, { id, issuer }) : undefined
  const factor = { id, type: factor_type, name: friendly_name, sealed: app?.sealed ?? null }
  await database.tx(SERVICE, (tx) => store(tx, signedIn, factor))
  return context.json({ id, type: factor_type, friendly_name, ...(app ? { totp: app.totp } : {}) })
}

function newApp(
  { secrets, siteName }: AuthDependencies,
  { email }: Account,
  { id, issuer }: { id: string; issuer: string | undefined },
) {
  const secret = newSecret()
  const uri = keyUri(secret, { issuer: issuer || siteName, email })
  const qr_code = renderSVG(uri, { pixelSize: 4, ecc: 'M', border: 4 })
  return { sealed: sealSecret(secrets.factorKeys[0], id, secret), totp: { qr_code, secret, uri } }
}

function demandKnownType(type: string): void {
  if (type === 'totp' || type === 'webauthn') return
  if (type === 'phone') throw new Problem(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  throw new Problem(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn', {
    extra: { field: 'factor_type' },
  })
}

/** Whether the session has passed the second step, or its user typed the password a moment ago. */
async function isFresh({ database }: AuthDependencies, { assurance }: SignedIn): Promise<boolean> {
  if (assurance.aal === 'aal2') return true
  const typed = assurance.amr.find(({ method }) => method === 'password')?.timestamp ?? 0
  const [clock] = await database.autocommit<{ now: number }>('select extract(epoch from app_now())::float8 as now')
  return (clock?.now ?? Number.POSITIVE_INFINITY) - typed <= FRESH_SECONDS
}

async function store(
  tx: Transaction,
  signedIn: SignedIn,
  factor: { id: string; type: string; name: string; sealed: string | null },
): Promise<void> {
  const userId = signedIn.account.id
  await tx.sql(
    `delete from auth.factors where user_id = $1 and status = 'unverified' and created_at < app_now() - interval '5 minutes'`,
    [userId],
  )
  const account = await lockAccount(tx, userId)
  if (!account) throw new Problem(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  demandRoom(account, factor.name)
  // Also if a factor was verified while this request was waiting.
  if (isSecondStepDue({ ...signedIn, account })) throw secondStepRequired()
  await tx.sql(
    `insert into auth.factors (id, user_id, factor_type, status, friendly_name, secret) values ($1, $2, $5, 'unverified', $3, $4)`,
    [factor.id, userId, factor.name, factor.sealed, factor.type],
  )
}

function demandRoom({ factors }: Account, wanted: string): void {
  if (factors.some((factor) => factor.friendly_name === wanted)) {
    const message = `A factor with the friendly name ${JSON.stringify(wanted)} for this user already exists`
    throw new Problem(422, 'mfa_factor_name_conflict', message)
  }
  if (factors.length >= MOST_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new Problem(422, 'too_many_enrolled_mfa_factors', message)
  }
}

function secondStepRequired(): Problem {
  return new Problem(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}
