import { createHash, type Hash, randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Question } from '#questions/question.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDER = `${ROOT}.cache/questions/`
/** Everything that the bank depends on: the words, the points, the written questions, our code and the installed packages. */
const SOURCES = [
  'content/headwords/*',
  'content/points/*.tsv',
  'content/questions/**/*.json',
  'src/{kit,korean,headwords,questions,rating}/**/*.ts',
  'package-lock.json',
]

/**
 * The questions compiled from exactly these sources: read from the cache, or compiled and cached if the cache has none or is
 * damaged.
 */
export async function cachedQuestions(
  compile: () => Promise<readonly Question[]>,
  folder = FOLDER,
): Promise<readonly Question[]> {
  const sources = await sourcesHash()
  const cached = await readCache(folder, sources)
  if (cached !== undefined) return JSON.parse(cached)
  const questions = await compile()
  await writeCache(folder, sources, JSON.stringify(questions)).catch(() => {
    // A read-only installation compiles the bank at each start.
  })
  return questions
}

/** The files whose changes make the cached bank stale. */
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

/** The name contains hashes of the sources and of the text, so a damaged text no longer matches its file name. */
function nameOf(sources: string, text: string): string {
  return `${sources}.${shortDigest(createHash('sha256').update(text))}.json`
}

function shortDigest(hash: Hash): string {
  return hash.digest('hex').slice(0, 32)
}

/** Undefined if there is no undamaged file for these sources. */
async function readCache(folder: string, sources: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((candidate) => candidate.startsWith(`${sources}.`))) {
    const text = await readFile(folder + name, 'utf8').catch(() => '')
    if (name === nameOf(sources, text)) return text
  }
  return undefined
}

/** Atomic, because several processes may write at once. Older files are removed. */
async function writeCache(folder: string, sources: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${folder}${randomUUID()}.draft`
  const name = nameOf(sources, text)
  await writeFile(draft, text)
  await rename(draft, folder + name)
  const older = (await readdir(folder)).filter((other) => other.endsWith('.json') && other !== name)
  await Promise.all(older.map((other) => rm(folder + other, { force: true })))
}
