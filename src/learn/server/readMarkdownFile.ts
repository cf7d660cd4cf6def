import { readFile } from 'node:fs/promises'
import type { MarkdownFile } from '#learn/markdownFile.ts'

/**
 * A file of `content/`, cut. The YAML parser is loaded with the first one, so that the start need not wait for it.
 * @throws naming the file, when its front matter cannot be read
 */
export async function readMarkdownFile(path: URL | string): Promise<MarkdownFile> {
  const { readFrontMatter } = await import('#learn/server/frontMatter.ts')
  const file = readFrontMatter(await readFile(path, 'utf8'))
  if (!file.ok) throw new Error(`${path}: ${file.refusal}`)
  return file.value
}
