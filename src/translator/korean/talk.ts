import type { Several } from '#translator/frame/severalPersons.ts'
import type { Tone } from '#translator/translation.ts'

/** Who talks to whom about whom, and in which tone. */
export interface Talk {
  tone: Tone
  /** The sentence is about another person beside `he` or `she`, who is named, or about both of them. */
  several?: Several | undefined
  /** `we` holds the listener, too: 우리 rather than 저희. */
  inclusive?: boolean
  /** The sentence names someone respected or old, so that 걔 could mean them. */
  respectful?: boolean
  /** `they` are a band: 그 그룹 rather than 그 사람들. */
  performing?: boolean
  /** `he` or `she` is an animal that the sentence names, and needs no word. */
  animal?: boolean
  /** The sentence is for a lover, a friend or the family, so the business tone does not address a customer. */
  intimate?: boolean
  /** The sentence ends in an exclamation point. */
  exclaimed?: boolean
}

/** Polite and casual are spoken styles: 이것은 is 이건. Formal and business keep the full forms. */
export function isSpoken({ tone }: Talk): boolean {
  return tone === 'polite' || tone === 'casual'
}
