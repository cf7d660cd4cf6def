import { z } from 'zod'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { MarkdownFile } from '#learn/markdownFile.ts'

export const LEGAL_PAGES = ['terms', 'privacy'] as const
export type LegalName = (typeof LEGAL_PAGES)[number]

const front = z.strictObject({
  title: z.string().min(1).max(51),
  description: z.string().min(70).max(155),
  heading: z.string().min(1),
  updated: z.iso.date(),
})

/** The terms of service or the privacy policy. */
export interface LegalPage extends z.infer<typeof front> {
  /** Markdown. */
  body: string
}

/** Validates a file of `content/legal`. */
export function readLegalPage({ front: fields, body }: MarkdownFile): Verdict<LegalPage, string> {
  const read = front.safeParse(fields)
  return read.success ? granted({ ...read.data, body }) : refused(z.prettifyError(read.error))
}
