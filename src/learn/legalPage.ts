import { z } from 'zod'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { readFrontMatter } from '#learn/frontMatter.ts'

export const LEGAL_PAGES = ['terms', 'privacy'] as const
export type LegalName = (typeof LEGAL_PAGES)[number]

const front = z.strictObject({
  title: z.string().min(1).max(51),
  description: z.string().min(70).max(155),
  heading: z.string().min(1),
  updated: z.iso.date(),
})

/** What everybody agrees to, or what is stored about them. */
export interface LegalPage extends z.infer<typeof front> {
  /** Markdown. */
  body: string
}

/** Reads a file of `content/legal`. */
export function readLegalPage(file: string): Verdict<LegalPage, string> {
  const fronted = readFrontMatter(file)
  if (!fronted.ok) return fronted
  const read = front.safeParse(fronted.value.front)
  return read.success ? granted({ ...read.data, body: fronted.value.body }) : refused(z.prettifyError(read.error))
}
