import { admissionProblem } from '#arena/server/admission.ts'
import { type CreateMatch, type MadePair, matchLocked } from '#arena/server/pairPlayers.ts'
import { giveBackSeats, type RatedPlayer, rateSeat, takeFreeSeat } from '#arena/server/seatStore.ts'
import { findStanding, readStanding } from '#arena/server/standing.ts'
import type { EpochMs } from '#kit/time.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { Stakes } from '#match/stakes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Problem } from '#platform/server/http/problem.ts'
import type { Skill } from '#rating/skill.ts'

/** Two who have agreed to play each other. */
export interface Both {
  skill: Skill
  stakes: Stakes
  /** The caller first. */
  ids: readonly [string, string]
  now: EpochMs
}

/** One of the two already has a seat, or has just deleted the account; or the other one may not play now. */
export type PairRefusal = 'seat/own' | 'seat/theirs' | 'seat/their-limit' | 'seat/their-pause'

/**
 * The match of two who are neither searching nor playing, in seats of their own. As in a search the seats come first: who has
 * one completes no match meanwhile.
 * @throws Problem 429 when the caller may play no other match now
 */
export async function pairFree(
  tx: Transaction,
  both: Both,
  createMatch: CreateMatch,
): Promise<Verdict<MadePair, PairRefusal>> {
  const { ids, skill, stakes } = both
  const taken: string[] = []
  // Everybody in the same order, or two calls could wait for each other.
  for (const id of ids.toSorted()) if (await takeFreeSeat(tx, id, skill)) taken.push(id)
  const missing = ids.findIndex((id) => !taken.includes(id))
  const players =
    missing < 0 ? await admitted(tx, both) : refused<PairRefusal>(missing === 0 ? 'seat/own' : 'seat/theirs')
  if (!players.ok) {
    await giveBackSeats(tx, taken)
    return players
  }
  for (const { id, rating } of players.value) await rateSeat(tx, id, rating)
  return granted(await matchLocked(tx, { players: players.value, skill, stakes }, createMatch))
}

/** Both with their ratings. @throws Problem 429 when the caller may play no other match now */
export async function admitted(
  tx: Transaction,
  { ids: [own, theirs], skill, now }: Both,
): Promise<Verdict<[RatedPlayer, RatedPlayer], PairRefusal>> {
  const ownStanding = await readStanding(tx, own, skill)
  const problem = await admissionProblem(tx, own, ownStanding, now)
  if (problem) throw problem
  const theirStanding = await findStanding(tx, theirs, skill)
  if (!theirStanding) return refused('seat/theirs')
  const theirProblem = await admissionProblem(tx, theirs, theirStanding, now)
  if (theirProblem) return refused(isLimit(theirProblem) ? 'seat/their-limit' : 'seat/their-pause')
  return granted([
    { id: own, rating: ownStanding.rating },
    { id: theirs, rating: theirStanding.rating },
  ])
}

function isLimit({ code }: Problem): boolean {
  return code === 'daily_limit_reached'
}
