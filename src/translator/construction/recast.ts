import type { Check, Construction, Stage } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { type FiredRule, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'

function isCheck(step: Construction | Check): step is Check {
  return !('change' in step)
}

function refuseUnsayable({ refuses }: Construction | Check, rendering: Rendering, clause: Clause): void {
  const reason = refuses?.(clause, rendering)
  if (reason !== undefined) throw new Untranslatable(reason)
}

/** The lesson as the explanation shows it, with its words. */
function lessonTold(id: string, lesson: NonNullable<Construction['lesson']>, detail: string[]): FiredRule {
  return typeof lesson === 'string' ? { rule: lesson, detail } : { rule: id, detail, lesson }
}

function changed({ id, lesson, change }: Construction, rendering: Rendering, clause: Clause): Clause {
  const told: string[][] = []
  const said = change(clause, rendering, (...words) => told.push(words))
  if (said === clause) return clause
  rendering.fired.push({ rule: id, detail: [] })
  if (lesson) rendering.fired.push(...told.map((words) => lessonTold(id, lesson, words)))
  return said
}

/** The clause rearranged by the constructions of a stage. Throws if one of them or a check refuses it. */
export function recast(rendering: Rendering, stage: Stage, clause: Clause): Clause {
  return rendering.constructions[stage].reduce((said, step) => {
    refuseUnsayable(step, rendering, said)
    return isCheck(step) ? said : changed(step, rendering, said)
  }, clause)
}
