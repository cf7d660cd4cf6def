import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type GlossaryEntry, readGlossaryEntry } from '#admin/glossaryEntry.ts'
import { readMarkdownFile } from '#learn/server/readMarkdownFile.ts'

const DIRECTORY = 'content/glossary'

/**
 * Reads the built-in glossary pages.
 * @throws an error that names the file, if one is invalid
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
