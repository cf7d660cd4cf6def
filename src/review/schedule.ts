import { type Card, createEmptyCard, default_w, type FSRS, fsrs, State } from 'ts-fsrs'
import type { EpochMs } from '#kit/time.ts'
import { countedReviews, GRADES, type Grade, type ReviewEntry } from '#review/reviewEntry.ts'

/** `new`: never answered. `learning`, `relearning`: comes back within minutes. `review`: comes back after days. */
export type CardState = 'new' | 'learning' | 'review' | 'relearning'

/** After so many lapses the card is suspended: another way to learn it is needed. */
export const LAPSES_BEFORE_SUSPENSION = 6

/** What the log of a card says about it. */
export interface Schedule {
  state: CardState
  dueAt: EpochMs
  /** Days until the chance of remembering has fallen to 90%; 0 for a new card. */
  stability: number
  /** When it was last answered; null for a new card. */
  reviewedAt: EpochMs | null
  /** How often it was forgotten after it had been learned. */
  lapses: number
  suspended: boolean
}

/** The 21 numbers of FSRS that say how memories fade. */
export type Parameters = readonly number[]

export const DEFAULT_PARAMETERS: Parameters = default_w

/** A card comes back when the chance of remembering it has fallen to this. */
export const ASKED_RETENTION = 0.9

/** The parameters that were fitted to the learner, by the number of the fit. */
export type FittedParameters = ReadonlyMap<number, Parameters>

const NOTHING_FITTED: FittedParameters = new Map()

const DEFAULT_SCHEDULER = scheduler(DEFAULT_PARAMETERS)

/** Without fuzz, a log always gives the same dates. */
export function scheduler(parameters: Parameters): FSRS {
  return fsrs({ w: parameters, request_retention: ASKED_RETENTION, enable_fuzz: false })
}

const STATES: Record<State, CardState> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
}

/**
 * The schedule that follows from a card's log. The whole log is computed with the parameters of its newest answer that counts, so new
 * parameters move a card with its next answer.
 * @param entries in the order of time
 */
export function scheduleOf(
  createdAt: EpochMs,
  entries: readonly ReviewEntry[],
  fitted: FittedParameters = NOTHING_FITTED,
): Schedule {
  const fit = countedReviews(entries).at(-1)?.fit ?? null
  const { card, suspended } = replayed(createdAt, entries, schedulerOf(fit, fitted))
  return {
    state: STATES[card.state],
    dueAt: card.due.getTime(),
    stability: card.stability,
    reviewedAt: card.last_review?.getTime() ?? null,
    lapses: card.lapses,
    suspended,
  }
}

/** For each grade, when the card would come back if it were answered then, with the parameters of that fit. */
export function dueByGrade(
  createdAt: EpochMs,
  entries: readonly ReviewEntry[],
  { at, fit }: { at: EpochMs; fit: number | null },
  fitted: FittedParameters = NOTHING_FITTED,
): Record<Grade, EpochMs> {
  const own = schedulerOf(fit, fitted)
  const { card } = replayed(createdAt, entries, own)
  const due = (grade: Grade) => own.next(card, new Date(at), grade).card.due.getTime()
  const [again, hard, good, easy] = GRADES.map(due)
  return { 1: again, 2: hard, 3: good, 4: easy } as Record<Grade, EpochMs>
}

function schedulerOf(fit: number | null, fitted: FittedParameters): FSRS {
  if (fit === null) return DEFAULT_SCHEDULER
  const parameters = fitted.get(fit)
  if (!parameters) throw new Error(`The parameters of fit ${fit} are missing`)
  return scheduler(parameters)
}

function replayed(createdAt: EpochMs, entries: readonly ReviewEntry[], own: FSRS): { card: Card; suspended: boolean } {
  const grades = new Map(countedReviews(entries).map((review) => [review.id, review.grade]))
  let card = createEmptyCard(new Date(createdAt))
  /** Lapses up to then are forgiven. */
  let resumedAfter = 0
  let stopped = false
  for (const { id, kind, at } of entries) {
    const grade = grades.get(id)
    if (grade !== undefined) card = own.next(card, new Date(at), grade).card
    if (kind === 'suspend') stopped = true
    if (kind === 'resume') {
      stopped = false
      resumedAfter = card.lapses
    }
  }
  return { card, suspended: stopped || card.lapses - resumedAfter >= LAPSES_BEFORE_SUSPENSION }
}
