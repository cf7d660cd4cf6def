import type { WordBook } from '#headwords/wordBook.ts'
import { judgedEntry } from '#questions/judgedEntry.ts'
import type { Question } from '#questions/question.ts'
import { questionFile } from '#questions/questionEntry.ts'

/**
 * The written questions of some files by the files' names, each a parsed JSON value. Throws with every fault of every
 * question: a wrong key is the worst that a learner can be shown, so nothing doubtful is let through.
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
