import type { WordBook } from '#headwords/wordBook.ts'
import { pointFaults } from '#questions/pointFaults.ts'
import { proofFaults } from '#questions/proof.ts'
import type { Question } from '#questions/question.ts'
import { type QuestionEntry, questionOf } from '#questions/questionEntry.ts'
import { questionFaults } from '#questions/questionFaults.ts'
import type { Syllabus } from '#questions/syllabus.ts'
import type { Skill } from '#rating/skill.ts'

export interface JudgedEntry {
  readonly question: Question
  /** What is wrong with it, in sentences; empty if it may be asked. */
  readonly faults: readonly string[]
}

/** The only way into the bank: every question, written or generated, goes through every gate. */
export function judgedEntry(entry: QuestionEntry, skill: Skill, syllabus: Syllabus): JudgedEntry {
  const level = syllabus.points.get(entry.point)?.level
  const about = entry.about ?? askedHeadword(entry, syllabus.book)
  const question = questionOf(about === undefined ? entry : { ...entry, about }, skill, level ?? 'A1')
  const { right, wrong, proof } = entry
  const unproven = proof === undefined ? [] : proofFaults({ right, wrong: Object.keys(wrong), proof })
  const unleveled = level === undefined ? [`there is no point ${entry.point}`] : []
  const faults = [
    ...unleveled,
    ...questionFaults(question, syllabus.book),
    ...unproven,
    ...(level === undefined ? [] : pointFaults(question, syllabus)),
  ]
  return { question, faults: faults.map((fault) => `${entry.id}: ${fault}`) }
}

/** The headword of a question that asks for one word or its meaning, if only one headword is spelled like this. */
function askedHeadword({ type, question, right }: QuestionEntry, book: WordBook): string | undefined {
  if (type !== 'meaning' && type !== 'word') return undefined
  const words = type === 'word' ? [right] : (question.match(/[가-힣]+/g) ?? [])
  const [headword, ...others] = words.length === 1 ? book.spelled(words[0] ?? '') : []
  return others.length === 0 ? headword?.key : undefined
}
