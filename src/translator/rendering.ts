import { type Predicate as KoreanPredicate, predicate } from '#korean/predicate.ts'
import { VERB_CLASSES, type VerbClass } from '#korean/verbClass.ts'
import type { RuleId } from '#translator/rule.ts'
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

/** Whether the person addressed is honoured with -시-. */
export function honoursAddressee({ tone }: Rendering): boolean {
  return tone !== 'casual'
}

function isVerbClass(name: string): name is VerbClass {
  return (VERB_CLASSES as readonly string[]).includes(name)
}

/** A Korean predicate of a lexicon row; the part of speech follows from the class where that decides it. */
export function lexiconPredicate(korean: string, verbClass: string, pos: 'verb' | 'adjective'): KoreanPredicate {
  if (!isVerbClass(verbClass)) throw new Error(`No verb class: ${verbClass} (${korean})`)
  if (korean === '있다' || korean === '없다') return predicate(korean, 'existential', verbClass)
  if (verbClass === '이다' || verbClass === '아니다') return predicate(korean, 'copula', verbClass)
  return predicate(korean, pos, verbClass)
}

