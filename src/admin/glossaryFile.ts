import { z } from 'zod'
import type { GlossaryPage } from '#admin/glossaryPage.ts'

const FILE = /^---\n(?<front>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/
const LINE = /^(?<key>\w+): +(?<value>.+)$/

const front = z.strictObject({
  slug: z.string(),
  title: z.string(),
  meta_description: z.string(),
  headline: z.string(),
  description: z.string(),
})

/**
 * A file of `content/glossary/`: front matter of one line a field, then Markdown.
 * @throws when it is not that, naming the line or the field
 */
export function parseGlossaryFile(text: string): GlossaryPage {
  const parts = FILE.exec(text)?.groups
  if (!parts?.front) throw new Error('A glossary file begins with front matter between two lines of ---')
  const { headline, description, ...page } = front.parse(Object.fromEntries(parts.front.split('\n').map(parseField)))
  return {
    ...page,
    content: (parts.body ?? '').trim(),
    json_ld: { '@context': 'https://schema.org', '@type': 'Article', headline, description },
  }
}

function parseField(line: string): [key: string, value: string] {
  const { key, value } = LINE.exec(line)?.groups ?? {}
  if (key === undefined || value === undefined) throw new Error(`Not a field of front matter: ${line}`)
  return [key, unquoted(value.trim())]
}

function unquoted(value: string): string {
  if (value.startsWith('"')) return JSON.parse(value)
  if (value.startsWith("'")) return value.slice(1, -1).replaceAll("''", "'")
  return value
}
