import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/**
 * Voids every link that was emailed to the address. The letters stay, with the passwords of pending sign-ups, until they are swept:
 * otherwise a stranger who signed up with the address could see from the answer to a sign-in when its owner confirms it.
 */
export async function voidLinks(tx: Transaction, email: string): Promise<void> {
  await tx.sql(
    `update auth.letters set link_hash = null, link_type = null, link_expires_at = null, mailed_at = null, due_at = null
     where email = $1 and link_hash is not null`,
    [email],
  )
}

/** Forgets the passwords of sign-ups with the address, so that an old one is answered like any wrong password. */
export async function forgetSignUps(tx: Transaction, email: string): Promise<void> {
  await tx.sql("delete from auth.letters where email = $1 and kind = 'signup'", [email])
}

/** The link does not exist, has been used or voided, or its time is over. */
export function expiredLink(): Problem {
  return new Problem(403, 'otp_expired', 'Email link is invalid or has expired')
}
