import { clauseOf, embeds, type SentencePart } from '#translator/english/partRule.ts'
import type { Token } from '#translator/english/token.ts'
import type { Clause } from '#translator/frame/frame.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'

const FINITE =
  /^(?:am|is|are|was|were|has|had|do|does|did|will|'ll|would|'d|can|could|should|must|may|might|'m|'re|'ve)$/

function isSimplePast({ group }: Clause): boolean {
  return group.tense === 'past' && !group.passive && !group.perfect && !group.progressive && group.modal === undefined
}

/** Whether a verb without subject goes with the subject before it. After an auxiliary, other forms could belong to the auxiliary. */
function continues(before: Clause, first: Token, lexicon: Lexicon): boolean {
  const forms = new Set((lexicon.bases.get(first.word) ?? []).map(({ form }) => form))
  if (FINITE.test(first.word) || forms.has('s')) return true
  if (!forms.has('past')) return before.group.agreement === 'base' && forms.has('base')
  return isSimplePast(before) || !(forms.has('participle') || forms.has('base'))
}

/** The tokens of a part that has lost its subject, with the subject of the part before it; undefined where it is not clear. */
export function withInheritedSubject(
  before: SentencePart,
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly Token[] | undefined {
  const clause = clauseOf(before)
  const [first] = tokens
  if (!first || clause?.mood !== 'statement' || !clause.subject || embeds(before)) return undefined
  if (before.tokens.some(({ word }) => word === 'to') || !continues(clause, first, lexicon)) return undefined
  const { from, to } = clause.subject.span
  return from < 0 ? undefined : [...before.tokens.slice(from, to), ...tokens]
}
