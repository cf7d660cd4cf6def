import { pairsAmong, type Seeker } from '#arena/pairing.ts'
import { lockPair } from '#arena/server/lockedPair.ts'
import { type CreateMatch, type MadePair, matchLockedPair } from '#arena/server/pairPlayers.ts'
import { notePairing } from '#arena/server/queueMeters.ts'
import { longestWaiting } from '#arena/server/seatStore.ts'
import type { Milliseconds } from '#kit/time.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** Each process sweeps a skill at most this often. */
const SWEEP_EVERY_MS = 250
/** A sweep reads this many seats, longest waiting first. */
const SWEPT_SEATS = 64

/** Pairs the players left over in a skill. Does nothing if the skill was swept a moment ago. */
export type SweepLeftovers = (skill: Skill) => Promise<MadePair[]>

/**
 * Two players who search at the same instant each find the other's seat locked, so neither is paired. This sweep pairs them: the
 * next searching player's call triggers it, in one process at a time.
 */
export function leftoverSweep(database: Database, createMatch: CreateMatch): SweepLeftovers {
  const sweptAt = new Map<Skill, Milliseconds>()
  return async (skill) => {
    const now = performance.now()
    if (now - (sweptAt.get(skill) ?? Number.NEGATIVE_INFINITY) < SWEEP_EVERY_MS) return []
    sweptAt.set(skill, now)
    const { pairs, seekers } = await database.tx(SERVICE, (tx) => pairLeftovers(tx, skill, createMatch))
    for (const pair of pairs) notePairing(skill, pair, seekers)
    return pairs
  }
}

async function pairLeftovers(
  tx: Transaction,
  skill: Skill,
  createMatch: CreateMatch,
): Promise<{ pairs: MadePair[]; seekers: Seeker[] }> {
  const [turn] = await tx.sql<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('match_queue'), hashtext($1)) as mine`,
    [skill],
  )
  if (!turn?.mine) return { pairs: [], seekers: [] }
  const pairs: MadePair[] = []
  const seekers = await longestWaiting(tx, skill, SWEPT_SEATS)
  for (const [one, other] of pairsAmong(seekers)) {
    const locked = await lockPair(tx, { userId: one.userId, skill }, [other.userId])
    if (locked) pairs.push(await matchLockedPair(tx, locked, skill, createMatch))
  }
  return { pairs, seekers }
}
