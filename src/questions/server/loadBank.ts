import { loadWordBook } from '#headwords/server/loadHeadwords.ts'
import { type Bank, bankOf } from '#questions/bank.ts'
import { bankFaults } from '#questions/bankFaults.ts'
import { generatedQuestions } from '#questions/generation/generatedQuestions.ts'
import type { Question } from '#questions/question.ts'
import { readQuestions } from '#questions/readQuestions.ts'
import { compiledOnce } from '#questions/server/compiledOnce.ts'
import { loadWrittenQuestions } from '#questions/server/loadWrittenQuestions.ts'

/** Every question, through every gate: made anew where a word, a rule or a written question has changed, else as kept. */
export async function loadBank(ability: { speech: boolean }): Promise<Bank> {
  return bankOf(await compiledOnce(compiledQuestions), ability)
}

/** The written questions, then the generated ones. Throws on any fault of what was written, and on habits of the whole. */
async function compiledQuestions(): Promise<Question[]> {
  const book = await loadWordBook()
  const written = readQuestions(await loadWrittenQuestions(), book)
  const questions = [...written, ...generatedQuestions(book).questions]
  const faults = bankFaults(questions)
  if (faults.length > 0) throw new Error(`The bank as a whole:\n${faults.join('\n')}`)
  return questions
}
