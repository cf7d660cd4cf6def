import type { Tone } from '#translator/translation.ts'

/** Who talks to whom about whom, and in which tone. */
export interface Talk {
  tone: Tone
  /** The sentence is about several persons, so that 그분 would be ambiguous; 그 and 그녀 are not. */
  several?: boolean
  /** The sentence is for a lover, a friend or the family, so the business tone does not address a customer. */
  intimate?: boolean
}

/** Polite and casual are spoken styles: 이것은 is 이건. Formal and business keep the full forms. */
export function isSpoken({ tone }: Talk): boolean {
  return tone === 'polite' || tone === 'casual'
}
