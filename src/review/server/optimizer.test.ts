import { describe, expect, test } from 'vitest'
import { judgedFit } from '#review/fit/fit.ts'
import { DEFAULT_PARAMETERS } from '#review/schedule.ts'
import { hasOptimizer, loadOptimizer } from '#review/server/optimizer.ts'
import { FORGETFUL, simulatedReviews } from '#tests/support/arena/simulatedReviews.ts'

/** The package is optional: npm installs it only where it runs. */
describe.runIf(hasOptimizer())('the optimizer', () => {
  test('finds how a forgetful learner forgets', async () => {
    const histories = simulatedReviews({ cards: 400, answers: 7, memory: FORGETFUL, first: Date.UTC(2026, 0, 1) })
    const fit = await judgedFit(histories, null, loadOptimizer())
    expect(fit.fittedLoss).toBeLessThan(fit.defaultLoss)
    const stability = (grade: number) => fit.parameters?.[grade - 1] ?? 0
    expect(stability(3)).toBeLessThan((DEFAULT_PARAMETERS[2] ?? 0) * 0.7)
  })

  test('fits nothing to too few reviews', async () => {
    const histories = simulatedReviews({ cards: 2, answers: 3, memory: FORGETFUL, first: 0 })
    const fit = await judgedFit(histories, null, loadOptimizer())
    expect(fit.fittedLoss).toBeCloseTo(fit.defaultLoss, 5)
  })
})
