// `npm run questions [-- COUNT] [--seed TEXT] [--skill vocab] [--type cloze] [--point counters]`: counts the question bank, and writes a page of randomly chosen questions to review. `npm run questions -- --check FILES` prints the faults of these files of questions.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { shuffledBy } from '#kit/spreadHash.ts'
import { LEVELS } from '#korean/level.ts'
import type { JudgedEntry } from '#questions/judgedEntry.ts'
import type { Question } from '#questions/question.ts'
import { compileBank } from '#questions/server/compileBank.ts'
import { printedFaults } from './printedFaults.ts'
import { questionPage } from './questionPage.ts'
import { countGrades, parseReadings, READING_GRADES } from './readings.ts'

const PAGE = 'reports/questions.html'
const READINGS = 'scripts/questions/readings.tsv'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    seed: { type: 'string', default: '' },
    skill: { type: 'string' },
    type: { type: 'string' },
    point: { type: 'string' },
  },
})
if (values.check) process.exit(await printedFaults(positionals))
const count = Number(positionals[0] ?? 60)

const { questions, refused } = await compileBank()
printTable(questions, ({ skill, point }) => `${skill} ${point}`)
printTable(questions, ({ skill, type }) => `${skill} ${type}`)
printTable(questions, ({ skill }) => skill)
console.log(`${questions.length} questions`)
printReadings(questions)
printRefused(refused)

/** A server with a voice does not ask how words are pronounced. */
const isAsked = ({ type }: Question) => values.type === type || (values.type === undefined && type !== 'pronunciation')
const wanted = questions.filter(
  (question) =>
    isAsked(question) &&
    (values.skill ?? question.skill) === question.skill &&
    (values.point ?? question.point) === question.point,
)
mkdirSync('reports', { recursive: true })
writeFileSync(PAGE, questionPage(shuffledBy(wanted, values.seed, ({ id }) => id).slice(0, count)))
console.log(`\n${Math.min(count, wanted.length)} of ${wanted.length} randomly chosen: ${PAGE}`)

/** How many questions of each level have the name. */
function printTable(all: readonly Question[], name: (question: Question) => string): void {
  console.log(tableRow(['', ...LEVELS, 'all']))
  for (const [row, group] of [...Map.groupBy(all, name)].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const ofLevels = LEVELS.map((level) => group.filter((question) => question.level === level).length)
    console.log(tableRow([row, ...ofLevels, group.length]))
  }
  console.log('')
}

function tableRow([name, ...cells]: readonly (string | number)[]): string {
  return String(name).padEnd(44) + cells.map((cell) => String(cell).padStart(6)).join('')
}

/** What blind readers thought of the questions that they were given, by skill. */
function printReadings(all: readonly Question[]): void {
  const readings = parseReadings(READINGS, readFileSync(READINGS, 'utf8'))
  console.log(tableRow(['grades of the last blind readings', ...READING_GRADES, ' changed']))
  for (const [skill, group] of Map.groupBy(all, (question) => question.skill)) {
    const { grades, changed } = countGrades(group, readings)
    console.log(tableRow([skill, ...READING_GRADES.map((grade) => grades[grade]), changed]))
  }
  console.log('')
}

/** Groups the questions by what their first fault says before it quotes the question. */
function printRefused(all: readonly JudgedEntry[]): void {
  const kinds = Map.groupBy(all, ({ question, faults }) => {
    const fault = (faults[0] ?? '').slice(question.id.length + 2)
    return (fault.split(':')[0] ?? '').replace(/[가-힣].*?(?= could| away|$)/g, '…')
  })
  console.log(`${all.length} generated questions failed a gate and are never asked:`)
  for (const [kind, group] of kinds) console.log(tableRow([kind, group.length]))
}
