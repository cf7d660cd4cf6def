import { z } from 'zod'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { MarkdownFile } from '#learn/markdownFile.ts'

/** The slugs of the built-in glossary pages. */
export const GLOSSARY_SLUGS = [
  'learn/honorifics',
  'learn/romanization',
  'learn/hangul',
  'learn/particles',
  'learn/counters',
  'kpop/slang',
] as const

/** Titles and descriptions must fit a search result, as `pageMetadata` requires. */
const front = z.strictObject({
  slug: z.enum(GLOSSARY_SLUGS),
  title: z.string().min(1).max(51),
  meta_description: z.string().min(1).max(155),
  headline: z.string().min(1),
  description: z.string().min(1),
})

/** A row to write to the table `glossary_pages`. The remaining columns have defaults. */
export interface GlossaryEntry {
  slug: string
  title: string
  meta_description: string
  /** Markdown. */
  content: string
  json_ld: { '@context': 'https://schema.org'; '@type': 'Article'; headline: string; description: string }
}

/** Validates a file of `content/glossary`. The refusal's messages name the fields. */
export function readGlossaryEntry({ front: written, body }: MarkdownFile): Verdict<GlossaryEntry, string[]> {
  const fields = front.safeParse(written)
  if (!fields.success) return refused(fields.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  if (body === '') return refused(['The page is empty'])
  const { headline, description, ...columns } = fields.data
  const article = { '@context': 'https://schema.org', '@type': 'Article', headline, description } as const
  return granted({ ...columns, content: body, json_ld: article })
}
