import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { builtInParts as parts, translate } from '#tests/support/translator/builtIn.ts'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import type {
  Check,
  Construction,
  PhraseConstruction,
  SaidPhrase,
  Tell,
} from '#translator/construction/construction.ts'
import {
  CONSTRUCTION_LIST,
  CONSTRUCTIONS,
  constructionsOf,
  PHRASE_CONSTRUCTION_LIST,
} from '#translator/construction/registry.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { RULE_TEXTS } from '#translator/explanation/rule.ts'
import type { Talk } from '#translator/korean/talk.ts'
import { translatedSentence } from '#translator/translatedSentence.ts'
import { byTone, TONES, type Tone } from '#translator/translation.ts'

type Made = Construction | PhraseConstruction
type Step = Made | Check
type Change = (part: SaidPhrase, talk: Talk, tell: Tell) => SaidPhrase

/** A construction that changed a clause or a phrase. */
interface Application {
  id: string
  change: Change
  before: SaidPhrase
  talk: Talk
}

/** The constructions that applied to one clause or phrase of one reading, in their order. */
type Course = Application[]

/** Every course of the sentences that are read with recorded constructions. */
let courses: Course[] = []

function isFirst({ stage, id }: Made): boolean {
  return CONSTRUCTIONS[stage].find((each) => 'change' in each)?.id === id
}

function recorded<Kind extends Step>(step: Kind): Kind {
  if (!('change' in step)) return step
  const original = step.change as Change
  const change: Change = (before, talk, tell) => {
    const after = original(before, talk, tell)
    if (isFirst(step)) courses.push([])
    if (after !== before) courses.at(-1)?.push({ id: step.id, change: original, before, talk })
    return after
  }
  return { ...step, change }
}

const RECORDING = constructionsOf(CONSTRUCTION_LIST.map(recorded), PHRASE_CONSTRUCTION_LIST.map(recorded))

/** The step in its place, but without effect. */
function idle<Kind extends Step>(step: Kind): Kind {
  return { ...step, refuses: () => undefined, ...('change' in step ? { change: (part: SaidPhrase) => part } : {}) }
}

function without(id: string): typeof translate {
  const others = <Kind extends Step>(list: readonly Kind[]) => list.map((step) => (step.id === id ? idle(step) : step))
  const constructions = constructionsOf(others(CONSTRUCTION_LIST), others(PHRASE_CONSTRUCTION_LIST))
  return createBuiltInEngine({ ...parts, constructions })
}

function saidIn(engine: typeof translate, english: string): Record<Tone, string> {
  const { tones } = engine(english)
  return byTone((tone) => tones[tone].text)
}

/** The constructions that are noted for a sentence in any tone. */
function notedIn(english: string): Set<string> {
  const ids = new Set(STEPS.map(({ id }) => id))
  const versions = sentencesOf(english).map((sentence) => translatedSentence(parts, sentence).versions)
  const rules = versions.flatMap((version) => TONES.flatMap((tone) => version[tone].fired.map(({ rule }) => rule)))
  return new Set(rules.filter((rule) => ids.has(rule)))
}

const STEPS: readonly Step[] = [...CONSTRUCTION_LIST, ...PHRASE_CONSTRUCTION_LIST]
const MADE = STEPS.filter((step): step is Made => 'change' in step)

test.each(MADE)('$id: makes its examples', ({ id, examples, leftAlone }) => {
  const off = without(id)
  expect(examples.length).toBeGreaterThan(0)
  for (const { english, ...said } of examples) {
    expect({ english, ...saidIn(translate, english) }).toEqual({ english, ...said })
    expect(notedIn(english), english).toContain(id)
  }
  expect(examples.some(({ english, ...said }) => !isDeepStrictEqual(saidIn(off, english), said))).toBe(true)
  for (const english of leftAlone) expect(notedIn(english), english).not.toContain(id)
})

test.each(CONSTRUCTION_LIST.filter(({ refuses }) => refuses !== undefined))(
  '$id: refuses wrong readings only',
  ({ id, refused = [], leftAlone }) => {
    const off = without(id)
    expect(refused.length).toBeGreaterThan(0)
    for (const english of refused) expect(saidIn(off, english), english).not.toEqual(saidIn(translate, english))
    for (const english of leftAlone) expect(saidIn(off, english), english).toEqual(saidIn(translate, english))
  },
)

/** The steps that a step comes after, directly or through others. */
function before(id: string): Set<string> {
  const named = STEPS.find((step) => step.id === id)?.after ?? []
  return new Set(named.flatMap((each) => [each, ...before(each)]))
}

function applied({ change, talk }: Application, part: SaidPhrase): SaidPhrase {
  return change(part, talk, () => undefined)
}

/** Whether the course ends in the same clause if one application is put off until after a later one. */
function commutes(course: Course, early: number, late: number): boolean {
  const [first] = course
  const moved = course[early]
  if (!first || !moved) return true
  const order = [...course.slice(0, early), ...course.slice(early + 1, late + 1), moved]
  const usual = course.slice(0, late + 1).reduce((clause, each) => applied(each, clause), first.before)
  return isDeepStrictEqual(
    order.reduce((clause, each) => applied(each, clause), first.before),
    usual,
  )
}

test('constructions that meet on a clause have a declared order, or their order makes no difference', () => {
  const undeclared = new Set<string>()
  courses = []
  const recording = createBuiltInEngine({ ...parts, constructions: RECORDING })
  for (const { english } of MADE.flatMap(({ examples }) => examples)) recording(english)
  for (const course of courses.filter(({ length }) => length > 1))
    course.forEach(({ id: late }, at) => {
      course.slice(0, at).forEach(({ id: early }, index) => {
        if (before(late).has(early) || commutes(course, index, at)) return
        undeclared.add(`${late} after ${early}`)
      })
    })
  expect([...undeclared]).toEqual([])
})

test('an id names one thing: a construction or a rule', () => {
  const ids = STEPS.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || id in RULE_TEXTS)).toEqual([])
})

test('a lesson is told with one of the examples', () => {
  const untold = MADE.filter(({ id, lesson, examples }) => {
    const rule = typeof lesson === 'string' ? lesson : id
    return (
      lesson &&
      !examples.some(({ english }) =>
        TONES.some((tone) => translate(english).steps[tone].some((step) => step.rule === rule)),
      )
    )
  })
  expect(untold.map(({ id }) => id)).toEqual([])
})
