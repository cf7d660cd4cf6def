import type { RuleId } from '#translator/explanation/rule.ts'
import type { SenseRow } from '#translator/lexicon/lexiconRow.ts'
import type { Tone } from '#translator/translation.ts'

/** Thrown inside the transfer if there is no rule for a frame yet. Then another reading is tried, or the sentence is marked partial. */
export class Untranslatable extends Error {}

/** The state of the transfer of one sentence into one tone: the tone and the rules that fired. */
export interface Rendering {
  tone: Tone
  fired: FiredRule[]
  /** The sentence is about several persons, so that 그분 would be ambiguous; 그 and 그녀 are not. */
  several?: boolean
  /** The sentence is for a lover, a friend or the family, so the business tone does not address a customer. */
  intimate?: boolean
}

/** The row of the lexicon chosen for an English word, which shows the sense. */
export interface UsedEntry {
  part: SenseRow['part']
  english: string
  korean: string
}

/** A rule with the Korean it worked on, for the explanation; `used` with the rule `sense` alone. */
export interface FiredRule {
  rule: RuleId
  detail: readonly string[]
  used?: UsedEntry
}

export function fire(rendering: Rendering, rule: RuleId, ...detail: string[]): void {
  rendering.fired.push({ rule, detail })
}

/** Notes the sense of a word; `withOpenSenses` decides whether it is worth a step. */
export function noteSense(rendering: Rendering, part: UsedEntry['part'], { english, korean }: Omit<UsedEntry, 'part'>) {
  rendering.fired.push({ rule: 'sense', detail: [english], used: { part, english, korean } })
}

/** Polite and casual are spoken styles: 이것은 is 이건. Formal and business keep the full forms. */
export function isSpoken({ tone }: Rendering): boolean {
  return tone === 'polite' || tone === 'casual'
}
