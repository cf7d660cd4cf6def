import { DAY_MS, type EpochMs } from '#kit/time.ts'
import { type DrawnUse, questionUse, RATED_MS } from '#questions/questionUse.ts'

/** Tests move the clock by at most this much, and the questions keep their use. */
const STEADY_MS = 15 * DAY_MS

/**
 * The first numbers of which the question `{name}-{number}` has this use from then on. For rated matches: of which it is
 * practiced as soon as a match is old enough to be a recording.
 */
export function numbersInUse(name: string, use: DrawnUse, from: EpochMs, count: number): number[] {
  const isUsed = (number: number, at: EpochMs, wanted: DrawnUse) =>
    questionUse({ id: `${name}-${number}` }, at) === wanted
  const isSteady = (number: number, at: EpochMs, wanted: DrawnUse) =>
    isUsed(number, at, wanted) && isUsed(number, at + STEADY_MS, wanted)
  const numbers: number[] = []
  for (let number = 1; numbers.length < count; number += 1) {
    const fits = isSteady(number, from, use) && (use === 'practice' || isSteady(number, from + RATED_MS, 'practice'))
    if (fits) numbers.push(number)
  }
  return numbers
}
