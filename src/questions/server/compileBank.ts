import { bankFaults, whatIsAsked } from '#questions/bankFaults.ts'
import { generatedQuestions } from '#questions/generation/generatedQuestions.ts'
import type { JudgedEntry } from '#questions/judgedEntry.ts'
import type { Question } from '#questions/question.ts'
import { readQuestions } from '#questions/readQuestions.ts'
import { loadSyllabus } from '#questions/server/loadSyllabus.ts'
import { loadWrittenQuestions } from '#questions/server/loadWrittenQuestions.ts'

export interface CompiledBank {
  readonly questions: readonly Question[]
  /** Generated questions that a gate rejected. */
  readonly refused: readonly JudgedEntry[]
}

/** The written questions, then the generated ones. Throws on any fault of a written question or of the bank as a whole. */
export async function compileBank(): Promise<CompiledBank> {
  const syllabus = await loadSyllabus()
  if (syllabus.faults.length > 0) throw new Error(`Faults of the points:\n${syllabus.faults.join('\n')}`)
  const written = readQuestions(await loadWrittenQuestions(), syllabus)
  const generated = generatedQuestions(syllabus)
  const asked = new Set(written.map(whatIsAsked))
  const questions = [...written, ...generated.questions.filter((question) => !asked.has(whatIsAsked(question)))]
  const faults = bankFaults(questions)
  if (faults.length > 0) throw new Error(`Faults of the bank as a whole:\n${faults.join('\n')}`)
  return { questions, refused: generated.refused }
}
