import { readFile } from 'node:fs/promises'
import { bankFaults } from '#questions/bankFaults.ts'
import { nearOptions } from '#questions/nearOptions.ts'
import { judgedFiles } from '#questions/readQuestions.ts'
import { loadSyllabus } from '#questions/server/loadSyllabus.ts'
import { loadWrittenQuestions } from '#questions/server/loadWrittenQuestions.ts'

/** Prints what is wrong with the questions of these files and with the points; the answer is the exit code. */
export async function printedFaults(paths: readonly string[]): Promise<number> {
  const { faults: ofPoints, ...syllabus } = await loadSyllabus()
  const files: Record<string, unknown> = {}
  const unread: string[] = []
  for (const path of paths) {
    try {
      files[path] = JSON.parse(await readFile(path, 'utf8'))
    } catch (error) {
      unread.push(`${path}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const { questions, faults } = judgedFiles(files, syllabus)
  const all = [...ofPoints, ...unread, ...faults, ...bankFaults(questions), ...(await takenIds(files))]
  for (const fault of all) console.log(fault)
  for (const question of questions) {
    const near = nearOptions(question, syllabus.book)
    if (near.length > 0) console.log(`${question.id}: note: could ${near.join(' or ')} also be correct?`)
  }
  const counts = [...Map.groupBy(questions, ({ point }) => point)].map(([point, group]) => `${point} ${group.length}`)
  console.log(`${questions.length} questions, ${all.length} faults. By point: ${counts.join(', ')}`)
  return all.length > 0 ? 1 : 0
}

/** Ids of these files that another file of `content/questions` has, too. */
async function takenIds(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  const idsOf = (content: unknown): string[] => JSON.stringify(content).match(/"id":"[^"]+"/g) ?? []
  const own = new Set(Object.values(files).flatMap(idsOf))
  const others = Object.entries(await loadWrittenQuestions().catch(() => ({})))
    .filter(([name]) => !Object.keys(files).some((path) => path.endsWith(`questions/${name}`)))
    .flatMap(([name, content]) => idsOf(content).map((id) => ({ name, id })))
  return others.filter(({ id }) => own.has(id)).map(({ name, id }) => `${id} is taken: ${name}`)
}
