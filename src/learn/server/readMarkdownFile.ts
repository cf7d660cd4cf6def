import { readFile } from 'node:fs/promises'
import type { MarkdownFile } from '#learn/markdownFile.ts'

/**
 * Reads a file of `content/`. The YAML parser is loaded with the first file, so that the start does not wait for it.
 * @throws an error that names the file, if its front matter is invalid
 */
export async function readMarkdownFile(path: URL | string): Promise<MarkdownFile> {
  const { readFrontMatter } = await import('#learn/server/frontMatter.ts')
  const file = readFrontMatter(await readFile(path, 'utf8'))
  if (!file.ok) throw new Error(`${path}: ${file.refusal}`)
  return file.value
}
