import { dateDiffInDays, type FSRSState } from 'ts-fsrs'
import type { EpochMs } from '#kit/time.ts'
import type { Grade } from '#review/reviewEntry.ts'
import { type Parameters, scheduler } from '#review/schedule.ts'

/** An answer that counts. */
export interface GradedAnswer {
  at: EpochMs
  grade: Grade
}

/** The answers to one card that count, in the order of time. */
export type CardHistory = readonly GradedAnswer[]

/** How far predictions were off. */
export interface PredictionLoss {
  /** The mean log loss: 0 if every prediction was certain and true. */
  loss: number
  predictions: number
}

/** No prediction counts as more certain than this. */
const MOST_CERTAIN = 1 - 1e-6

/** UTC days since the answer before, as FSRS counts them; 0 for the first answer. */
export function daysSince(before: GradedAnswer | undefined, at: EpochMs): number {
  return before ? dateDiffInDays(new Date(before.at), new Date(at)) : 0
}

/** Whether the answer comes on a later day than the one before it: then it tells whether FSRS predicted well. */
export function isPredicted(history: CardHistory, index: number): boolean {
  const answer = history[index]
  return answer !== undefined && daysSince(history[index - 1], answer.at) > 0
}

/** The part of the histories before an instant. */
export function historiesUntil(histories: readonly CardHistory[], end: EpochMs): CardHistory[] {
  return histories.map((history) => history.filter(({ at }) => at < end))
}

/** How far the predictions with these parameters were off, for the answers from an instant on. */
export function predictionLoss(
  parameters: Parameters,
  histories: readonly CardHistory[],
  from: EpochMs,
): PredictionLoss {
  const own = scheduler(parameters)
  let [sum, predictions] = [0, 0]
  for (const history of histories) {
    let state: FSRSState | null = null
    for (const [index, { at, grade }] of history.entries()) {
      const days = daysSince(history[index - 1], at)
      if (state !== null && days > 0 && at >= from) {
        const chance = Math.min(own.forgetting_curve(days, state.stability), MOST_CERTAIN)
        sum -= Math.log(grade === 1 ? 1 - chance : chance)
        predictions += 1
      }
      state = own.next_state(state, days, grade)
    }
  }
  return { loss: predictions === 0 ? 0 : sum / predictions, predictions }
}
