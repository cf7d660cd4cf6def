import { z } from 'zod'
import type { FitVerdict } from '#review/fit/fit.ts'
import { MISTAKE_KINDS, type MistakeSubject } from '#review/insight/mistake.ts'
import type { DayName, ReviewDay } from '#review/insight/reviewDays.ts'

const LONGEST_NAME = 60

/** Begins a practice about one of the learner's own mistakes. */
export const mistakePracticeRequest = z.strictObject({
  kind: z.enum(MISTAKE_KINDS),
  name: z.string().min(1).max(LONGEST_NAME),
})

/** A mistake that the learner keeps making. */
export interface MistakeReport extends MistakeSubject {
  /** The title of the point; null if no point is about it. */
  title: string | null
  /** The page that explains it. */
  guide: string | null
  times: number
  /** The newest one. */
  example: { right: string; given: string; at: string }
  /** How many questions can be practiced now. */
  questions: number
}

/** A fit of the schedule, as the learner sees it. */
export interface FitReport {
  /** Reviews of the learner when it ran. */
  reviews: number
  /** Predictions that it was judged by. */
  judged: number
  default_loss: number
  /** The loss of the schedule that was in force before. */
  loss_before: number
  /** Null if the fit failed. */
  fitted_loss: number | null
  verdict: FitVerdict
  /** Whether the learner has an own schedule from then on, from this fit or an earlier one. */
  is_own: boolean
  fitted_at: string
}

/** Response of `review-insight`. Days are in UTC. */
export interface ReviewInsight {
  today: DayName
  mistakes: MistakeReport[]
  /** The days of the last year with answers, oldest first. */
  days: ReviewDay[]
  /** Cards that come back on each of the next days, today first. Today's include what is overdue. */
  forecast: number[]
  /** How many of today's were due on an earlier day. */
  overdue: number
  /** The share that the schedule asks to remember. */
  asked_retention: number
  schedule: {
    /** Whether this server can fit a schedule. */
    available: boolean
    /** Answers of the learner that count. */
    reviews: number
    /** How many the next fit waits for. */
    next_fit_at: number
    /** The newest one. */
    newest: FitReport | null
  }
}
