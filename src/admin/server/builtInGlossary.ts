import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type GlossaryEntry, readGlossaryEntry } from '#admin/glossaryEntry.ts'
import { readMarkdownFile } from '#learn/server/readMarkdownFile.ts'

const DIRECTORY = 'content/glossary'

/**
 * The glossary pages that come with the product.
 * @throws when a file is not what it should be, naming it
 */
export async function builtInGlossary(): Promise<GlossaryEntry[]> {
  const names = (await readdir(DIRECTORY, { recursive: true })).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(names.map((name) => readEntry(join(DIRECTORY, name))))
}

async function readEntry(path: string): Promise<GlossaryEntry> {
  const entry = readGlossaryEntry(await readMarkdownFile(path))
  if (!entry.ok) throw new Error(`${path}: ${entry.refusal.join('; ')}`)
  return entry.value
}
