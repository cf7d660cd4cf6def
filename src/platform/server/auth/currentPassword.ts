import type { Account } from '#platform/server/auth/account.ts'
import { passwordMatches } from '#platform/server/auth/password.ts'
import { Problem } from '#platform/server/http/problem.ts'

/**
 * For changes that a stranger at an unlocked device must not be able to make.
 * @throws Problem 400 `current_password_required`, `current_password_invalid`
 */
export async function demandCurrentPassword(account: Account, current: string | undefined): Promise<void> {
  if (current === undefined) {
    throw new Problem(400, 'current_password_required', 'This change requires the current password.')
  }
  if (!(await passwordMatches(current, account.passwordHash, account.id))) {
    throw new Problem(400, 'current_password_invalid', 'The current password is not right.')
  }
}
