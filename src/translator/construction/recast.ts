import type {
  Check,
  ClauseStage,
  Construction,
  Constructions,
  PhraseConstruction,
  PhraseStage,
  SaidPhrase,
} from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { type FiredRule, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'

type Lesson = NonNullable<Construction['lesson']>

/** The lesson as the explanation shows it, with its words. */
function lessonTold(id: string, lesson: Lesson, detail: string[]): FiredRule {
  return typeof lesson === 'string' ? { rule: lesson, detail } : { rule: id, detail, lesson }
}

/** Notes that a construction applied, and what it tells. */
function note(rendering: Rendering, id: string, lesson: Lesson | undefined, told: readonly string[][]): void {
  rendering.fired.push({ rule: id, detail: [] })
  if (lesson) rendering.fired.push(...told.map((words) => lessonTold(id, lesson, words)))
}

function changed(rendering: Rendering, { id, lesson, change }: Construction, clause: Clause): Clause {
  const told: string[][] = []
  const said = change(clause, rendering, (...words) => told.push(words))
  if (said !== clause) note(rendering, id, lesson, told)
  return said
}

function changedPhrase(
  rendering: Rendering,
  { id, lesson, change }: PhraseConstruction,
  phrase: SaidPhrase,
): SaidPhrase {
  const told: string[][] = []
  const said = change(phrase, rendering, (...words) => told.push(words))
  if (said !== phrase) note(rendering, id, lesson, told)
  return said
}

function isCheck(step: Constructions[ClauseStage][number]): step is Check {
  return !('change' in step)
}

/** The clause rearranged by the constructions of a stage. Throws if one of them or a check refuses it. */
export function recast(rendering: Rendering, stage: ClauseStage, clause: Clause): Clause {
  return rendering.constructions[stage].reduce((said, step) => {
    const reason = step.refuses?.(said, rendering)
    if (reason !== undefined) throw new Untranslatable(reason)
    return isCheck(step) ? said : changed(rendering, step, said)
  }, clause)
}

/** A phrase that a future governs is rearranged before its future. */
function governedFirst(rendering: Rendering, stage: PhraseStage, phrase: SaidPhrase): SaidPhrase {
  const { predicate, group } = phrase
  const isFuture = predicate.kind === 'control' && predicate.control === 'going' && group.tense === 'present'
  if (stage !== 'auxiliary' || !isFuture) return phrase
  return { ...phrase, predicate: { ...predicate, phrase: recastPhrase(rendering, stage, predicate.phrase) } }
}

/** The phrase rearranged by the constructions of a stage. */
export function recastPhrase(rendering: Rendering, stage: PhraseStage, phrase: SaidPhrase): SaidPhrase {
  return rendering.constructions[stage].reduce(
    (said, step) => changedPhrase(rendering, step, said),
    governedFirst(rendering, stage, phrase),
  )
}
