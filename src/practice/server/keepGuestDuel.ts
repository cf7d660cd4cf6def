import { ensureProfile } from '#identity/server/ensureProfile.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { LISTENERS_SKILL } from '#practice/guestBank.ts'
import { guestRatingChange } from '#practice/guestRating.ts'
import type { KeptGuestDuel } from '#practice/practiceContract.ts'
import { noteFirstLevel } from '#practice/server/firstLevel.ts'
import { guestDuel, keyHash } from '#practice/server/guestDuel.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { readLockedDuel } from '#practice/server/visitDuel.ts'
import { recordSeen } from '#questions/server/seenQuestions.ts'

/**
 * Makes a finished guest duel a practice of the user. Its key is spent by that; the same user gets the same answer again. A user
 * keeps one duel at most.
 * @throws Problem 404 `practice_not_found`, 409 `practice_not_finished`, 409 `already_kept`
 */
export function keepGuestDuel(
  dependencies: PracticeDependencies,
  { userId, key }: { userId: string; key: string },
): Promise<KeptGuestDuel> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    await lockAccount(tx, userId)
    const kept = await readKept(tx, userId)
    if (kept) return sameDuel(kept, key)
    const practiceId = await guestDuel(key)(tx)
    const state = await readLockedDuel(tx, practiceId, dependencies)
    const change = guestRatingChange(state)
    if (change === null) throw new Problem(409, 'practice_not_finished', 'Only a finished duel can be kept.')
    await ensureProfile(tx, userId)
    await tx.sql('update practices set user_id = $2 where id = $1', [practiceId, userId])
    await tx.sql('update app.guest_duels set kept_by = $2 where practice_id = $1', [practiceId, userId])
    const skill = state.match.skill_type
    await noteReading(tx, userId, skill !== LISTENERS_SKILL)
    await noteFirstLevel(tx, userId, [skill], change.after)
    await recordSeen(tx, [userId], await questionIds(tx, practiceId))
    return { practice_id: practiceId, skill_type: skill, level: change.after }
  })
}

/** Only a visitor who cannot read Hangul is asked to listen, so the onboarding need not ask again. */
async function noteReading(tx: Transaction, userId: string, reads: boolean): Promise<void> {
  await tx.sql('update profiles set reads_hangul = $2 where id = $1 and reads_hangul is null', [userId, reads])
}

/** So that the account is not deleted meanwhile, and two duels are not kept at once. */
async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  const rows = await tx.sql('select 1 as one from auth.users where id = $1 for no key update', [userId])
  if (rows.length === 0) throw userNotFound()
}

interface KeptRow extends KeptGuestDuel {
  key_hash: Uint8Array
}

async function readKept(tx: Transaction, userId: string): Promise<KeptRow | undefined> {
  const [row] = await tx.sql<KeptRow>(
    `select g.practice_id, p.skill_type, f.level, g.key_hash from app.guest_duels g
     join practices p on p.id = g.practice_id
     join app.first_levels f on f.user_id = p.user_id and f.skill_type = p.skill_type where g.kept_by = $1`,
    [userId],
  )
  return row
}

function sameDuel({ key_hash, ...kept }: KeptRow, key: string): KeptGuestDuel {
  if (keyHash(key).equals(key_hash)) return kept
  throw new Problem(409, 'already_kept', 'You have already kept a first duel.')
}

async function questionIds(tx: Transaction, practiceId: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    'select question_id as id from app.practice_questions where practice_id = $1 order by number',
    [practiceId],
  )
  return rows.map(({ id }) => id)
}
