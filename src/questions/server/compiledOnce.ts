import { createHash, type Hash, randomUUID } from 'node:crypto'
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

/**
 * The questions as they were made from exactly these sources; made and kept where they have not been yet, or where what was kept
 * is damaged.
 */
export async function compiledOnce(
  compile: () => Promise<readonly Question[]>,
  folder = FOLDER,
): Promise<readonly Question[]> {
  const sources = await sourcesHash()
  const kept = await readKept(folder, sources)
  if (kept !== undefined) return JSON.parse(kept)
  const questions = await compile()
  await keep(folder, sources, JSON.stringify(questions)).catch(() => {
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
  return shortDigest(hash)
}

/** A file is named after its sources and its text, so a text that was cut or changed is known by its name. */
function nameOf(sources: string, text: string): string {
  return `${sources}.${shortDigest(createHash('sha256').update(text))}.json`
}

function shortDigest(hash: Hash): string {
  return hash.digest('hex').slice(0, 32)
}

/** Undefined when nothing whole was kept. */
async function readKept(folder: string, sources: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((candidate) => candidate.startsWith(`${sources}.`))) {
    const text = await readFile(folder + name, 'utf8').catch(() => '')
    if (name === nameOf(sources, text)) return text
  }
  return undefined
}

/** Whole or not at all: several processes may make it at once. Only the newest is kept. */
async function keep(folder: string, sources: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${folder}${randomUUID()}.draft`
  const name = nameOf(sources, text)
  await writeFile(draft, text)
  await rename(draft, folder + name)
  const older = (await readdir(folder)).filter((other) => other.endsWith('.json') && other !== name)
  await Promise.all(older.map((other) => rm(folder + other, { force: true })))
}
