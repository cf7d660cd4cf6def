import { spokenText } from '#korean/spoken.ts'
import { keyOf, OPTION_COUNT, type Question } from '#questions/question.ts'
import { comparableText } from '#questions/questionFaults.ts'
import { sceneTexts } from '#questions/scene.ts'

/** In a bank smaller than this, the shares below say nothing. */
const FEWEST = 40
/** By chance alone, the key would be at each of the four places, and be the longest option, in a quarter of the questions. */
const PLACE_SHARE = { least: 0.15, most: 0.35 }
const LONGEST_SHARE = 0.35

/** Faults of the bank as a whole, which no single question shows. */
export function bankFaults(questions: readonly Question[]): string[] {
  const bySkill = Map.groupBy(questions, ({ skill }) => skill)
  return [
    ...repeated(questions, ({ id }) => id).map((id) => `the id ${id} occurs twice`),
    ...repeated(questions, whatIsAsked).map((text) => `asked twice: ${text}`),
    ...placeFaults(questions),
    ...[...bySkill].flatMap(([skill, ofSkill]) => lengthFaults(skill, ofSkill)),
  ]
}

/** Equal for two questions that ask the same and have the same answer. */
export function whatIsAsked(question: Question): string {
  const read = question.scene === undefined ? [] : sceneTexts(question.scene)
  return [question.question, ...read, spokenText(question.audio ?? ''), keyOf(question)].map(comparableText).join(' | ')
}

function repeated(questions: readonly Question[], name: (question: Question) => string): string[] {
  const groups = Map.groupBy(questions, name)
  return [...groups].filter(([, group]) => group.length > 1).map(([key]) => key)
}

function placeFaults(questions: readonly Question[]): string[] {
  if (questions.length < FEWEST) return []
  const shares = Array.from({ length: OPTION_COUNT }, (_, place) => {
    const count = questions.filter(({ correct_answer }) => correct_answer === place).length
    return { place, share: count / questions.length }
  })
  return shares
    .filter(({ share }) => share < PLACE_SHARE.least || share > PLACE_SHARE.most)
    .map(({ place, share }) => `the key stands at place ${place} in ${Math.round(share * 100)} % of the questions`)
}

function lengthFaults(skill: string, questions: readonly Question[]): string[] {
  if (questions.length < FEWEST) return []
  const count = questions.filter(isKeyLongest).length
  const share = count / questions.length
  return share > LONGEST_SHARE ? [`${skill}: the key is the longest option in ${Math.round(share * 100)} %`] : []
}

function isKeyLongest(question: Question): boolean {
  const key = keyOf(question)
  return question.options.every((option) => option === key || option.length < key.length)
}
