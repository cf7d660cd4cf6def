import { bankFaults } from '#questions/bankFaults.ts'
import { proofFaults } from '#questions/proof.ts'
import type { Question } from '#questions/question.ts'
import { type QuestionEntry, questionFile, questionOf } from '#questions/questionEntry.ts'
import { questionFaults } from '#questions/questionFaults.ts'

/**
 * The questions of some files by the files' names, each a parsed JSON value. Throws with every fault of every question: a wrong
 * key is the worst that a learner can be shown, so nothing doubtful is let through.
 */
export function readQuestions(files: Readonly<Record<string, unknown>>): Question[] {
  const read = Object.entries(files).map(([name, content]) => readFile(name, content))
  const questions = read.flatMap((file) => file.questions)
  const faults = [...read.flatMap((file) => file.faults), ...bankFaults(questions)]
  if (faults.length > 0) throw new Error(`Questions that may not be asked:\n${faults.join('\n')}`)
  return questions
}

function readFile(name: string, content: unknown): { questions: Question[]; faults: string[] } {
  const parsed = questionFile.safeParse(content)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`)
    return { questions: [], faults }
  }
  const { skill, questions: entries } = parsed.data
  const questions = entries.map((entry) => questionOf(entry, skill))
  const faults = questions.flatMap((question) => questionFaults(question).map((fault) => `${question.id}: ${fault}`))
  return { questions, faults: [...faults, ...entries.flatMap(provenFaults)] }
}

function provenFaults({ id, right, wrong, proof }: QuestionEntry): string[] {
  if (proof === undefined) return []
  return proofFaults({ right, wrong: Object.keys(wrong), proof }).map((fault) => `${id}: ${fault}`)
}
