import { type Account, accountById, wireUser } from '#platform/server/auth/account.ts'
import { noteEvent, type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countMail, countNewPassword } from '#platform/server/auth/authLimits.ts'
import { demandCurrentPassword } from '#platform/server/auth/currentPassword.ts'
import { demandEmailAddress } from '#platform/server/auth/emailAddress.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import type { SignedIn } from '#platform/server/auth/signedIn.ts'
import { expiredLink, forgetSignUps, voidLinks } from '#platform/server/auth/voidLinks.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/**
 * Emails a link to the account's address and one to the new address. The answer does not reveal whether the new address already has
 * an account: its owner is told by email. A second request replaces the first.
 */
export async function askForEmailChange(
  dependencies: AuthDependencies,
  context: RequestContext,
  { signedIn, email, current }: { signedIn: SignedIn; email: string; current: string | undefined },
): Promise<Response> {
  const { account } = signedIn
  const newEmail = demandEmailAddress(email)
  // Counted like attempts to set a password, because each call can be used to guess the current one.
  await countNewPassword(dependencies, account.id)
  await demandCurrentPassword(dependencies, context, { account, current })
  if (newEmail === account.email) return context.json(wireUser(account))
  await countMail(dependencies, context, newEmail)
  const asked = await dependencies.database.tx(SERVICE, (tx) =>
    ask(tx, account, { newEmail, origin: originOf(dependencies, context) }),
  )
  if (!asked) throw expiredLink()
  dependencies.letters.wake()
  return context.json(wireUser(asked))
}

async function ask(
  tx: Transaction,
  { id, email }: Account,
  { newEmail, origin }: { newEmail: string; origin: Origin },
): Promise<Account | undefined> {
  await tx.sql(
    `insert into auth.email_changes (user_id, new_email) values ($1, $2) on conflict (user_id) do update
     set new_email = excluded.new_email, asked_at = app_now(), old_confirmed_at = null, new_confirmed_at = null`,
    [id, newEmail],
  )
  await voidChangeLinks(tx, id)
  await noteEvent(tx, { userId: id, event: 'email_change_asked', origin })
  await askForLetter(tx, { kind: 'email_change_old', email, userId: id })
  await askForLetter(tx, { kind: 'email_change_new', email: newEmail, userId: id })
  return accountById(tx, id)
}

interface Change {
  userId: string
  oldEmail: string
  newEmail: string
}

/**
 * The button on the page of one of the two links. Signs nobody in: the device may be another one. The second of the two moves the
 * account. Until then the answer has GoTrue's message.
 */
export async function confirmEmailChange(
  dependencies: AuthDependencies,
  context: RequestContext,
  hash: string,
): Promise<Response> {
  const { database, letters } = dependencies
  const origin = originOf(dependencies, context)
  const outcome = await database.tx(SERVICE, (tx) => confirm(tx, hash, origin))
  if (outcome === 'spent') throw expiredLink()
  if (outcome === 'taken') throw new Problem(422, 'email_exists', 'This address already has an account.')
  if (outcome === 'waiting') {
    const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
    return context.json({ code: 200, msg })
  }
  letters.wake()
  return context.json({ user: wireUser(outcome) })
}

/** Locks the change first, so that presses of the two links at the same moment do not wait for each other's letters. */
async function confirm(
  tx: Transaction,
  hash: string,
  origin: Origin,
): Promise<Account | 'waiting' | 'taken' | 'spent'> {
  const [change] = await tx.sql<Change>(LOCK_CHANGE, [hash])
  const [link] = change
    ? await tx.sql<{ isOld: boolean }>(
        `update auth.letters set link_hash = null, link_type = null, link_expires_at = null
         where link_hash = $1 and link_expires_at > app_now() returning kind = 'email_change_old' as "isOld"`,
        [hash],
      )
    : []
  if (!change || !link) return 'spent'
  const [progress] = await tx.sql<{ isComplete: boolean }>(
    `update auth.email_changes
     set old_confirmed_at = case when $2 then app_now() else old_confirmed_at end,
       new_confirmed_at = case when $2 then new_confirmed_at else app_now() end
     where user_id = $1 returning old_confirmed_at is not null and new_confirmed_at is not null as "isComplete"`,
    [change.userId, link.isOld],
  )
  return progress?.isComplete ? move(tx, change, origin) : 'waiting'
}

/** Other links to either address are void: they were requested for the account as it was. */
async function move(
  tx: Transaction,
  { userId, oldEmail, newEmail }: Change,
  origin: Origin,
): Promise<Account | 'taken' | 'spent'> {
  await tx.sql('delete from auth.email_changes where user_id = $1', [userId])
  const moved = await tx.sql(
    `update auth.users set email = $2, email_confirmed_at = app_now(), updated_at = app_now()
     where id = $1 and not exists (select from auth.users where email = $2) returning id`,
    [userId, newEmail],
  )
  if (moved.length === 0) return 'taken'
  await tx.sql('update profiles set email = $2 where id = $1', [userId, newEmail])
  await voidLinks(tx, oldEmail)
  await voidLinks(tx, newEmail)
  await forgetSignUps(tx, newEmail)
  await noteEvent(tx, { userId, event: 'email_changed', origin })
  await askForLetter(tx, { kind: 'email_changed', email: oldEmail, userId })
  return (await accountById(tx, userId)) ?? 'spent'
}

async function voidChangeLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.sql(
    `update auth.letters set link_hash = null, link_type = null, link_expires_at = null, due_at = null
     where user_id = $1 and kind in ('email_change_old', 'email_change_new')`,
    [userId],
  )
}

const LOCK_CHANGE = `
  select change.user_id as "userId", users.email as "oldEmail", change.new_email as "newEmail"
  from auth.email_changes change join auth.users on users.id = change.user_id
  where change.user_id = (select user_id from auth.letters where link_hash = $1 and link_type = 'email_change')
  for update of change`
