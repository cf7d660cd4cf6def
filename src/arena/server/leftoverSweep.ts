import { pairsAmong } from '#arena/pairing.ts'
import { type CreateMatch, type MadePair, matchLocked } from '#arena/server/pairPlayers.ts'
import { lockFirst, longestWaiting } from '#arena/server/seatStore.ts'
import type { Milliseconds } from '#kit/time.ts'
import { MATCHMAKER_STAKES } from '#match/stakes.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** A skill is swept at most this often by each process. */
const SWEEP_EVERY_MS = 250
/** So many seats are looked at, the longest waiting first. */
const SWEPT_SEATS = 64

/** Pairs what is left in a skill; nothing when it was swept a moment ago. */
export type SweepLeftovers = (skill: Skill) => Promise<MadePair[]>

/**
 * Two players who look for each other in the same instant each find the other's seat locked and keep waiting. The next player who looks
 * afterwards pairs them by this sweep, which one process at a time does.
 */
export function leftoverSweep(database: Database, createMatch: CreateMatch): SweepLeftovers {
  const sweptAt = new Map<Skill, Milliseconds>()
  return async (skill) => {
    const now = performance.now()
    if (now - (sweptAt.get(skill) ?? Number.NEGATIVE_INFINITY) < SWEEP_EVERY_MS) return []
    sweptAt.set(skill, now)
    return database.tx(SERVICE, (tx) => pairLeftovers(tx, skill, createMatch))
  }
}

async function pairLeftovers(tx: Transaction, skill: Skill, createMatch: CreateMatch): Promise<MadePair[]> {
  const [turn] = await tx.sql<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('match_queue'), hashtext($1)) as mine`,
    [skill],
  )
  if (!turn?.mine) return []
  const pairs: MadePair[] = []
  for (const [one, other] of pairsAmong(await longestWaiting(tx, skill, SWEPT_SEATS))) {
    const first = await lockFirst(tx, skill, [one.userId])
    const second = first && (await lockFirst(tx, skill, [other.userId]))
    if (first && second) {
      pairs.push(await matchLocked(tx, { players: [first, second], skill, stakes: MATCHMAKER_STAKES }, createMatch))
    }
  }
  return pairs
}
