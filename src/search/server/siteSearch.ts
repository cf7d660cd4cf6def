import { setImmediate as nextTurn } from 'node:timers/promises'
import { createContext } from 'react-router'
import { loadHeadwords } from '#headwords/server/loadHeadwords.ts'
import { glossaryPath } from '#learn/glossaryPage.ts'
import { isOpen } from '#learn/openPage.ts'
import type { LearningHub } from '#learn/server/learningHub.ts'
import { loadPageContent } from '#learn/server/loadPageContent.ts'
import { loadPoints } from '#questions/server/loadPoints.ts'
import {
  type PageEntry,
  pageEntries,
  pointEntry,
  type SearchEntry,
  type SearchResults,
  wordEntry,
} from '#search/searchEntry.ts'
import { type SearchIndex, searchIndex } from '#search/server/searchIndex.ts'

export interface SiteSearch {
  /** @throws if the database does not respond */
  find(query: string): Promise<SearchResults>
}

/** Indexes the open pages, the headwords and the points at the first search, and again after the pages changed. */
export function openSiteSearch(hub: LearningHub): SiteSearch {
  let made: { revision: number; index: Promise<SearchIndex> } | undefined
  let lasting: Promise<SearchEntry[]> | undefined
  const makeIndex = async () => {
    lasting ??= wordsAndPoints()
    return searchIndex((await Promise.all([openPages(hub), lasting])).flat())
  }
  return {
    async find(query) {
      const { revision } = await hub.latest()
      if (made?.revision !== revision) {
        const index = makeIndex()
        made = { revision, index }
        index.catch(() => {
          made = undefined
          lasting = undefined
        })
      }
      return (await made.index).find(query)
    },
  }
}

/** They stay the same while the server runs. */
async function wordsAndPoints(): Promise<SearchEntry[]> {
  const [{ headwords }, { points }] = await Promise.all([loadHeadwords(), loadPoints()])
  await nextTurn()
  return [...headwords.map(wordEntry), ...[...points.values()].map(pointEntry)]
}

async function openPages(hub: LearningHub): Promise<PageEntry[]> {
  const { pages: glossary } = await hub.latest()
  const glossaryPaths = glossary.map(glossaryPath)
  const entries: PageEntry[] = []
  for (const page of (await hub.pages()).values()) {
    if (!isOpen(page, glossaryPaths)) continue
    const { blocks } = await loadPageContent(page, glossary, hub)
    entries.push(...pageEntries(page, blocks))
    // Reading all pages takes a second, in which other requests and duels go on.
    await nextTurn()
  }
  return entries
}

/** The context key of the search. The React Router build and the server load the same copy of this module, so they share this key. */
export const siteSearch = createContext<SiteSearch>()
