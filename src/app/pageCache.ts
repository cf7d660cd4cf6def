import type { StoredPage } from '#app/storedPage.ts'

/** Far more than there are plain pages. */
const MOST_PAGES = 2_000

export interface PageCache {
  /** The cached page, and the current revision of the content, which a page that is rendered now must be stored with. */
  find(path: string): Promise<{ cached: StoredPage | undefined; revision: number }>
  /** Check it before compressing a page, which is the most expensive step. */
  hasRoom(): boolean
  /** Does nothing if the content has changed since `revision`. */
  store(path: string, page: StoredPage, revision: number): void
}

/** Caches plain pages in memory. Drops all of them when the content changes. */
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
