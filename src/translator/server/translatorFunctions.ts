import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { type TranslateDependencies, translate, usageOf } from '#translator/server/translate.ts'
import { translateRequest } from '#translator/translateContract.ts'

/** A person types and changes tones quickly; a script does not stop. */
const TRANSLATE_LIMIT = { name: 'translate', count: 60, periodSeconds: 60 }
const USAGE_LIMIT = { name: 'translation-usage', count: 120, periodSeconds: 60 }

export function translatorFunctions(dependencies: TranslateDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'translate',
      access: 'visitor',
      input: translateRequest,
      rateLimit: TRANSLATE_LIMIT,
      run: ({ input, ...call }) => translate({ ...call, text: input.text, tone: input.tone }, dependencies),
    }),
    defineFunction({
      name: 'translation-usage',
      access: 'visitor',
      input: NO_INPUT,
      rateLimit: USAGE_LIMIT,
      run: ({ claims, address }) => usageOf(claims, address, dependencies),
    }),
  ]
}
