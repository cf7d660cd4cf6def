import type { Argument } from '#translator/analysis/frame.ts'
import { Untranslatable } from '#translator/transfer/rendering.ts'

/** The least number that may stand by itself: below it one asks what is counted. */
const LEAST_FIGURE = 20

/** Whether an object goes without saying, as things named before do: 사과를 씻어서 먹다. Throws for `I have two`, of what is not said. */
export function isUnsaid({ role, particle, object: { head } }: Argument): boolean {
  if (role === 'obj' && head.kind === 'number' && head.value < LEAST_FIGURE) throw new Untranslatable('bare number')
  return particle === '을/를' && head.kind === 'name' && head.entry.korean === '그것들'
}
