import type { PhraseConstruction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import type { Clause, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { GOVERNED_VERBS } from '#translator/frame/governedVerb.ts'
import { LASTING_CAUSES, REPORTED_EVENTS } from '#translator/frame/government.ts'

/** English shifts a reported clause into the past. */
export function isBackshifted({ group: outer }: VerbPhrase, { predicate, group }: Clause): boolean {
  const isPast = outer.tense === 'past' || outer.modal === 'could'
  if (!isPast || group.tense !== 'past' || group.perfect) return false
  if (predicate.kind === 'verb')
    return group.progressive || ('tags' in predicate.entry && predicate.entry.tags.has('state'))
  return group.progressive || !isEvent(predicate)
}

/** Whether a governing verb happens at once: `he said she promised to call`, 전화하겠다고 약속했다고. */
function isEvent(predicate: Predicate): boolean {
  if (predicate.kind === 'control') return GOVERNED_VERBS[predicate.control].event === true
  if (predicate.kind === 'report') return REPORTED_EVENTS.has(predicate.report)
  return predicate.kind === 'cause' && !LASTING_CAUSES.has(predicate.cause)
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
    {
      english: 'She said he wanted to leave.',
      polite: '그 여자는 그 남자가 떠나고 싶어 한다고 했어요.',
      formal: '그 여자는 그 남자가 떠나고 싶어 한다고 했습니다.',
      casual: '그 여자는 그 남자가 떠나고 싶어 한다고 했어.',
      business: '그 여자분은 그 남자분이 떠나고 싶어 하신다고 하셨습니다.',
    },
  ],
  leftAlone: ['He said he had been busy.', 'He says he was busy.', 'I forgot that he promised to call.'],
}
