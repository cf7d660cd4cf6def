import { type Card, createEmptyCard, fsrs, State } from 'ts-fsrs'
import type { EpochMs } from '#kit/time.ts'
import { countedReviews, GRADES, type Grade, type ReviewEntry } from '#review/reviewEntry.ts'

/** `new`: never answered. `learning`, `relearning`: comes back within minutes. `review`: comes back after days. */
export type CardPhase = 'new' | 'learning' | 'review' | 'relearning'

/** After so many lapses the card is suspended: another way to learn it is needed. */
export const LAPSES_BEFORE_SUSPENSION = 6

/** What the log of a card says about it. */
export interface Schedule {
  state: CardPhase
  dueAt: EpochMs
  /** Days until the chance of remembering has fallen to 90%; 0 for a new card. */
  stability: number
  /** When it was last answered; null for a new card. */
  reviewedAt: EpochMs | null
  /** How often it was forgotten after it had been learned. */
  lapses: number
  suspended: boolean
}

/** The default parameters of FSRS, which asks at a chance of remembering of 90%. Without fuzz, a log always gives the same dates. */
const SCHEDULER = fsrs({ enable_fuzz: false })

const PHASES: Record<State, CardPhase> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
}

/** The schedule that follows from a card's log. @param entries in the order of time */
export function scheduleOf(createdAt: EpochMs, entries: readonly ReviewEntry[]): Schedule {
  const { card, suspended } = replayed(createdAt, entries)
  return {
    state: PHASES[card.state],
    dueAt: card.due.getTime(),
    stability: card.stability,
    reviewedAt: card.last_review?.getTime() ?? null,
    lapses: card.lapses,
    suspended,
  }
}

/** For each grade, when the card would come back if it were answered now. */
export function dueByGrade(createdAt: EpochMs, entries: readonly ReviewEntry[], now: EpochMs): Record<Grade, EpochMs> {
  const { card } = replayed(createdAt, entries)
  const due = (grade: Grade) => SCHEDULER.next(card, new Date(now), grade).card.due.getTime()
  const [again, hard, good, easy] = GRADES.map(due)
  return { 1: again, 2: hard, 3: good, 4: easy } as Record<Grade, EpochMs>
}

/** The chance that the learner remembers the card at that time, from 0 to 1. */
export function chanceOfRemembering(
  { stability, reviewedAt }: Pick<Schedule, 'stability' | 'reviewedAt'>,
  at: EpochMs,
): number {
  if (reviewedAt === null) return 0
  const card = {
    ...createEmptyCard(new Date(reviewedAt)),
    stability,
    state: State.Review,
    last_review: new Date(reviewedAt),
  }
  return SCHEDULER.get_retrievability(card, new Date(at), false)
}

function replayed(createdAt: EpochMs, entries: readonly ReviewEntry[]): { card: Card; suspended: boolean } {
  const grades = new Map(countedReviews(entries).map((review) => [review.id, review.grade]))
  let card = createEmptyCard(new Date(createdAt))
  /** Lapses up to then are forgiven. */
  let resumedAfter = 0
  let stopped = false
  for (const { id, kind, at } of entries) {
    const grade = grades.get(id)
    if (grade !== undefined) card = SCHEDULER.next(card, new Date(at), grade).card
    if (kind === 'suspend') stopped = true
    if (kind === 'resume') {
      stopped = false
      resumedAfter = card.lapses
    }
  }
  return { card, suspended: stopped || card.lapses - resumedAfter >= LAPSES_BEFORE_SUSPENSION }
}
