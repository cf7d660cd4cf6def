import { type LegalName, type LegalPage, readLegalPage } from '#learn/legalPage.ts'
import { readMarkdownFile } from '#learn/server/readMarkdownFile.ts'

const FOLDER = new URL('../../../content/legal/', import.meta.url)

/** Reads the file each time, because the rendered page is cached. */
export async function loadLegalPage(name: LegalName): Promise<LegalPage> {
  const page = readLegalPage(await readMarkdownFile(new URL(`${name}.md`, FOLDER)))
  if (!page.ok) throw new Error(`content/legal/${name}.md: ${page.refusal}`)
  return page.value
}
