import { createContext } from 'react-router'
import type { PagePractice } from '#learn/pagePractice.ts'
import { type Glossary, openGlossary } from '#learn/server/glossary.ts'
import { type LearningPages, loadLearningPages } from '#learn/server/learningPages.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Speech } from '#speech/server/speech.ts'

/** The sources of the hub's pages. */
export interface LearningHub extends Glossary {
  /** Read from disk once. */
  pages(): Promise<LearningPages>
  /** What readers of the page at this path can practice. */
  practiceOf(path: string): readonly PagePractice[]
  /** URL of an example's audio. */
  listenUrl: Speech['listenUrl']
}

export function openLearningHub(
  database: Database,
  { listenUrl }: Pick<Speech, 'listenUrl'>,
  practiceOf: LearningHub['practiceOf'],
): LearningHub {
  let pages: Promise<LearningPages> | undefined
  return {
    ...openGlossary(database),
    listenUrl,
    practiceOf,
    pages() {
      pages ??= loadLearningPages()
      return pages
    },
  }
}

/** The context key of the hub. The React Router build and the server load the same copy of this module, so they share this key. */
export const learningHub = createContext<LearningHub>()
