import type { StoredPage } from '#app/storedPage.ts'

/** Far more than there are plain pages. */
const MOST_PAGES = 2_000

export interface PageCache {
  /** The page as it was kept, and the revision of the content under which one that is rendered now may be kept. */
  find(path: string): Promise<{ cached: StoredPage | undefined; revision: number }>
  /** Asked before a page is compressed, which costs more than all the rest. */
  hasRoom(): boolean
  /** Does nothing when the content has changed since `revision`. */
  store(path: string, page: StoredPage, revision: number): void
}

/** Plain pages in memory; all are dropped when the content that they were made from changes. */
export function pageCache(latestRevision: () => Promise<number>, mostPages = MOST_PAGES): PageCache {
  const pages = new Map<string, StoredPage>()
  let current = 0
  return {
    async find(path) {
      const revision = await latestRevision()
      if (revision !== current) pages.clear()
      current = revision
      return { cached: pages.get(path), revision }
    },
    hasRoom: () => pages.size < mostPages,
    store(path, page, revision) {
      if (revision === current && pages.size < mostPages) pages.set(path, page)
    },
  }
}
