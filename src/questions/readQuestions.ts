import { judgedEntry } from '#questions/judgedEntry.ts'
import type { Question } from '#questions/question.ts'
import { questionFile } from '#questions/questionEntry.ts'
import type { Syllabus } from '#questions/syllabus.ts'

/**
 * The questions in these files; the keys are file names, the values parsed JSON. Throws an error that lists every fault of every
 * question: a learner must never be shown a wrong key.
 */
export function readQuestions(files: Readonly<Record<string, unknown>>, syllabus: Syllabus): Question[] {
  const { questions, faults } = judgedFiles(files, syllabus)
  if (faults.length > 0) throw new Error(`Questions that may not be asked:\n${faults.join('\n')}`)
  return questions
}

interface JudgedFiles {
  readonly questions: Question[]
  readonly faults: string[]
}

/** The questions in these files, with every fault of every question. */
export function judgedFiles(files: Readonly<Record<string, unknown>>, syllabus: Syllabus): JudgedFiles {
  const read = Object.entries(files).map(([name, content]) => judgedFile(name, content, syllabus))
  return { questions: read.flatMap((file) => file.questions), faults: read.flatMap((file) => file.faults) }
}

function judgedFile(name: string, content: unknown, syllabus: Syllabus): JudgedFiles {
  const parsed = questionFile.safeParse(content)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${name}: ${path.join('.')}${idAt(content, path[1])}: ${message}`,
    )
    return { questions: [], faults }
  }
  const judged = parsed.data.questions.map((entry) => judgedEntry(entry, parsed.data.skill, syllabus))
  return { questions: judged.map(({ question }) => question), faults: judged.flatMap(({ faults }) => faults) }
}

/** The id of the question at this place of a file, if it has one. */
function idAt(content: unknown, place: PropertyKey | undefined): string {
  const id = (content as { questions?: { id?: unknown }[] }).questions?.[Number(place)]?.id
  return typeof id === 'string' ? ` (${id})` : ''
}
