import { DAY_MS, type EpochMs } from '#kit/time.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'

/** How long a friend may take to answer. */
export const APART_MS = 7 * DAY_MS
/** The most duels apart that one player may have waiting for an answer. */
export const MOST_APART_OPEN = 3

/** `unplayed`: the challenger has not finished the opening. */
export type ApartStatus = 'unplayed' | 'open' | 'answered' | 'expired'

/** The facts about a duel apart that the rules need. */
export interface ApartDuel {
  challengerId: string
  /** Null if nobody has answered, or if the account was deleted. */
  friendId: string | null
  isAnswered: boolean
  isOpeningOver: boolean
  expiresAt: EpochMs
}

export type ApartRefusal = 'apart/own' | `apart/${Exclude<ApartStatus, 'open'>}`

export function apartStatus({ isAnswered, isOpeningOver, expiresAt }: ApartDuel, now: EpochMs): ApartStatus {
  if (isAnswered) return 'answered'
  if (now >= expiresAt) return 'expired'
  return isOpeningOver ? 'open' : 'unplayed'
}

/** Whether this player may answer now. `again`: they already have, and go on with their duel. */
export function apartAnswer(duel: ApartDuel, playerId: string, now: EpochMs): Verdict<'now' | 'again', ApartRefusal> {
  if (playerId === duel.challengerId) return refused('apart/own')
  if (duel.isAnswered && playerId === duel.friendId) return granted('again')
  const status = apartStatus(duel, now)
  return status === 'open' ? granted('now') : refused<ApartRefusal>(`apart/${status}`)
}
