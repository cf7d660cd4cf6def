import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { historyAudio } from '#translator/server/historyAudio.ts'
import { type TranslateDependencies, translate, usageOf } from '#translator/server/translate.ts'
import { historyAudioRequest, type TranslatePart, translateRequest } from '#translator/translateContract.ts'

/** A person types and changes tones quickly; a script does not stop. */
const TRANSLATE_LIMIT = { name: 'translate', count: 60, periodSeconds: 60 }
const USAGE_LIMIT = { name: 'translation-usage', count: 120, periodSeconds: 60 }
/** An entry is opened, looked at and listened to. */
const AUDIO_LIMIT = { name: 'translation-audio', count: 24, periodSeconds: 60 }

export function translatorFunctions(dependencies: TranslateDependencies): WireFunction[] {
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
  ]
}
