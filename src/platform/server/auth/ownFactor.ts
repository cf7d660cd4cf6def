import { z } from 'zod'
import type { Account, Factor } from '#platform/server/auth/account.ts'
import { Problem } from '#platform/server/http/problem.ts'

const uuid = z.uuid()

/**
 * The account's factor with this id. Another account's factor does not exist for it.
 * @throws Problem 404 `validation_failed`, `mfa_factor_not_found`
 */
export function ownFactor({ factors }: Account, id: string): Factor {
  if (!uuid.safeParse(id).success) throw new Problem(404, 'validation_failed', 'factor_id must be an UUID')
  const factor = factors.find((known) => known.id === id.toLowerCase())
  if (!factor) throw factorNotFound()
  return factor
}

/** Like `ownFactor`, for an authenticator app or a passkey: recovery codes have endpoints of their own. */
export function ownDevice(account: Account, id: string, otherEndpoint: string): Factor {
  const factor = ownFactor(account, id)
  if (factor.factor_type === 'recovery_code') {
    throw new Problem(422, 'validation_failed', `Recovery codes have an endpoint of their own: ${otherEndpoint}`)
  }
  return factor
}

export function factorNotFound(): Problem {
  return new Problem(404, 'mfa_factor_not_found', 'Factor not found')
}
