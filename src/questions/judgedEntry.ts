import type { WordBook } from '#headwords/wordBook.ts'
import { focusOf } from '#questions/focusOf.ts'
import { proofFaults } from '#questions/proof.ts'
import type { Question } from '#questions/question.ts'
import { type QuestionEntry, questionOf } from '#questions/questionEntry.ts'
import { questionFaults } from '#questions/questionFaults.ts'
import type { Skill } from '#rating/skill.ts'

export interface JudgedEntry {
  readonly question: Question
  /** What is wrong with it, in sentences; empty if it may be asked. */
  readonly faults: readonly string[]
}

/** The only way into the bank: every question, written or generated, goes through every gate. */
export function judgedEntry(entry: QuestionEntry, skill: Skill, book: WordBook): JudgedEntry {
  const focus = focusOf(entry, book)
  const question = { ...questionOf(entry, skill), ...(focus && { focus }) }
  const { right, wrong, proof } = entry
  const unproven = proof === undefined ? [] : proofFaults({ right, wrong: Object.keys(wrong), proof })
  const faults = [...questionFaults(question, book), ...unproven]
  return { question, faults: faults.map((fault) => `${entry.id}: ${fault}`) }
}
