import type { Claims, Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { TranslateDependencies, TranslateOrder } from '#translator/server/translate.ts'
import type { TranslationEngine } from '#translator/server/translationEngine.ts'
import type { Tone, ToneVersion, Translation } from '#translator/translation.ts'

export const VISITOR: Claims = { role: 'anon' }

/** Echoes the text, counting its calls; the first `failures` calls fail. */
export function echoEngine(failures = 0): TranslationEngine & { calls: number } {
  return {
    calls: 0,
    async translate({ text }) {
      this.calls += 1
      if (this.calls <= failures) throw new Error('engine down')
      return { engine: 'built-in', translation: echo(text) }
    },
  }
}

export function echo(text: string): Translation {
  const version = (tone: Tone): ToneVersion => ({ text: `${tone}: ${text}`, romanization: '', words: [] })
  const tones = {
    polite: version('polite'),
    formal: version('formal'),
    casual: version('casual'),
    business: version('business'),
  }
  const steps = { polite: [], formal: [], casual: [], business: [] }
  return { source: 'english', status: 'complete', tones, steps, unknown: [], gaps: [], known: [], others: [] }
}

export function dependenciesOf(database: Database, engine: TranslationEngine): TranslateDependencies {
  return { database, engine, keyedHash: (text) => `hash of ${text}`, listenUrl: (text) => `/audio/${text}` }
}

/** A visitor's order from this IP address in the polite tone; `more` overrides it. */
export function orderFrom(
  address: string,
  text: string,
  more: Partial<Pick<TranslateOrder, 'tone' | 'claims' | 'address' | 'signal' | 'onPartial'>> = {},
): TranslateOrder {
  return { text, tone: 'polite', claims: VISITOR, address, signal: new AbortController().signal, ...more }
}

/** The problem that `work` ends with. @throws on any other outcome */
export async function problemOf(work: Promise<unknown>): Promise<Problem> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Problem) return error
  throw new Error(`Expected a problem, got ${String(error)}`)
}
