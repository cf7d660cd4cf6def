import type { WordBook } from '#headwords/wordBook.ts'
import { judgedEntry } from '#questions/judgedEntry.ts'
import type { Question } from '#questions/question.ts'
import { questionFile } from '#questions/questionEntry.ts'

/**
 * The questions in these files; the keys are file names, the values parsed JSON. Throws an error that lists every fault of every
 * question: a learner must never be shown a wrong key.
 */
export function readQuestions(files: Readonly<Record<string, unknown>>, book: WordBook): Question[] {
  const read = Object.entries(files).map(([name, content]) => readFile(name, content, book))
  const faults = read.flatMap((file) => file.faults)
  if (faults.length > 0) throw new Error(`Questions that may not be asked:\n${faults.join('\n')}`)
  return read.flatMap((file) => file.questions)
}

function readFile(name: string, content: unknown, book: WordBook): { questions: Question[]; faults: string[] } {
  const parsed = questionFile.safeParse(content)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`)
    return { questions: [], faults }
  }
  const judged = parsed.data.questions.map((entry) => judgedEntry(entry, parsed.data.skill, book))
  return { questions: judged.map(({ question }) => question), faults: judged.flatMap(({ faults }) => faults) }
}
