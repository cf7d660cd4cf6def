import type { Argument } from '#translator/frame/frame.ts'
import { Untranslatable } from '#translator/korean/rendering.ts'

/** The least number that may stand without a noun; smaller ones need to say what is counted. */
const SMALLEST_BARE_NUMBER = 20

/** Whether an object is understood because it was named before: 사과를 씻어서 먹다. Throws for a bare number, as in `I have two`. */
export function isUnsaid({ role, particle, object: { head } }: Argument): boolean {
  if (role === 'obj' && head.kind === 'number' && head.value < SMALLEST_BARE_NUMBER)
    throw new Untranslatable('bare number')
  return particle === '을/를' && head.kind === 'name' && head.entry.korean === '그것들'
}
