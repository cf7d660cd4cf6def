import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Question } from '#questions/question.ts'
import { bankSources, compiledOnce } from '#questions/server/compiledOnce.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { SKILLS } from '#rating/skill.ts'

const MAKER = 'src/questions/server/compileBank.ts'

/** The module and all that it imports of ours, and those of theirs. */
function modulesFrom(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  const imports = readFileSync(path, 'utf8').matchAll(/from '#([^']+)'/g)
  for (const [, name = ''] of imports) modulesFrom(`src/${name}`, found)
  return found
}

test('whatever makes the bank is among what tells a stale bank: every module, every word, every written question', () => {
  const sources = new Set(bankSources())
  const modules = [...modulesFrom(MAKER)]
  expect(modules.length).toBeGreaterThan(100)
  const read = [
    'content/headwords/names.txt',
    'content/headwords/adjectives.tsv',
    'content/questions/vocab-expert.json',
  ]
  expect([...modules, ...read].filter((name) => !existsSync(name) || !sources.has(name))).toEqual([])
})

test('what is kept is not made again', async () => {
  const bank = await loadBank({ speech: true })
  const kept = await compiledOnce(() => Promise.reject(new Error('It is kept already')))
  const asked = new Set(SKILLS.flatMap((skill) => bank.of(skill)).map(({ id }) => id))
  expect(kept.filter(({ id, type }) => type !== 'pronunciation' && !asked.has(id))).toEqual([])
})

test.each([
  ['cut short', (text: string) => text.slice(0, -20)],
  ['emptied', () => ''],
  ['an empty bank', () => '[]'],
  ['changed by one letter', (text: string) => text.replace('mul', 'bul')],
])('a kept bank that is damaged (%s) is made again, and kept whole', async (_how, damage) => {
  const folder = `${mkdtempSync(join(tmpdir(), 'hanpan-bank-'))}/`
  const questions = [{ id: 'vocab-a1-mul' }, { id: 'vocab-a1-bap' }] as Question[]
  const notAgain = () => Promise.reject(new Error('It is kept already'))
  try {
    await compiledOnce(async () => questions, folder)
    const [name = ''] = readdirSync(folder)
    const text = readFileSync(folder + name, 'utf8')
    writeFileSync(folder + name, damage(text))
    expect(await compiledOnce(async () => questions, folder)).toEqual(questions)
    expect(await compiledOnce(notAgain, folder)).toEqual(questions)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
