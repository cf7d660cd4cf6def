import { readFile } from 'node:fs/promises'
import { type LegalName, type LegalPage, readLegalPage } from '#learn/legalPage.ts'

const FOLDER = new URL('../../../content/legal/', import.meta.url)

/** Read anew each time: the finished page is kept. */
export async function loadLegalPage(name: LegalName): Promise<LegalPage> {
  const page = readLegalPage(await readFile(new URL(`${name}.md`, FOLDER), 'utf8'))
  if (!page.ok) throw new Error(`content/legal/${name}.md: ${page.refusal}`)
  return page.value
}
