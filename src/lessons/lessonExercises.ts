import type { Reading, WordReader } from '#headwords/wordReader.ts'
import { closingLevel } from '#korean/closingLevel.ts'
import { expandMarkers } from '#learn/koreanMarker.ts'
import type { Exercise, LessonStep, StepOf } from '#lessons/lessonEntry.ts'
import { isExercise } from '#lessons/lessonEntry.ts'
import { type LessonGate, stepName } from '#lessons/lessonGate.ts'
import { otherOrders } from '#lessons/otherOrders.ts'
import { koreanWords } from '#lessons/stepTexts.ts'
import { comparableText } from '#questions/questionFaults.ts'
import { soundKey } from '#questions/soundKey.ts'

const SYLLABLE = /[가-힣]/
type Faults = readonly (string | false)[]

/** Each exercise has exactly one answer that can be called right. */
export const lessonExercises: LessonGate = ({ steps, teaches }, { read, points }) => [
  ...steps.flatMap((step, index) => [
    ...(isExercise(step) ? exerciseFaults(step, read) : exampleFaults(step)).map(
      (fault) => fault !== false && `${stepName(index, step.kind)}: ${fault}`,
    ),
  ]),
  ...teaches.map(({ point }) => point !== undefined && !points.has(point) && `there is no point ${point}`),
  ...repeated(teaches.map(({ korean }) => korean)).map((korean) => `taught twice: ${korean}`),
]

function exampleFaults(step: LessonStep): Faults {
  return [step.kind === 'example' && !SYLLABLE.test(step.korean) && `nothing can be heard: ${step.korean}`]
}

function exerciseFaults(step: Exercise, read: WordReader): Faults {
  switch (step.kind) {
    case 'choose':
      return [...optionFaults(step.options), ...synonyms(step, read)]
    case 'listen':
      return listenFaults(step)
    case 'type':
      return typeFaults(step)
    case 'order':
      return orderFaults(step, read)
    case 'match':
      return matchFaults(step, read)
    case 'build':
      return []
    case 'tone':
      return toneFaults(step)
  }
}

/** Without what a reader overlooks, and as it is on the screen. */
function seen(text: string): string {
  return comparableText(expandMarkers(text))
}

function optionFaults(options: readonly string[]): Faults {
  return repeated(options.map(seen)).map((option) => `two options are the same: ${option}`)
}

/** Where a meaning is asked for, the word list says which words could also be right, unless the reason says why not. */
function synonyms({ prompt, why, options: [right = '', ...wrong] }: StepOf<'choose'>, read: WordReader): Faults {
  const glosses = read(right).flatMap((reading) => reading.headword?.glosses ?? [])
  if (!glosses.some((gloss) => prompt.includes(gloss))) return []
  const near = nearWords(right, read)
  return wrong.map(
    (option) => near.has(option) && !why.includes(option) && `${option} could also be right, beside ${right}`,
  )
}

function nearWords(text: string, read: WordReader): ReadonlySet<string> {
  return new Set(read(text).flatMap((reading) => reading.headword?.near ?? []))
}

function listenFaults({ korean, options, prompt = '' }: StepOf<'listen'>): Faults {
  const [right = '', ...wrong] = options
  const sounds = options.filter((option) => SYLLABLE.test(option) && !option.includes('{')).map(soundKey)
  return [
    !SYLLABLE.test(korean) && `nothing can be heard: ${korean}`,
    prompt.includes(korean) && 'the prompt shows what is heard',
    ...optionFaults(options),
    ...repeated(sounds).map((sound) => `two options sound the same: ${sound}`),
    sounds.length === options.length && soundKey(right) !== soundKey(korean) && `${right} is not what is heard`,
    ...wrong.map(
      (option) =>
        SYLLABLE.test(option) && soundKey(option) === soundKey(korean) && `${option} sounds like the right one`,
    ),
  ]
}

function typeFaults({ prompt, answer, accepted }: StepOf<'type'>): Faults {
  return [
    !SYLLABLE.test(answer) && !/[ㄱ-ㅣ]/.test(answer) && `the answer is not Korean: ${answer}`,
    koreanWords(prompt).join('').includes(koreanWords(answer).join('')) && `the prompt shows the answer: ${prompt}`,
    ...repeated([answer, ...accepted].map(comparableText)).map((text) => `accepted already: ${text}`),
  ]
}

function orderFaults({ words, decoys, accepted }: StepOf<'order'>, read: WordReader): Faults {
  const tiles = words.toSorted().join(' ')
  const isArranged = (order: string) => arranges(order, words)
  const listed = new Set(accepted.map(comparableText))
  return [
    ...accepted.map((order) => !isArranged(order) && `${order} is not made of ${tiles}`),
    accepted.some((order) => comparableText(order) === comparableText(words.join(' '))) &&
      'the order is accepted already',
    ...otherOrders(words, read).map(
      (order) =>
        !listed.has(comparableText(order)) &&
        `“${order}” is also right: add it to accepted, or make one tile of two words`,
    ),
    ...decoys.map(
      (decoy) => words.map(comparableText).includes(comparableText(decoy)) && `${decoy} is a decoy and a word`,
    ),
    ...decoys.flatMap((decoy) => words.map((word) => decoyFault(decoy, word, read))),
  ]
}

/** Whether the text is these parts in some order. */
function arranges(order: string, parts: readonly string[]): boolean {
  if (parts.length === 0) return order === ''
  return parts.some((part, index) => {
    const rest = order === part ? '' : order.startsWith(`${part} `) ? order.slice(part.length + 1) : undefined
    return rest !== undefined && arranges(rest, parts.toSpliced(index, 1))
  })
}

const TOPIC = '은/는'
const REPLACED_BY_TOPIC: readonly string[] = ['이/가', '을/를']

/** A topic can replace a subject or an object, and a synonym its word. */
function decoyFault(decoy: string, word: string, read: WordReader): string | false {
  const isNear = nearWords(word, read).has(decoy)
  const isTopic = read(decoy).some((one) => read(word).some((other) => isTopicOf(one, other) || isTopicOf(other, one)))
  return (isNear || isTopic) && `${decoy} could also be right, in place of ${word}`
}

function isTopicOf(one: Reading, other: Reading): boolean {
  if (one.kind !== 'noun' || other.kind !== 'noun' || one.noun !== other.noun) return false
  const particle = other.particles.at(-1)
  return one.particles.at(-1) === TOPIC && particle !== undefined && REPLACED_BY_TOPIC.includes(particle)
}

function matchFaults({ pairs }: StepOf<'match'>, read: WordReader): Faults {
  const [left, right] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)]
  return [
    ...[left, right].flatMap((side) => repeated(side.map(seen))).map((text) => `two of one side are the same: ${text}`),
    ...left.flatMap((word) =>
      left.map((other) => other !== word && nearWords(word, read).has(other) && `${word} and ${other} mean the same`),
    ),
  ]
}

function toneFaults({ korean, tone }: StepOf<'tone'>): Faults {
  const level = closingLevel(koreanWords(korean).at(-1) ?? '')
  return [level !== undefined && level !== tone && `${korean} is ${level}, not ${tone}`]
}

function repeated(texts: readonly string[]): string[] {
  return [...Map.groupBy(texts, (text) => text)].filter(([, group]) => group.length > 1).map(([text]) => text)
}
