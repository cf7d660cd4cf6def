import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { translateLinesRequest } from '#translator/bulk/bulkContract.ts'
import { historyAudio } from '#translator/server/historyAudio.ts'
import { searchHistory } from '#translator/server/searchHistory.ts'
import { shareTranslation } from '#translator/server/shareTranslation.ts'
import { type TranslateDependencies, translate, usageOf } from '#translator/server/translate.ts'
import { translateLines } from '#translator/server/translateLines.ts'
import {
  historyAudioRequest,
  searchHistoryRequest,
  shareRequest,
  type TranslatePart,
  translateRequest,
} from '#translator/translateContract.ts'

/** High enough for a person who types and changes tones quickly; stops scripts. */
const TRANSLATE_LIMIT = { name: 'translate', count: 60, periodSeconds: 60, perNode: true } as const
/** A person shares what they have just read. */
const SHARE_LIMIT = { name: 'share-translation', count: 20, periodSeconds: 3_600 }
const USAGE_LIMIT = { name: 'translation-usage', count: 120, periodSeconds: 60 }
/** A person opens an entry, reads it and listens to it. */
const AUDIO_LIMIT = { name: 'translation-audio', count: 24, periodSeconds: 60 }
/** A job of 500 lines is twenty batches. */
const LINES_LIMIT = { name: 'translate-lines', count: 60, periodSeconds: 60 }
/** A search is sent again with each change of the input. */
const SEARCH_LIMIT = { name: 'search-history', count: 60, periodSeconds: 60 }

export function translatorFunctions(dependencies: TranslateDependencies): WireFunction[] {
  const busy = new Set<string>()
  return [
    defineFunction({
      name: 'translate',
      access: 'visitor',
      input: translateRequest,
      rateLimit: TRANSLATE_LIMIT,
      run({ input: { text, tone }, onPart, ...call }) {
        const onPartial = (translation: string) => onPart({ translation } satisfies TranslatePart)
        return translate({ ...call, text, tone, onPartial }, dependencies)
      },
    }),
    defineFunction({
      name: 'share-translation',
      access: 'visitor',
      input: shareRequest,
      rateLimit: SHARE_LIMIT,
      run: ({ input: { text, tone }, ...call }) => shareTranslation({ ...call, text, tone }, dependencies),
    }),
    defineFunction({
      name: 'translate-lines',
      access: 'user',
      signedOut: 'Please sign in to translate in bulk.',
      input: translateLinesRequest,
      rateLimit: LINES_LIMIT,
      run: ({ input: { lines, tone }, ...call }) => translateLines({ ...call, lines, tone }, dependencies, busy),
    }),
    defineFunction({
      name: 'translation-usage',
      access: 'visitor',
      input: NO_INPUT,
      rateLimit: USAGE_LIMIT,
      run: ({ claims, address }) => usageOf(claims, address, dependencies),
    }),
    defineFunction({
      name: 'translation-audio',
      access: 'user',
      input: historyAudioRequest,
      rateLimit: AUDIO_LIMIT,
      run: ({ input, claims }) => historyAudio(claims, input.history_id, dependencies),
    }),
    defineFunction({
      name: 'search-history',
      access: 'user',
      input: searchHistoryRequest,
      rateLimit: SEARCH_LIMIT,
      run: ({ input: { search, saved_only: savedOnly }, claims }) =>
        searchHistory(claims, { search, savedOnly }, dependencies.database),
    }),
  ]
}
