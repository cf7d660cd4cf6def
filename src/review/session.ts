import { DAY_MS, type EpochMs, MINUTE_MS, nextUtcMidnight } from '#kit/time.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'
import type { Schedule } from '#review/schedule.ts'

/** New cards in one UTC day. */
export const NEW_A_DAY = 10
/** Cards that are asked again in one UTC day, without those that come back within minutes. */
export const DUE_A_DAY = 60
/** With a card that has been due for longer, the session clears the backlog and begins nothing new. */
const BACKLOG_MS = 2 * DAY_MS
/** A card that comes back within minutes is asked so much earlier if nothing else is left. */
export const LEARN_AHEAD_MS = 20 * MINUTE_MS

/** A card that is not suspended. */
export interface Candidate extends Pick<Schedule, 'state' | 'dueAt' | 'stability' | 'reviewedAt'> {
  id: string
  skill: Skill
  family: string
}

/** What the learner has done in this UTC day. */
export interface DoneToday {
  /** Cards answered for the first time. */
  begun: number
  /** Other cards answered. */
  repeated: number
  /** The cards that were answered, with their families. */
  cards: readonly Pick<Candidate, 'id' | 'family'>[]
}

/** A card that was answered in this UTC day. */
export interface AnsweredCard extends Pick<Candidate, 'id' | 'family'> {
  /** Whether it was answered for the first time. */
  begun: boolean
  answers: number
}

/**
 * The cards to ask now, in order. Cards that come back within minutes are first, then due ones with the new ones spread among
 * them. Skills take turns, and of the cards of one word there is one a day. A backlog begins with the cards that are most
 * likely to be forgotten.
 * @param candidates new cards in the order in which they were added
 */
export function sessionOrder<Card extends Candidate>(
  candidates: readonly Card[],
  done: DoneToday,
  now: EpochMs,
): Card[] {
  const stepping = candidates.filter(isStepping).toSorted((one, other) => one.dueAt - other.dueAt)
  const takes = onePerFamily([...done.cards, ...stepping])
  const due = candidates.filter((card) => card.state === 'review' && card.dueAt < nextUtcMidnight(now))
  const hasBacklog = due.some(({ dueAt }) => dueAt < now - BACKLOG_MS)
  const inOrder = due.toSorted((one, other) => danger(other, now) - danger(one, now))
  const repeated = inOrder.filter(takes).slice(0, Math.max(0, DUE_A_DAY - done.repeated))
  const fresh = hasBacklog ? [] : candidates.filter(({ state }) => state === 'new').filter(takes)
  const begun = inTurns(fresh).slice(0, Math.max(0, NEW_A_DAY - done.begun))
  const rest = spread(hasBacklog ? repeated : inTurns(repeated), begun)
  const nowStepping = stepping.filter(({ dueAt }) => dueAt <= now)
  if (nowStepping.length + rest.length > 0) return [...nowStepping, ...rest]
  return stepping.filter(({ dueAt }) => dueAt <= now + LEARN_AHEAD_MS)
}

function isStepping({ state }: Candidate): boolean {
  return state === 'learning' || state === 'relearning'
}

/** The chance of forgetting grows with this number: the time since the last answer, in units of the stability. */
function danger({ reviewedAt, stability }: Candidate, now: EpochMs): number {
  return (now - (reviewedAt ?? now)) / stability
}

/** Accepts a card unless another card of its family is taken. */
function onePerFamily(taken: readonly Pick<Candidate, 'id' | 'family'>[]): (card: Candidate) => boolean {
  const ids = new Map(taken.map(({ id, family }) => [family, id]))
  return ({ id, family }) => {
    const holder = ids.get(family)
    if (holder !== undefined && holder !== id) return false
    ids.set(family, id)
    return true
  }
}

/** The cards with the skills taking turns, each skill in its own order. */
function inTurns<Card extends Candidate>(cards: readonly Card[]): Card[] {
  const bySkill = SKILLS.map((skill) => cards.filter((card) => card.skill === skill))
  const places = bySkill.flatMap((own) => own.map((card, index) => ({ card, place: (index + 0.5) / own.length })))
  return places.toSorted((one, other) => one.place - other.place).map(({ card }) => card)
}

/** Both lists as one, the second spread evenly over the first. */
function spread<Card>(first: readonly Card[], second: readonly Card[]): Card[] {
  const placed = (cards: readonly Card[]) => cards.map((card, index) => ({ card, place: (index + 0.5) / cards.length }))
  return [...placed(first), ...placed(second)].toSorted((one, other) => one.place - other.place).map(({ card }) => card)
}
