import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLANS } from '#plans/plans.ts'

const TABLE = 'src/plans/plans.ts'
/** The heading of a panel that happens to equal a feature's name. */
const ALLOWED: Record<string, string[]> = { 'src/translator/web/copy.ts': ['Translation history'] }

/** The sources, the content and the public files, without tests. */
const files = ['src', 'content', 'public']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => /\.(tsx?|js|css|md|json|ya?ml|html|txt|webmanifest)$/.test(path) && !/\.test\.tsx?$/.test(path))

/** Patterns that find a plan's numbers and features in other files. */
const restated: RegExp[] = PLANS.flatMap(({ price, charactersPerDay, matchesPerDay, features }) => [
  ...(price > 0 ? [literal(price.toFixed(2)), literal(`$${Math.floor(price)}/`), cents(price)] : []),
  ...(charactersPerDay ? [counted(charactersPerDay, 'char'), named(charactersPerDay, 'char')] : []),
  ...(matchesPerDay
    ? [counted(matchesPerDay, 'match'), counted(matchesPerDay, 'duel'), named(matchesPerDay, 'match')]
    : []),
  ...features.map(literal),
])

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'i')
}

/** A price in cents. */
function cents(price: number): RegExp {
  return new RegExp(`(price|amount|cents)\\W{1,4}${Math.round(price * 100)}\\b`, 'i')
}

/** `1,000 characters`, `50+ daily matches`, `5 free matches`. */
function counted(limit: number, what: string): RegExp {
  const written = [String(limit), limit.toLocaleString('en-US'), limit.toLocaleString('en-US').replaceAll(',', '_')]
  return new RegExp(`(?<![\\d.,_$])(${written.join('|')})\\+? (?:\\w+ )?${what}`, 'i')
}

/** `matchLimit: 50`, `CHARACTERS_PER_DAY = 10_000`. */
function named(limit: number, what: string): RegExp {
  const written = [String(limit), limit.toLocaleString('en-US').replaceAll(',', '_')]
  return new RegExp(`${what}\\w*(day|daily|limit)\\w*\\W{1,4}(${written.join('|')})\\b`, 'i')
}

/** A source file without its comments, which may contain examples. */
function wordsOf(path: string): string {
  const text = readFileSync(path, 'utf8')
  return /\.(tsx?|js|css)$/.test(path) ? text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') : text
}

function restatementsIn(text: string): string[] {
  return restated.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}

test('a plan’s price, limits and features are in the table of plans and nowhere else', () => {
  expect(files).toContain(TABLE)
  const found = files
    .filter((path) => path !== TABLE)
    .flatMap((path) => restatementsIn(wordsOf(path)).map((text) => ({ path, text })))
    .filter(({ path, text }) => !ALLOWED[path]?.includes(text))
  expect(found).toEqual([])
})

test.each([
  'Basic costs $4.99 a month',
  'Get Premium - $9/mo',
  'unit_amount: 499',
  '1,000 characters per day',
  'const MATCHES_PER_DAY = 50',
  'charactersPerDay: 10_000',
  'all 5 free matches',
  'You get 50+ daily matches',
  'Bulk translations',
])('%j would be found', (text) => {
  expect(restatementsIn(text)).not.toEqual([])
})
