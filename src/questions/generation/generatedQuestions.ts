import type { WordBook } from '#headwords/wordBook.ts'
import { whatIsAsked } from '#questions/bankFaults.ts'
import { clozeQuestions } from '#questions/generation/clozeQuestions.ts'
import { connectiveQuestions } from '#questions/generation/connectiveQuestions.ts'
import { counterQuestions } from '#questions/generation/counterQuestions.ts'
import { formQuestions } from '#questions/generation/formQuestions.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { heardNumberQuestions } from '#questions/generation/heardNumberQuestions.ts'
import { honorificFormQuestions } from '#questions/generation/honorificFormQuestions.ts'
import { honorificQuestions } from '#questions/generation/honorificQuestions.ts'
import { inflectionQuestions } from '#questions/generation/inflectionQuestions.ts'
import { listeningMeaningQuestions } from '#questions/generation/listeningMeaningQuestions.ts'
import { meaningQuestions } from '#questions/generation/meaningQuestions.ts'
import { minimalPairQuestions } from '#questions/generation/minimalPairQuestions.ts'
import { numberQuestions } from '#questions/generation/numberQuestions.ts'
import { particleQuestions } from '#questions/generation/particleQuestions.ts'
import { pronunciationQuestions } from '#questions/generation/pronunciationQuestions.ts'
import { speechLevelQuestions } from '#questions/generation/speechLevelQuestions.ts'
import { whichSaidQuestions } from '#questions/generation/whichSaidQuestions.ts'
import { wordOrderQuestions } from '#questions/generation/wordOrderQuestions.ts'
import { wordQuestions } from '#questions/generation/wordQuestions.ts'
import { type JudgedEntry, judgedEntry } from '#questions/judgedEntry.ts'
import type { Question } from '#questions/question.ts'

const GENERATORS: readonly Generator[] = [
  meaningQuestions,
  wordQuestions,
  clozeQuestions,
  counterQuestions,
  numberQuestions,
  honorificQuestions,
  formQuestions,
  inflectionQuestions,
  connectiveQuestions,
  particleQuestions,
  speechLevelQuestions,
  honorificFormQuestions,
  wordOrderQuestions,
  listeningMeaningQuestions,
  whichSaidQuestions,
  heardNumberQuestions,
  minimalPairQuestions,
  pronunciationQuestions,
]

export interface Generated {
  readonly questions: readonly Question[]
  /** Questions that a gate rejected, with their faults. These are not errors: some words do not make a good question. */
  readonly refused: readonly JudgedEntry[]
}

/** All questions that can be made from the headwords and that pass every gate, without duplicates. */
export function generatedQuestions(book: WordBook): Generated {
  const judged = GENERATORS.flatMap(({ skill, generate }) =>
    generate(book).map((entry) => judgedEntry(entry, skill, book)),
  )
  const passed = judged.filter(({ faults }) => faults.length === 0).map(({ question }) => question)
  const byId = passed.toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const byAsked = new Map(byId.map((question) => [whatIsAsked(question), question]))
  return {
    questions: passed.filter((question) => byAsked.get(whatIsAsked(question)) === question),
    refused: judged.filter(({ faults }) => faults.length > 0),
  }
}
