import { loadWordBook } from '#headwords/server/loadHeadwords.ts'
import { bankFaults, whatIsAsked } from '#questions/bankFaults.ts'
import { generatedQuestions } from '#questions/generation/generatedQuestions.ts'
import type { JudgedEntry } from '#questions/judgedEntry.ts'
import type { Question } from '#questions/question.ts'
import { readQuestions } from '#questions/readQuestions.ts'
import { loadWrittenQuestions } from '#questions/server/loadWrittenQuestions.ts'

export interface CompiledBank {
  readonly questions: readonly Question[]
  /** Generated questions that a gate rejected. */
  readonly refused: readonly JudgedEntry[]
}

/** The written questions, then the generated ones. Throws on any fault of a written question or of the bank as a whole. */
export async function compileBank(): Promise<CompiledBank> {
  const book = await loadWordBook()
  const written = readQuestions(await loadWrittenQuestions(), book)
  const generated = generatedQuestions(book)
  const asked = new Set(written.map(whatIsAsked))
  const questions = [...written, ...generated.questions.filter((question) => !asked.has(whatIsAsked(question)))]
  const faults = bankFaults(questions)
  if (faults.length > 0) throw new Error(`The bank as a whole:\n${faults.join('\n')}`)
  return { questions, refused: generated.refused }
}
