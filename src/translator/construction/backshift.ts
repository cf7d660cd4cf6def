import type { PhraseConstruction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import type { Clause, VerbPhrase } from '#translator/frame/frame.ts'

/** English shifts a reported clause into the past. */
function isBackshifted({ group: outer }: VerbPhrase, { predicate, group }: Clause): boolean {
  if (outer.tense !== 'past' || group.tense !== 'past' || group.perfect) return false
  if (predicate.kind === 'verb')
    return group.progressive || ('tags' in predicate.entry && predicate.entry.tags.has('state'))
  return true
}

/** `he said he was busy`: Korean keeps the tense of the original words, 바쁘다고 했어요. */
export const BACKSHIFT: PhraseConstruction = {
  id: 'quotation/tense',
  stage: 'phrase',
  lesson: { text: 'Reported speech keeps the tense of the original words.', rank: RANK.special },
  change(phrase, _talk, tell) {
    const { predicate } = phrase
    if (predicate.kind !== 'report' || !isBackshifted(phrase, predicate.clause)) return phrase
    tell()
    const { clause } = predicate
    const reported: Clause = { ...clause, group: { ...clause.group, tense: 'present' } }
    return { ...phrase, predicate: { ...predicate, clause: reported } }
  },
  examples: [
    {
      english: 'He said he was busy.',
      polite: '그 사람은 바쁘다고 했어요.',
      formal: '그 사람은 바쁘다고 했습니다.',
      casual: '걔는 바쁘다고 했어.',
      business: '그분은 바쁘시다고 하셨습니다.',
    },
    {
      english: 'She said she was waiting for me.',
      polite: '그 사람은 저를 기다리고 있다고 했어요.',
      formal: '그 사람은 저를 기다리고 있다고 했습니다.',
      casual: '걔는 나를 기다리고 있다고 했어.',
      business: '그분은 저를 기다리고 계신다고 하셨습니다.',
    },
  ],
  leaves: ['He said he had been busy.', 'He says he was busy.'],
}
