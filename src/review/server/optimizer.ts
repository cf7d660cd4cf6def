import { createRequire } from 'node:module'
import type { Optimizer } from '#review/fit/fit.ts'

/** The optimizer of FSRS in native code. npm installs it only where it runs. */
const PACKAGE = '@open-spaced-repetition/binding-linux-x64-gnu'
const require = createRequire(import.meta.url)

/** What we use of the package, which has no types. */
interface Binding {
  FSRSBindingReview: new (grade: number, days: number) => object
  FSRSBindingItem: new (reviews: object[]) => object
  computeParameters(
    items: object[],
    options: { enableShortTerm: boolean; numRelearningSteps: number },
  ): Promise<number[]>
}

/** Whether the package is installed. Does not load it. */
export function hasOptimizer(): boolean {
  try {
    require.resolve(PACKAGE)
    return true
  } catch {
    return false
  }
}

/** Throws if the package is missing or does not run here. */
export function loadOptimizer(): Optimizer {
  const { FSRSBindingReview, FSRSBindingItem, computeParameters } = require(PACKAGE) as Binding
  return (items) =>
    computeParameters(
      items.map((steps) => new FSRSBindingItem(steps.map(({ grade, days }) => new FSRSBindingReview(grade, days)))),
      { enableShortTerm: true, numRelearningSteps: 1 },
    )
}
