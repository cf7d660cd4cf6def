import { z } from 'zod'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { LEVELS } from '#korean/level.ts'
import type { PagePlace } from '#learn/curriculum.ts'
import type { MarkdownFile } from '#learn/markdownFile.ts'
import { hasContent, NOTICES } from '#learn/openPage.ts'

/** ` | Hanpan` is added to titles, and search engines cut them off after 60 characters. */
const TITLE_MAX = 51
const text = z.string().min(1)
const date = z.iso.date()

const front = z.strictObject({
  title: text.max(TITLE_MAX),
  description: z.string().min(70).max(155),
  heading: text,
  /** The name of an icon of the design system. */
  icon: text,
  notice: z.enum(Object.keys(NOTICES) as (keyof typeof NOTICES)[]).optional(),
  /** What the page will cover, shown while it has no content. */
  about: text.optional(),
  /** The planned content, shown while there is none. */
  outline: z.array(text).min(4).max(12).optional(),
  /** Existing pages that a placeholder links to. */
  already: z
    .array(z.strictObject({ path: z.string().startsWith('/'), name: text, about: text }))
    .min(1)
    .optional(),
  /** The heading above the buttons at the end of the page. */
  call: text,
  level: z.enum(LEVELS).optional(),
  /** How many lessons a course has. */
  lessons: z.int().positive().optional(),
  levelName: text.optional(),
  skills: text.optional(),
  /** Whether the page's button invites readers to the Arena. */
  joinArena: z.boolean().optional(),
  teaches: z.array(text).min(1).optional(),
  published: date,
  updated: date,
})

/** One page of the hub. Without a body or lessons it is a placeholder. */
export interface LearningPage extends z.infer<typeof front>, PagePlace {
  /** Markdown; empty while the content does not exist yet. */
  body: string
}

const FOR_PLACEHOLDERS = ['notice', 'about', 'outline'] as const

/** Validates a file of `content/pages`. The refusal lists all errors. */
export function readLearningPage(place: PagePlace, file: MarkdownFile): Verdict<LearningPage, string[]> {
  const read = front.safeParse(file.front)
  if (!read.success) return refused(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const page = { ...read.data, ...place, body: file.body }
  const faults = missingFields(page).map((field) => `${field} is missing`)
  return faults.length > 0 ? refused(faults) : granted(page)
}

function missingFields(page: LearningPage): string[] {
  const wanted = [
    ...(hasContent(page) ? [] : FOR_PLACEHOLDERS),
    ...(page.lessons === undefined ? [] : (['about'] as const)),
    ...(page.section === 'courses' ? (['level', 'teaches'] as const) : []),
    ...(page.section === 'tracks' ? (['teaches'] as const) : []),
  ]
  return wanted.filter((field) => page[field] === undefined)
}
