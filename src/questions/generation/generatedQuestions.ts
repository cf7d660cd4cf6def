import { shuffledBy } from '#kit/spreadHash.ts'
import { whatIsAsked } from '#questions/bankFaults.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { honorificFormQuestions } from '#questions/generation/honorificFormQuestions.ts'
import { inflectionQuestions } from '#questions/generation/inflectionQuestions.ts'
import { pronunciationQuestions } from '#questions/generation/pronunciationQuestions.ts'
import { type JudgedEntry, judgedEntry } from '#questions/judgedEntry.ts'
import type { Question } from '#questions/question.ts'
import type { Syllabus } from '#questions/syllabus.ts'

const GENERATORS: readonly Generator[] = [inflectionQuestions, honorificFormQuestions, pronunciationQuestions]

/** Questions of one kind are alike, so a point and a word get few of them. */
const MOST_PER_POINT = 4
const MOST_PER_WORD = 2
/** A server without a voice has no other listening questions. */
const MOST_OF_PRONUNCIATION = 60

export interface Generated {
  readonly questions: readonly Question[]
  /** Questions that a gate rejected, with their faults. These are not errors: some words do not make a good question. */
  readonly refused: readonly JudgedEntry[]
}

/** Questions made from the headwords that pass every gate, without duplicates, and only so many of each point and word. */
export function generatedQuestions(syllabus: Syllabus): Generated {
  const judged = GENERATORS.flatMap(({ skill, generate }) =>
    generate(syllabus.book).map((entry) => judgedEntry(entry, skill, syllabus)),
  )
  const passed = judged.filter(({ faults }) => faults.length === 0).map(({ question }) => question)
  const byId = passed.toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const byAsked = new Map(byId.map((question) => [whatIsAsked(question), question]))
  const distinct = passed.filter((question) => byAsked.get(whatIsAsked(question)) === question)
  return {
    questions: few(distinct),
    refused: judged.filter(({ faults }) => faults.length > 0),
  }
}

/** In the order of a hash of their ids, so that a new word changes few others. */
function few(questions: readonly Question[]): Question[] {
  const counts = new Map<string, number>()
  const count = (name: string) => counts.get(name) ?? 0
  return shuffledBy(questions, 'few', ({ id }) => id).filter(({ type, point, about = '' }) => {
    const isSaid = type === 'pronunciation'
    const ofWord = `${isSaid ? 'said' : 'asked'} ${about}`
    const most = isSaid ? MOST_OF_PRONUNCIATION : MOST_PER_POINT
    if (count(point) >= most || (about !== '' && count(ofWord) >= MOST_PER_WORD)) return false
    counts.set(point, count(point) + 1).set(ofWord, count(ofWord) + 1)
    return true
  })
}
