import { z } from 'zod'
import { QUERY_MAX } from '#site/searchQuery.ts'

/** Response of `palette-places`: the site's own places. */
export interface Places {
  places: Place[]
}

export interface Place {
  label: string
  path: string
  /** The heading that it is listed under when nothing is searched for; null if it is listed only when it is searched for. */
  group: string | null
  /** Who can go there: visitors, signed-in users, or everyone. */
  for: 'visitors' | 'users' | 'everyone'
}

/** What is searched for: a page, a word or a point. The response of `palette-find` is `Findings`. */
export const findRequest = z.strictObject({ text: z.string().trim().min(1).max(QUERY_MAX) })

/** What a page finds, the best first. */
export interface Findings {
  pages: { name: string; within: string | null; path: string }[]
  words: { word: string; meaning: string; level: string; path: string }[]
}
