import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseGlossaryFile } from '#admin/glossaryFile.ts'
import type { GlossaryPage } from '#admin/glossaryPage.ts'

const DIRECTORY = 'content/glossary'

/** The glossary pages that come with the product. */
export async function builtInGlossary(directory = DIRECTORY): Promise<GlossaryPage[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(names.map((name) => readPage(join(directory, name))))
}

async function readPage(path: string): Promise<GlossaryPage> {
  try {
    return parseGlossaryFile(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${path}: ${(cause as Error).message}`, { cause })
  }
}
