import type { Account } from '#platform/server/auth/account.ts'
import { noteEvent, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { passwordMatches } from '#platform/server/auth/password.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/**
 * For changes that a stranger at an unlocked device must not be able to make. A wrong password is recorded.
 * @throws Problem 400 `current_password_required`, `current_password_invalid`
 */
export async function demandCurrentPassword(
  dependencies: AuthDependencies,
  context: RequestContext,
  { account, current }: { account: Account; current: string | undefined },
): Promise<void> {
  if (current === undefined) {
    throw new Problem(400, 'current_password_required', 'This change requires the current password.')
  }
  if (await passwordMatches(current, account.passwordHash, account.id)) return
  const origin = originOf(dependencies, context)
  await dependencies.database.tx(SERVICE, (tx) =>
    noteEvent(tx, { userId: account.id, event: 'password_refused', origin }),
  )
  throw new Problem(400, 'current_password_invalid', 'The current password is not right.')
}
