// `npm run questions [-- COUNT] [--seed TEXT] [--skill vocab] [--type cloze]`: counts the question bank, and writes a page of randomly chosen questions to review.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { shuffledBy } from '#kit/spreadHash.ts'
import { LEVELS } from '#korean/level.ts'
import type { JudgedEntry } from '#questions/judgedEntry.ts'
import type { Question } from '#questions/question.ts'
import { compileBank } from '#questions/server/compileBank.ts'
import { questionPage } from './questionPage.ts'

const PAGE = 'reports/questions.html'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '' }, skill: { type: 'string' }, type: { type: 'string' } },
})
const count = Number(positionals[0] ?? 60)

const { questions, refused } = await compileBank()
printCounts(questions)
printRefused(refused)

const wanted = questions.filter(
  ({ skill, type }) => (values.skill ?? skill) === skill && (values.type ?? type) === type,
)
mkdirSync('reports', { recursive: true })
writeFileSync(PAGE, questionPage(shuffledBy(wanted, values.seed, ({ id }) => id).slice(0, count)))
console.log(`\n${Math.min(count, wanted.length)} of ${wanted.length} randomly chosen: ${PAGE}`)

function printCounts(all: readonly Question[]): void {
  const rows = [...Map.groupBy(all, ({ skill, type }) => `${skill} ${type}`)].map(([name, group]) => [
    name,
    ...LEVELS.map((level) => group.filter((question) => question.level === level).length),
    group.length,
  ])
  const skills = [...Map.groupBy(all, ({ skill }) => skill)].map(([name, group]) => [
    `${name}, total`,
    ...LEVELS.map((level) => group.filter((question) => question.level === level).length),
    group.length,
  ])
  for (const row of [['', ...LEVELS, 'all'], ...rows, ...skills]) console.log(tableRow(row))
  console.log(`${all.length} questions`)
}

function tableRow([name, ...cells]: readonly (string | number)[]): string {
  return String(name).padEnd(30) + cells.map((cell) => String(cell).padStart(7)).join('')
}

/** Groups the questions by their first fault, without the Korean text that it quotes. */
function printRefused(all: readonly JudgedEntry[]): void {
  const kinds = Map.groupBy(all, ({ question, faults }) => {
    const fault = (faults[0] ?? '').slice(question.id.length + 2)
    return fault.replace(/[“”]?[가-힣][^:]*?(?= could| and | away|$)/g, '…').slice(0, 60)
  })
  console.log(`\n${all.length} generated questions failed a gate and are never asked:`)
  for (const [kind, group] of kinds) console.log(tableRow([kind, group.length]))
}
