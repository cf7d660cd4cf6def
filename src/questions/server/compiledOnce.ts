import { createHash, randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Question } from '#questions/question.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDER = `${ROOT}.cache/questions/`
/** All that the bank is made from: its words, its written questions, and the code, ours and others', that makes and judges it. */
const SOURCES = [
  'content/headwords/*',
  'content/questions/*.json',
  'src/{kit,korean,headwords,questions,rating}/**/*.ts',
  'package-lock.json',
]

/** The questions as they were made from exactly these sources; made and kept where they have not been yet. */
export async function compiledOnce(compile: () => Promise<readonly Question[]>): Promise<readonly Question[]> {
  const file = `${FOLDER}${await sourcesHash()}.json`
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return JSON.parse(kept)
  const questions = await compile()
  await keep(file, questions).catch(() => {
    // A read-only installation makes them at each start.
  })
  return questions
}

/** The files of which a change makes another bank. */
export function bankSources(): string[] {
  return globSync(SOURCES, { cwd: ROOT })
    .filter((name) => !name.endsWith('.test.ts'))
    .toSorted()
}

async function sourcesHash(): Promise<string> {
  const names = bankSources()
  const texts = await Promise.all(names.map((name) => readFile(ROOT + name)))
  const hash = createHash('sha256')
  for (const [index, text] of texts.entries()) hash.update(`${names[index]}\0`).update(text).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** Whole or not at all: several processes may make it at once. Only the newest is kept. */
async function keep(file: string, questions: readonly Question[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const draft = `${FOLDER}${randomUUID()}.draft`
  await writeFile(draft, JSON.stringify(questions))
  await rename(draft, file)
  const older = (await readdir(FOLDER)).filter((name) => name.endsWith('.json') && !file.endsWith(name))
  await Promise.all(older.map((name) => rm(FOLDER + name, { force: true })))
}
