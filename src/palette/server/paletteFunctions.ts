import { type Findings, findRequest, type Places } from '#palette/paletteContract.ts'
import { PLACES } from '#palette/places.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import type { SearchResults, WordEntry } from '#search/searchEntry.ts'
import type { SiteSearch } from '#search/server/siteSearch.ts'

/** A palette asks once each time that it is opened on a new page. */
const PLACES_LIMIT = { name: 'palette-places', count: 60, periodSeconds: 60, perNode: true } as const
/** A palette asks while somebody writes, perhaps a class behind one address. */
const FIND_LIMIT = { name: 'palette-find', count: 300, periodSeconds: 60, perNode: true } as const
/** How many pages and words are listed. The search page shows more. */
const SHOWN = { pages: 4, words: 5 }

/** What the command palette asks, of visitors too. */
export function paletteFunctions(search: SiteSearch): WireFunction[] {
  return [
    defineFunction({
      name: 'palette-places',
      access: 'visitor',
      input: NO_INPUT,
      rateLimit: PLACES_LIMIT,
      run: async (): Promise<Places> => ({ places: [...PLACES] }),
    }),
    defineFunction({
      name: 'palette-find',
      access: 'visitor',
      input: findRequest,
      rateLimit: FIND_LIMIT,
      run: async ({ input }) => findings(await search.find(input.text), input.text),
    }),
  ]
}

function findings({ pages, words }: SearchResults, text: string): Findings {
  // Whoever looks a word up wants it before the words that contain it.
  const [meant, others] = [true, false].map((wanted) => words.filter((entry) => means(entry, text) === wanted))
  return {
    pages: pages.slice(0, SHOWN.pages).map(({ name, within, path }) => ({ name, within: within ?? null, path })),
    words: [...(meant ?? []), ...(others ?? [])]
      .slice(0, SHOWN.words)
      .map(({ name, meaning, level, path }) => ({ word: name, meaning, level, path })),
  }
}

/** Whether the text is the word itself or one of its whole meanings. */
function means({ name, meaning }: WordEntry, text: string): boolean {
  const asked = text.normalize('NFC').toLowerCase()
  const glosses = meaning.toLowerCase().split(', ')
  return name === asked || glosses.some((gloss) => gloss === asked || gloss === `to ${asked}`)
}
