import { z } from 'zod'
import type { Mark, TryPhase } from '#daily/dailyTry.ts'
import type { DayRuns } from '#daily/dayRuns.ts'
import { GRADES, type Grade } from '#daily/grade.ts'
import type { Tally } from '#daily/tally.ts'
import type { UtcDate, UtcMonth } from '#daily/utcDate.ts'
import type { Explained, OpenQuestion } from '#match/matchContract.ts'
import type { Skill } from '#rating/skill.ts'

const DATE = z.iso.date()
const QUESTION_NO = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** Without a date: today's round. */
export const dailyStateRequest = z.strictObject({ date: DATE.optional() })

export const dailyBeginRequest = z.strictObject({ grade: z.enum(GRADES) })

export const dailyOpenRequest = z.strictObject({ date: DATE, question_no: QUESTION_NO })

export const dailyAnswerRequest = z.strictObject({
  date: DATE,
  question_no: QUESTION_NO,
  option_id: z.string().min(1).max(64),
})

export const dailyResultRequest = z.strictObject({ date: DATE })

export const dailyCalendarRequest = z.strictObject({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) })

/** The refusal of a second try on a day. */
export const ALREADY_PLAYED = 'already_played'

/** A day's round as the player may see it now. Times are in ISO 8601, by the server's clock. */
export interface DailyState {
  date: UtcDate
  today: UtcDate
  /** `unplayed`: the player has not begun a try on that day. */
  phase: 'unplayed' | TryPhase
  /** The grade of the try; before it, of the player's newest try, else of the player's level. Null if neither is known. */
  grade: Grade | null
  /** The question that was opened last, or null. */
  question: DailyQuestion | null
  your_answer: { option_id: string; correct: boolean } | null
  /** Set once that question has closed. */
  feedback: Explained | null
  /** One for each question; null for one that has not closed. */
  marks: (Mark | null)[]
  /** When the next day's round begins. */
  next_round_at: string
  server_now: string
}

/** `closes_at` of a closed question is the time when it closed. */
export interface DailyQuestion extends OpenQuestion {
  skill_type: Skill
}

/** What a player sees of a round that is over. */
export interface DailyResult {
  /** The questions that were opened. */
  review: ReviewedDailyQuestion[]
  /** Null if the player has not finished the round. */
  tally: Tally | null
}

export interface ReviewedDailyQuestion extends DailyQuestion, Explained {
  picked: string | null
}

/** A month of the player's days, and the runs up to today. */
export interface DailyCalendar {
  month: UtcMonth
  today: UtcDate
  days: PlayedDay[]
  runs: DayRuns
  /** The month of the first try; this month if there is none. */
  first_month: UtcMonth
}

export interface PlayedDay {
  date: UtcDate
  grade: Grade
  finished: boolean
  right: number
}
