import { type SentencePart, setPhraseOf } from '#translator/english/partRule.ts'
import type { Token } from '#translator/english/token.ts'
import type { VerbPhrase } from '#translator/frame/frame.ts'
import type { ControlId } from '#translator/frame/governedVerb.ts'

/** What each verb phrase of a reading adds to its risk, on the scale of costs. */
const RISK_PER_VERB_PHRASE = 3

/** What each word and number of the sentence adds. */
const RISK_PER_WORD = 1

/** Readings with more risk are shown as something to check. `npm run evaluate:trust` measures what other limits would do. */
export const MOST_TRUSTED_RISK = 20

export function wordCount(tokens: readonly Token[]): number {
  return tokens.filter(({ kind, text }) => kind !== 'mark' && text !== '').length
}

/** How many verb phrases a frame holds, the ones inside noun phrases and slots included. */
function verbPhrasesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.entries(value).reduce(
    (sum, [key, each]) => sum + (key === 'entry' ? 0 : verbPhrasesIn(each)),
    0,
  )
  return inside + (isVerbPhrase(value) && !isAuxiliary(value) ? 1 : 0)
}

function isVerbPhrase(value: object): value is VerbPhrase {
  return 'group' in value && 'predicate' in value
}

/** `have to`, `want to` and the like are read as surely as `must` and `can`, which add no verb phrase. */
const AUXILIARIES: ReadonlySet<ControlId> = new Set(['must', 'need', 'want', 'able', 'going', 'allowed'])

function isAuxiliary({ predicate }: VerbPhrase): boolean {
  return predicate.kind === 'control' && AUXILIARIES.has(predicate.control)
}

/** How easily a reading with this cost is wrong. A set phrase has no risk. */
export function riskOf(part: SentencePart, cost: number): number {
  if (setPhraseOf(part)) return 0
  return cost + verbPhrasesIn(part.frame) * RISK_PER_VERB_PHRASE + wordCount(part.tokens) * RISK_PER_WORD
}
