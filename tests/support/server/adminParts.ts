import type { GlossaryEntry } from '#admin/glossaryEntry.ts'
import type { AdminParts } from '#admin/server/adminFunctions.ts'
import { loadLearningPages } from '#learn/server/learningPages.ts'

/** What the admin's functions need, with the real pages and without a voice. */
export function adminParts(glossary: readonly GlossaryEntry[] = []): AdminParts {
  return { glossary, hub: { pages: loadLearningPages, listenUrl: () => null }, pagesChanged() {} }
}
