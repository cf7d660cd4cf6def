import { ensureProfile } from '#identity/server/ensureProfile.ts'
import type { EpochMs } from '#kit/time.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { PracticeCaller } from '#practice/server/practiceCaller.ts'
import type { Skill } from '#rating/skill.ts'

export interface FreePlayer {
  id: string
  /** Of the request, as in `PracticeCaller`. */
  addressHash: string
  skill: Skill
  rating: number
  /** The first level until the first rated match, then the rating. */
  assumedRating: number
  /** False if the player has said so. */
  readsHangul: boolean
  now: EpochMs
}

/**
 * A player who may practice, with the rating in the skill. The account cannot be deleted until the transaction ends. A player
 * who is in a match may not practice, because practice could show the right answer to a question of the match.
 * @throws Problem 409 `in_match`, 403 `user_not_found`
 */
export async function freePlayer(
  tx: Transaction,
  { userId, addressHash }: PracticeCaller,
  skill: Skill,
): Promise<FreePlayer> {
  const [account] = await tx.sql<{ plays: boolean }>(
    `select exists (select from match_queue where user_id = users.id and match_id is not null) as plays
     from auth.users where id = $1 for key share`,
    [userId],
  )
  if (!account) throw userNotFound()
  if (account.plays) throw new Problem(409, 'in_match', 'You are in a match. You can practice when it is over.')
  await ensureProfile(tx, userId)
  const [player] = await tx.sql<Pick<FreePlayer, 'rating' | 'assumedRating' | 'readsHangul' | 'now'>>(
    `select elo_${skill} as rating, coalesce(first.level, elo_${skill}) as "assumedRating", coalesce(reads_hangul, true) as "readsHangul",
       floor(extract(epoch from app_now()) * 1000)::float8 as now
     from profiles left join app.first_levels first on first.user_id = profiles.id and first.skill_type = $2
       and not exists (select from rating_changes played where played.user_id = profiles.id and played.skill_type = $2)
     where id = $1`,
    [userId, skill],
  )
  if (!player) throw userNotFound()
  return { id: userId, addressHash, skill, ...player }
}
