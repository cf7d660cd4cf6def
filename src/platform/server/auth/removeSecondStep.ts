import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { accountByEmail, hasSecondStep, lockAccount } from '#platform/server/auth/account.ts'
import { noteCommand } from '#platform/server/auth/accountEvents.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { removeFactor } from '#platform/server/auth/removeFactor.ts'
import type { Transaction } from '#platform/server/database/database.ts'

export type SecondStepRefusal = 'second-step/unknown-address' | 'second-step/is-off'

/**
 * Turns two-step sign-in off for an account, whose user has lost the app and the recovery codes. All its sessions end. The user is
 * told by email, and the record of the account names the operator.
 */
export async function removeSecondStep(
  tx: Transaction,
  email: string,
): Promise<Verdict<{ email: string; userId: string }, SecondStepRefusal>> {
  const found = await accountByEmail(tx, email.trim().toLowerCase())
  const account = found && (await lockAccount(tx, found.id))
  if (!account) return refused('second-step/unknown-address')
  if (!hasSecondStep(account)) return refused('second-step/is-off')
  for (const factor of account.factors) await removeFactor(tx, factor)
  await tx.sql('delete from auth.sessions where user_id = $1', [account.id])
  await noteCommand(tx, account.id, 'second_step_removed')
  await askForLetter(tx, { kind: 'second_step_removed', email: account.email, userId: account.id })
  return granted({ email: account.email, userId: account.id })
}
