import type {
  ClauseStage,
  Construction,
  Constructions,
  PhraseStage,
  SaidPhrase,
  Tell,
} from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { type FiredRule, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import type { Talk } from '#translator/korean/talk.ts'
import type { Tone } from '#translator/translation.ts'

type Lesson = NonNullable<Construction['lesson']>

/** The lesson as the explanation shows it, with its words. */
function lessonTold(id: string, lesson: Lesson, detail: string[]): FiredRule {
  return typeof lesson === 'string' ? { rule: lesson, detail } : { rule: id, detail, lesson }
}

/** The talk, which remembers whether a construction asked for its tone. */
class HeededTalk implements Talk {
  readonly several: Talk['several']
  readonly inclusive: boolean
  readonly respectful: boolean
  readonly intimate: boolean
  readonly exclaimed: boolean
  readonly #tone: Tone
  heedsTone = false

  constructor({ tone, several, inclusive = false, respectful = false, intimate = false, exclaimed = false }: Talk) {
    this.#tone = tone
    this.several = several
    this.inclusive = inclusive
    this.respectful = respectful
    this.intimate = intimate
    this.exclaimed = exclaimed
  }

  get tone(): Tone {
    this.heedsTone = true
    return this.#tone
  }
}

/** What runs on a clause or a phrase, with what it notes. */
interface RecastRun {
  constructions: Constructions
  talk: Talk
  fired: FiredRule[]
}

/** Found once for all tones, unless it depends on the tone. */
function once<Part extends object>(
  rendering: Rendering,
  stage: ClauseStage | PhraseStage,
  part: Part,
  find: (course: RecastRun) => Part,
): Part {
  const known = rendering.recasts[stage].get(part)
  if (known) {
    rendering.fired.push(...known.fired)
    return known.said as Part
  }
  const talk = new HeededTalk(rendering)
  const fired: FiredRule[] = []
  const said = find({ constructions: rendering.constructions, talk, fired })
  rendering.fired.push(...fired)
  if (!talk.heedsTone) rendering.recasts[stage].set(part, { said, fired })
  return said
}

/** What a construction tells while it runs, noted if it applied. */
function teller({ fired }: RecastRun): {
  tell: Tell
  note: (id: string, lesson: Lesson | undefined) => void
  forget: () => void
} {
  let told: string[][] = []
  return {
    tell: (...words) => told.push(words),
    note(id, lesson) {
      fired.push({ rule: id, detail: [] })
      if (lesson) fired.push(...told.map((words) => lessonTold(id, lesson, words)))
    },
    forget() {
      if (told.length > 0) told = []
    },
  }
}

/** The clause rearranged by the constructions of a stage. Throws if one of them or a check refuses it. */
export function recast(rendering: Rendering, stage: ClauseStage, clause: Clause): Clause {
  return once(rendering, stage, clause, (course) => {
    const { tell, note, forget } = teller(course)
    let said = clause
    for (const step of course.constructions[stage]) {
      const reason = step.refuses?.(said, course.talk)
      if (reason !== undefined) throw new Untranslatable(reason)
      if (!('change' in step)) continue
      const changed = step.change(said, course.talk, tell)
      if (changed !== said) note(step.id, step.lesson)
      forget()
      said = changed
    }
    return said
  })
}

/** A phrase that a future governs is rearranged before its future. */
function governedFirst(course: RecastRun, stage: PhraseStage, phrase: SaidPhrase): SaidPhrase {
  const { predicate, group } = phrase
  const isFuture = predicate.kind === 'control' && predicate.control === 'going' && group.tense === 'present'
  if (stage !== 'auxiliary' || !isFuture) return phrase
  return { ...phrase, predicate: { ...predicate, phrase: phraseSaid(course, stage, predicate.phrase) } }
}

function phraseSaid(course: RecastRun, stage: PhraseStage, phrase: SaidPhrase): SaidPhrase {
  const { tell, note, forget } = teller(course)
  let said = governedFirst(course, stage, phrase)
  for (const step of course.constructions[stage]) {
    const changed = step.change(said, course.talk, tell)
    if (changed !== said) note(step.id, step.lesson)
    forget()
    said = changed
  }
  return said
}

/** The phrase rearranged by the constructions of a stage. */
export function recastPhrase(rendering: Rendering, stage: PhraseStage, phrase: SaidPhrase): SaidPhrase {
  return once(rendering, stage, phrase, (course) => phraseSaid(course, stage, phrase))
}
