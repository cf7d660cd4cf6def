import type { LearningPages } from '#learn/server/learningPages.ts'
import { type LookedUp, lookUpRequest, type Places } from '#palette/paletteContract.ts'
import { palettePlaces } from '#palette/places.ts'
import { openWordTable } from '#palette/server/wordTable.ts'
import { foundWords } from '#palette/wordSearch.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** A palette asks once each time that it is opened on a new page. */
const PLACES_LIMIT = { name: 'palette-places', count: 60, periodSeconds: 60, perNode: true } as const
/** A palette asks while somebody writes, perhaps a class behind one address. */
const LOOK_UP_LIMIT = { name: 'look-up', count: 300, periodSeconds: 60, perNode: true } as const

/** What the command palette asks, of visitors too. */
export function paletteFunctions(pages: () => Promise<LearningPages>): WireFunction[] {
  const readWords = openWordTable()
  return [
    defineFunction({
      name: 'palette-places',
      access: 'visitor',
      input: NO_INPUT,
      rateLimit: PLACES_LIMIT,
      run: async (): Promise<Places> => ({ places: palettePlaces(await pages()) }),
    }),
    defineFunction({
      name: 'look-up',
      access: 'visitor',
      input: lookUpRequest,
      rateLimit: LOOK_UP_LIMIT,
      run: async ({ input }): Promise<LookedUp> => ({ words: foundWords(await readWords(), input.text) }),
    }),
  ]
}
