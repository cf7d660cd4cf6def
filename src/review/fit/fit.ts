import { clipParameters } from 'ts-fsrs'
import type { EpochMs } from '#kit/time.ts'
import { type CardHistory, daysSince, historiesUntil, isPredicted, predictionLoss } from '#review/fit/reviewHistory.ts'
import { DEFAULT_PARAMETERS, type FittedParameters, type Parameters } from '#review/schedule.ts'

/** Reviews before the first fit. */
export const REVIEWS_BEFORE_FIT = 400
/** Each fit has so many times the reviews of the last one, so it is judged on reviews that no earlier fit was trained on. */
const GROWTH = 1.25
/** The share of the predictions, the oldest ones, that a fit is trained on. The others judge it. */
const TRAINED_SHARE = 0.8
/** With fewer predictions to judge by, chance would decide. */
const LEAST_JUDGED = 20
/** A smaller gain would hardly move a date. */
const LEAST_GAIN = 0.001

/** Parameters were fitted to a learner's reviews, and judged. */
export interface Fit {
  /** From 1. */
  number: number
  /** Reviews of the learner when it ran. */
  reviews: number
  /** Predictions that it was judged by. */
  judged: number
  defaultLoss: number
  /** The loss of the parameters that were in force before. */
  lossBefore: number
  /** Null if the fit failed. */
  fittedLoss: number | null
  parameters: Parameters | null
  /** The number of the fit whose parameters are in force from then on; null for the default parameters. */
  inForce: number | null
  fittedAt: EpochMs
}

/** How the three candidates did on the newest predictions. */
export type JudgedFit = Pick<Fit, 'judged' | 'defaultLoss' | 'lossBefore' | 'fittedLoss' | 'parameters'>

/** One card of the training: grades, each with the days since the one before. */
export type TrainingItem = readonly { grade: number; days: number }[]

/** Computes parameters from training items. */
export type Optimizer = (items: readonly TrainingItem[]) => Promise<readonly number[]>

/** The number of the fit whose parameters schedule an answer now; null for the default parameters. @param fits by number */
export function currentFit(fits: readonly Fit[]): number | null {
  return fits.at(-1)?.inForce ?? null
}

export function fittedParameters(fits: readonly Fit[]): FittedParameters {
  return new Map(fits.flatMap(({ number, parameters }) => (parameters ? [[number, parameters]] : [])))
}

/** How many reviews the next fit waits for. @param last the reviews of the last fit; null before the first */
export function reviewsOfNextFit(last: number | null): number {
  return last === null ? REVIEWS_BEFORE_FIT : Math.ceil(last * GROWTH)
}

/** Fits parameters to the oldest four fifths of the predictions, and judges them by the newest fifth. */
export async function judgedFit(
  histories: readonly CardHistory[],
  before: Parameters | null,
  optimizer: Optimizer,
): Promise<JudgedFit> {
  const from = judgedFrom(histories)
  const defaults = predictionLoss(DEFAULT_PARAMETERS, histories, from)
  const inForce = before ? predictionLoss(before, histories, from) : defaults
  const known = { judged: defaults.predictions, defaultLoss: defaults.loss, lossBefore: inForce.loss }
  const parameters = usable(await optimizer(trainingItems(historiesUntil(histories, from))))
  const fittedLoss = parameters && predictionLoss(parameters, histories, from).loss
  return { ...known, parameters, fittedLoss }
}

/**
 * The number of the fit to schedule by after this one, the default parameters being null: the new one if its loss is clearly the
 * smallest, else the better one of the other two.
 */
export function fitInForce(
  { judged, defaultLoss, lossBefore, fittedLoss }: JudgedFit,
  { number, before }: { number: number; before: number | null },
): number | null {
  if (judged < LEAST_JUDGED) return before
  const best = Math.min(defaultLoss, lossBefore)
  if (fittedLoss !== null && fittedLoss <= best - LEAST_GAIN) return number
  return lossBefore <= defaultLoss ? before : null
}

/** Why the parameters of a fit are in force or not. */
export type FitVerdict = 'better' | 'no-better' | 'too-few' | 'failed'

export function fitVerdict({ number, judged, fittedLoss, inForce }: Fit): FitVerdict {
  if (inForce === number) return 'better'
  if (fittedLoss === null) return 'failed'
  return judged < LEAST_JUDGED ? 'too-few' : 'no-better'
}

/** The instant that divides the predictions: before it the fit is trained, from it on it is judged. */
function judgedFrom(histories: readonly CardHistory[]): EpochMs {
  const times = histories.flatMap((history) =>
    history.flatMap(({ at }, index) => (isPredicted(history, index) ? [at] : [])),
  )
  const inOrder = times.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length * TRAINED_SHARE)] ?? 0
}

/** Each prediction of the histories with the answers before it, oldest first: the optimizer gives newer ones more weight. */
function trainingItems(histories: readonly CardHistory[]): TrainingItem[] {
  const dated = histories.flatMap((history) => {
    const steps = history.map(({ at, grade }, index) => ({ grade, days: daysSince(history[index - 1], at) }))
    return history.flatMap(({ at }, index) =>
      isPredicted(history, index) ? [{ at, item: steps.slice(0, index + 1) }] : [],
    )
  })
  return dated.toSorted((one, other) => one.at - other.at).map(({ item }) => item)
}

/** The parameters within the bounds of FSRS; null if they are none. */
function usable(parameters: readonly number[]): Parameters | null {
  if (parameters.length !== DEFAULT_PARAMETERS.length || !parameters.every(Number.isFinite)) return null
  return clipParameters([...parameters], 1)
}
