import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Question } from '#questions/question.ts'
import { bankSources, cachedQuestions } from '#questions/server/bankCache.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { SKILLS } from '#rating/skill.ts'

const MAKER = 'src/questions/server/compileBank.ts'

/** The module and all our modules that it imports, directly or indirectly. */
function modulesFrom(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  const imports = readFileSync(path, 'utf8').matchAll(/from '#([^']+)'/g)
  for (const [, name = ''] of imports) modulesFrom(`src/${name}`, found)
  return found
}

test('the cache depends on every module, every word list and every written question that the bank is made from', () => {
  const sources = new Set(bankSources())
  const modules = [...modulesFrom(MAKER)]
  expect(modules.length).toBeGreaterThan(100)
  const read = [
    'content/headwords/names.txt',
    'content/headwords/adjectives.tsv',
    'content/questions/vocab/expert.json',
    'content/points/expert.tsv',
  ]
  expect([...modules, ...read].filter((name) => !existsSync(name) || !sources.has(name))).toEqual([])
})

test('a cached bank is not compiled again', async () => {
  const bank = await loadBank({ speech: true })
  const kept = await cachedQuestions(() => Promise.reject(new Error('It is cached already')))
  const asked = new Set(SKILLS.flatMap((skill) => bank.of(skill)).map(({ id }) => id))
  expect(kept.filter(({ id, type }) => type !== 'pronunciation' && !asked.has(id))).toEqual([])
})

test.each([
  ['cut short', (text: string) => text.slice(0, -20)],
  ['emptied', () => ''],
  ['an empty bank', () => '[]'],
  ['changed by one letter', (text: string) => text.replace('mul', 'bul')],
])('a damaged cache (%s) is compiled and written again', async (_how, damage) => {
  const folder = `${mkdtempSync(join(tmpdir(), 'hanpan-bank-'))}/`
  const questions = [{ id: 'vocab-a1-mul' }, { id: 'vocab-a1-bap' }] as Question[]
  const notAgain = () => Promise.reject(new Error('It is cached already'))
  try {
    await cachedQuestions(async () => questions, folder)
    const [name = ''] = readdirSync(folder)
    const text = readFileSync(folder + name, 'utf8')
    writeFileSync(folder + name, damage(text))
    expect(await cachedQuestions(async () => questions, folder)).toEqual(questions)
    expect(await cachedQuestions(notAgain, folder)).toEqual(questions)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
