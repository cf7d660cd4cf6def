import { z } from 'zod'
import { type Account, accountById, wireUser } from '#platform/server/auth/account.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countNewPassword } from '#platform/server/auth/authLimits.ts'
import { rememberBrowser } from '#platform/server/auth/knownBrowser.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { forgetSignUps, voidLinks } from '#platform/server/auth/link.ts'
import { hashPassword, passwordMatches } from '#platform/server/auth/password.ts'
import { demandStrongPassword } from '#platform/server/auth/passwordStrength.ts'
import { endSessions } from '#platform/server/auth/session.ts'
import { demandSignedIn, type SignedIn } from '#platform/server/auth/signedIn.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const body = z.object({
  password: z.string().optional(),
  current_password: z.string().max(1_024).optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
})

/** PUT /user: sets a new password, after a recovery link or with the current one, and signs out all other devices. */
export async function changePassword(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const signedIn = await demandSignedIn(dependencies, context)
  const wanted = await readJson(context, body)
  const password = demandPasswordAlone(wanted)
  await countNewPassword(dependencies, signedIn.account.id)
  demandStrongPassword(password, signedIn.account.email)
  if (!signedIn.isRecovering) await demandCurrentPassword(signedIn.account, wanted.current_password)
  const passwordHash = await hashPassword(password, signedIn.account.id)
  const changed = await dependencies.database.tx(SERVICE, (tx) => change(tx, signedIn, passwordHash))
  if (!changed) throw new Problem(409, 'conflict', 'The password was changed in the meantime')
  dependencies.letters.wake()
  rememberBrowser(dependencies.secrets, context, changed)
  return context.json(wireUser(changed))
}

function demandPasswordAlone({ password, email, phone, data }: z.infer<typeof body>): string {
  if (email !== undefined || phone !== undefined || data !== undefined) {
    throw new Problem(422, 'validation_failed', 'Only the password of an account can be changed')
  }
  if (password === undefined) throw new Problem(400, 'validation_failed', 'password: is missing')
  return password
}

async function demandCurrentPassword(account: Account, current: string | undefined): Promise<void> {
  if (current === undefined) {
    throw new Problem(400, 'current_password_required', 'Current password required when setting new password.')
  }
  if (!(await passwordMatches(current, account.passwordHash, account.id))) {
    throw new Problem(400, 'current_password_invalid', 'The current password is not right.')
  }
}

/** If two changes come at once, the first wins: the second was permitted by the password before it. */
async function change(tx: Transaction, signedIn: SignedIn, passwordHash: string): Promise<Account | undefined> {
  const { account, sessionId } = signedIn
  const updated = await tx.sql(
    `update auth.users set password_hash = $2, updated_at = app_now()
     where id = $1 and password_hash is not distinct from $3 returning id`,
    [account.id, passwordHash, account.passwordHash],
  )
  if (updated.length === 0) return undefined
  await tx.sql('update auth.sessions set recovers_until = null where id = $1', [sessionId])
  await endSessions(tx, { userId: account.id, sessionId }, 'others')
  await voidLinks(tx, account.email)
  await forgetSignUps(tx, account.email)
  await askForLetter(tx, { kind: 'password_changed', email: account.email })
  return accountById(tx, account.id)
}
