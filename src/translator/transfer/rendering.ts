import type { RuleId } from '#translator/transfer/rule.ts'
import type { Tone } from '#translator/translation.ts'

/** Thrown inside the transfer where Korean has no rule for a frame yet; the sentence is then read another way or marked partial. */
export class Untranslatable extends Error {}

/** What the transfer of one sentence into one tone carries along: the tone and the rules that fired. */
export interface Rendering {
  tone: Tone
  fired: FiredRule[]
}

/** A rule with the Korean it worked on, for the explanation. */
export interface FiredRule {
  rule: RuleId
  detail: readonly string[]
}

export function fire(rendering: Rendering, rule: RuleId, ...detail: string[]): void {
  rendering.fired.push({ rule, detail })
}

/** Polite and casual are spoken styles: 이것은 is 이건. Formal and business keep the full forms. */
export function isSpoken({ tone }: Rendering): boolean {
  return tone === 'polite' || tone === 'casual'
}
