import { type Account, accountById, wireUser } from '#platform/server/auth/account.ts'
import { noteEvent, type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countNewPassword } from '#platform/server/auth/authLimits.ts'
import { demandCurrentPassword } from '#platform/server/auth/currentPassword.ts'
import { rememberBrowser } from '#platform/server/auth/knownBrowser.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { demandStrongPassword } from '#platform/server/auth/passwordStrength.ts'
import { endSessions } from '#platform/server/auth/session.ts'
import type { SignedIn } from '#platform/server/auth/signedIn.ts'
import { forgetSignUps, voidLinks } from '#platform/server/auth/voidLinks.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** Sets a new password, after a recovery link or with the current one, and signs out all other devices. */
export async function changePassword(
  dependencies: AuthDependencies,
  context: RequestContext,
  { signedIn, password, current }: { signedIn: SignedIn; password: string; current: string | undefined },
): Promise<Response> {
  await countNewPassword(dependencies, signedIn.account.id)
  demandStrongPassword(password, signedIn.account.email)
  if (!signedIn.isRecovering) await demandCurrentPassword(dependencies, context, { account: signedIn.account, current })
  const passwordHash = await hashPassword(password, signedIn.account.id)
  const changed = await dependencies.database.tx(SERVICE, (tx) =>
    change(tx, signedIn, { passwordHash, origin: originOf(dependencies, context) }),
  )
  if (!changed) throw new Problem(409, 'conflict', 'The password was changed in the meantime')
  dependencies.sessionsEnded(changed.id)
  dependencies.letters.wake()
  rememberBrowser(dependencies.secrets, context, changed)
  return context.json(wireUser(changed))
}

/** If two changes come at once, the first wins: the second was permitted by the password before it. */
async function change(
  tx: Transaction,
  signedIn: SignedIn,
  { passwordHash, origin }: { passwordHash: string; origin: Origin },
): Promise<Account | undefined> {
  const { account, sessionId } = signedIn
  const updated = await tx.sql(
    `update auth.users set password_hash = $2, updated_at = app_now()
     where id = $1 and password_hash is not distinct from $3 returning id`,
    [account.id, passwordHash, account.passwordHash],
  )
  if (updated.length === 0) return undefined
  await tx.sql('update auth.sessions set recovers_until = null where id = $1', [sessionId])
  await endSessions(tx, { userId: account.id, sessionId }, 'others')
  await tx.sql('delete from auth.email_changes where user_id = $1', [account.id])
  await voidLinks(tx, account.email)
  await forgetSignUps(tx, account.email)
  await noteEvent(tx, { userId: account.id, event: 'password_changed', origin })
  await askForLetter(tx, { kind: 'password_changed', email: account.email })
  return accountById(tx, account.id)
}
