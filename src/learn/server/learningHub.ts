import { createContext } from 'react-router'
import { type Glossary, openGlossary } from '#learn/server/glossary.ts'
import { type LearningPages, loadLearningPages } from '#learn/server/learningPages.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Speech } from '#speech/server/speech.ts'

/** What the hub's pages are made of. */
export interface LearningHub extends Glossary {
  /** Read from disk once. */
  pages(): Promise<LearningPages>
  /** Where an example can be heard. */
  listenUrl: Speech['listenUrl']
}

export function openLearningHub(database: Database, { listenUrl }: Pick<Speech, 'listenUrl'>): LearningHub {
  let pages: Promise<LearningPages> | undefined
  return {
    ...openGlossary(database),
    listenUrl,
    pages() {
      pages ??= loadLearningPages()
      return pages
    },
  }
}

/** Where route loaders find the hub. Server modules exist once, so the server and the pages' build share this key. */
export const learningHub = createContext<LearningHub>()
