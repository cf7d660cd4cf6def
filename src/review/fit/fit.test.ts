import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { fitInForce, type JudgedFit, judgedFit, reviewsOfNextFit, type TrainingItem } from '#review/fit/fit.ts'
import { isPredicted, predictionLoss } from '#review/fit/reviewHistory.ts'
import { DEFAULT_PARAMETERS } from '#review/schedule.ts'
import { FORGETFUL, simulatedReviews } from '#tests/support/arena/simulatedReviews.ts'

const FIRST = Date.UTC(2026, 0, 1, 12)
const HISTORIES = simulatedReviews({ cards: 150, answers: 7, memory: FORGETFUL, first: FIRST })

test('the first fit waits for 400 reviews, and each later one for a quarter more than the last', () => {
  expect(reviewsOfNextFit(null)).toBe(400)
  expect(reviewsOfNextFit(400)).toBe(500)
  expect(reviewsOfNextFit(501)).toBe(627)
})

describe('a fit', () => {
  test('is trained on the oldest four fifths of the predictions, oldest first, and judged by the others', async () => {
    let trained: readonly TrainingItem[] = []
    const fit = await judgedFit(HISTORIES, null, async (items) => {
      trained = items
      return DEFAULT_PARAMETERS
    })
    const times = HISTORIES.flatMap((history) =>
      history.flatMap(({ at }, index) => (isPredicted(history, index) ? [at] : [])),
    ).toSorted((one, other) => one - other)
    expect(trained.length + fit.judged).toBe(times.length)
    expect(fit.judged / times.length).toBeCloseTo(0.2, 2)
    const oldest = HISTORIES.find((history) =>
      history.some(({ at }, index) => isPredicted(history, index) && at === times[0]),
    )
    const place = oldest?.findIndex((_, index) => isPredicted(oldest, index)) ?? 0
    expect(trained[0]?.map(({ grade }) => grade)).toEqual(oldest?.slice(0, place + 1).map(({ grade }) => grade))
  })

  test('that finds how the learner forgets has a smaller loss than the default parameters', async () => {
    const fit = await judgedFit(HISTORIES, null, async () => FORGETFUL)
    expect(fit.lossBefore).toBe(fit.defaultLoss)
    expect(fit.fittedLoss).toBeLessThan(fit.defaultLoss)
    expect(fit.parameters).toEqual(FORGETFUL)
  })

  test('is compared with the parameters that are in force', async () => {
    const fit = await judgedFit(HISTORIES, FORGETFUL, async () => DEFAULT_PARAMETERS)
    expect(fit.fittedLoss).toBe(fit.defaultLoss)
    expect(fit.lossBefore).toBeLessThan(fit.defaultLoss)
  })

  test.each([[[]], [[1, 2, 3]], [DEFAULT_PARAMETERS.map(() => Number.NaN)]])(
    'that returns no parameters is none (%#)',
    async (returned) => {
      expect(await judgedFit(HISTORIES, null, async () => returned)).toMatchObject({
        parameters: null,
        fittedLoss: null,
      })
    },
  )

  test('stays within the bounds of FSRS', async () => {
    const { parameters } = await judgedFit(HISTORIES, null, async () => DEFAULT_PARAMETERS.map(() => 1_000))
    expect(parameters?.[4]).toBe(10)
  })

  test('of a learner without predictions is judged by nothing', async () => {
    const once = [[{ at: FIRST, grade: 3 as const }]]
    expect(await judgedFit(once, null, async () => FORGETFUL)).toMatchObject({ judged: 0, fittedLoss: 0 })
  })
})

describe('the parameters in force', () => {
  const judged = (losses: Partial<JudgedFit>): JudgedFit => ({
    judged: 100,
    defaultLoss: 0.4,
    lossBefore: 0.4,
    fittedLoss: 0.4,
    parameters: FORGETFUL,
    ...losses,
  })
  const third = { number: 3, before: 2 }

  test('are the fitted ones if they predict better', () => {
    expect(fitInForce(judged({ fittedLoss: 0.35 }), third)).toBe(3)
    expect(fitInForce(judged({ fittedLoss: 0.35 }), { number: 1, before: null })).toBe(1)
  })

  test('stay if the fit is no better or failed', () => {
    expect(fitInForce(judged({ lossBefore: 0.36, fittedLoss: 0.38 }), third)).toBe(2)
    expect(fitInForce(judged({ lossBefore: 0.36, fittedLoss: 0.3595 }), third)).toBe(2)
    expect(fitInForce(judged({ fittedLoss: null }), { number: 1, before: null })).toBe(null)
  })

  test('are the default ones again if those predict better', () => {
    expect(fitInForce(judged({ lossBefore: 0.45, fittedLoss: 0.44 }), third)).toBe(null)
  })

  test('stay if there are too few predictions to judge by', () => {
    expect(fitInForce(judged({ judged: 19, fittedLoss: 0.1 }), third)).toBe(2)
  })
})

test('the loss of a prediction is small if it was right, and large if it was wrong', () => {
  const answered = (grade: 1 | 3) =>
    predictionLoss(
      DEFAULT_PARAMETERS,
      [
        [
          { at: FIRST, grade: 3 },
          { at: FIRST + 2 * DAY_MS, grade },
        ],
      ],
      0,
    )
  // FSRS predicts 91% after two days.
  expect(answered(3)).toEqual({ predictions: 1, loss: expect.closeTo(0.095, 3) })
  expect(answered(1)).toEqual({ predictions: 1, loss: expect.closeTo(2.402, 3) })
})
