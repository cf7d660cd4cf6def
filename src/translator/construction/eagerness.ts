import type { PhraseConstruction } from '#translator/construction/construction.ts'
import type { VerbPhrase } from '#translator/frame/frame.ts'
import type { ControlId } from '#translator/frame/governedVerb.ts'

/** What a verb means with `can't`: can't wait to, can't help -ing. */
function meantWithCannot({ predicate }: VerbPhrase): ControlId | undefined {
  if (predicate.kind !== 'control') return undefined
  if (predicate.control === 'wait' || predicate.control === 'eager') return 'eager'
  return predicate.control === 'can not help' ? predicate.control : undefined
}

/** `I can't wait to see you`: 빨리 보고 싶어요; `I couldn't help laughing`: 웃지 않을 수 없었어요. */
export const EAGERNESS: PhraseConstruction = {
  id: 'eagerness',
  stage: 'auxiliary',
  change(phrase) {
    const { modal, ...group } = phrase.group
    const { predicate } = phrase
    const control = meantWithCannot(phrase)
    if (!control || predicate.kind !== 'control' || !group.negative || (modal !== 'can' && modal !== 'could'))
      return phrase
    const tense = modal === 'could' ? ('past' as const) : group.tense
    return { ...phrase, group: { ...group, tense, negative: false }, predicate: { ...predicate, control } }
  },
  examples: [
    {
      english: "I can't wait to see you.",
      polite: '빨리 뵙고 싶어요.',
      formal: '빨리 뵙고 싶습니다.',
      casual: '빨리 너를 보고 싶어.',
      business: '빨리 뵙고 싶습니다.',
    },
    {
      english: "I couldn't help laughing.",
      polite: '웃지 않을 수 없었어요.',
      formal: '웃지 않을 수 없었습니다.',
      casual: '웃지 않을 수 없었어.',
      business: '웃지 않을 수 없었습니다.',
    },
  ],
  leftAlone: ["I can't wait.", "I can't help you."],
}
