import { admissionProblem } from '#arena/server/admission.ts'
import { type CreateMatch, type MadePair, matchLockedSeats } from '#arena/server/pairPlayers.ts'
import { findStanding, readStanding } from '#arena/server/searchStanding.ts'
import { giveBackSeats, type RatedPlayer, rateSeat, takeFreeSeat } from '#arena/server/seatStore.ts'
import type { EpochMs } from '#kit/time.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { Stakes } from '#match/stakes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Problem } from '#platform/server/http/problem.ts'
import type { Skill } from '#rating/skill.ts'

/** Two players who have agreed to play each other. */
export interface AgreedPair {
  skill: Skill
  stakes: Stakes
  /** The caller first. */
  ids: readonly [string, string]
  now: EpochMs
}

/** One of the two already has a seat or has just deleted the account, or the other one may not play now. */
export type PairRefusal = 'seat/own' | 'seat/theirs' | 'seat/their-limit' | 'seat/their-pause'

/**
 * Creates the match of two players who are neither searching nor playing. As in a search, the seats are taken first, because a
 * player with a seat cannot complete another match meanwhile.
 * @throws Problem 429 if the caller may not play another match now
 */
export async function pairFreePlayers(
  tx: Transaction,
  both: AgreedPair,
  createMatch: CreateMatch,
): Promise<Verdict<MadePair, PairRefusal>> {
  const { ids, skill, stakes } = both
  const taken: string[] = []
  // Always in the same order, so that two calls cannot deadlock.
  for (const id of ids.toSorted()) if (await takeFreeSeat(tx, id, skill)) taken.push(id)
  const missing = ids.findIndex((id) => !taken.includes(id))
  const players =
    missing < 0 ? await admitted(tx, both) : refused<PairRefusal>(missing === 0 ? 'seat/own' : 'seat/theirs')
  if (!players.ok) {
    await giveBackSeats(tx, taken)
    return players
  }
  for (const { id, rating } of players.value) await rateSeat(tx, id, rating)
  return granted(await matchLockedSeats(tx, { players: players.value, skill, stakes }, createMatch))
}

/**
 * The two players with their ratings.
 * @throws Problem 429 if the caller may not play another match now
 */
export async function admitted(
  tx: Transaction,
  { ids: [own, theirs], skill, now }: AgreedPair,
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
