import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import type { Check, Construction, Constructions } from '#translator/construction/construction.ts'
import { CONSTRUCTION_LIST, CONSTRUCTIONS, constructionsOf } from '#translator/construction/registry.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { RULE_TEXTS } from '#translator/explanation/rule.ts'
import type { Clause } from '#translator/frame/frame.ts'
import type { Talk } from '#translator/korean/talk.ts'
import { loadLexicon, winkTagger } from '#translator/server/builtInParts.ts'
import { translatedSentence } from '#translator/translatedSentence.ts'
import { byTone, TONES, type Tone } from '#translator/translation.ts'

const parts = { lexicon: await loadLexicon(), tag: winkTagger() }
const translate = createBuiltInEngine(parts)

/** A construction that changed a clause, or refused it. */
interface Application {
  step: Construction | Check
  before: Clause
  talk: Talk
}

/** The constructions that applied to one clause of one reading, in their order. */
type Course = Application[]

/** Every course of the sentences that are read with these constructions. */
let courses: Course[] = []

function recorded(step: Construction | Check): Construction | Check {
  if (!('change' in step)) return step
  return {
    ...step,
    change: (before, talk, tell) => {
      const after = step.change(before, talk, tell)
      if (CONSTRUCTIONS[step.stage].find((each) => 'change' in each)?.id === step.id) courses.push([])
      if (after !== before) courses.at(-1)?.push({ step, before, talk })
      return after
    },
  }
}

const RECORDING: Constructions = constructionsOf(CONSTRUCTION_LIST.map(recorded))

function without(id: string): ReturnType<typeof createBuiltInEngine> {
  const others = CONSTRUCTION_LIST.map((step) => (step.id === id ? neutral(step) : step))
  return createBuiltInEngine({ ...parts, constructions: constructionsOf(others) })
}

/** The step in its place, but without effect. */
function neutral(step: Construction | Check): Construction | Check {
  const refuses = () => undefined
  return 'change' in step ? { ...step, refuses, change: (clause) => clause } : { ...step, refuses }
}

function saidIn(engine: typeof translate, english: string): Record<Tone, string> {
  const { tones } = engine(english)
  return byTone((tone) => tones[tone].text)
}

/** The constructions that are noted for a sentence in any tone. */
function notedIn(english: string): Set<string> {
  const ids = new Set(CONSTRUCTION_LIST.map(({ id }) => id))
  const versions = sentencesOf(english).map((sentence) => translatedSentence(parts, sentence, true).versions)
  const rules = versions.flatMap((version) => TONES.flatMap((tone) => version[tone].fired.map(({ rule }) => rule)))
  return new Set(rules.filter((rule) => ids.has(rule)))
}

const MADE = CONSTRUCTION_LIST.filter((step): step is Construction => 'change' in step)

test.each(MADE)('$id: makes its examples', ({ id, examples, leaves }) => {
  const off = without(id)
  expect(examples.length).toBeGreaterThan(0)
  for (const { english, ...said } of examples) {
    expect({ english, ...saidIn(translate, english) }).toEqual({ english, ...said })
    expect(notedIn(english), english).toContain(id)
  }
  expect(examples.some(({ english, ...said }) => !isDeepStrictEqual(saidIn(off, english), said))).toBe(true)
  for (const english of leaves) expect(notedIn(english), english).not.toContain(id)
})

test.each(CONSTRUCTION_LIST.filter(({ refused }) => refused !== undefined))(
  '$id: refuses wrong readings only',
  ({ id, refused = [], leaves }) => {
    const off = without(id)
    for (const english of refused) expect(saidIn(off, english), english).not.toEqual(saidIn(translate, english))
    for (const english of leaves) expect(saidIn(off, english), english).toEqual(saidIn(translate, english))
  },
)

/** The steps that a step comes after, directly or through others. */
function before(id: string): Set<string> {
  const named = CONSTRUCTION_LIST.find((step) => step.id === id)?.after ?? []
  return new Set(named.flatMap((each) => [each, ...before(each)]))
}

function applied({ step, talk }: Application, clause: Clause): Clause {
  return 'change' in step ? step.change(clause, talk, () => undefined) : clause
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
    course.forEach(({ step: late }, at) => {
      course.slice(0, at).forEach(({ step: early }, index) => {
        if (before(late.id).has(early.id) || commutes(course, index, at)) return
        undeclared.add(`${late.id} after ${early.id}`)
      })
    })
  expect([...undeclared]).toEqual([])
})

test('an id names one thing: a construction or a rule', () => {
  const ids = CONSTRUCTION_LIST.map(({ id }) => id)
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
