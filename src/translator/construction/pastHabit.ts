import type { Construction } from '#translator/construction/construction.ts'
import type { Adjunct, Clause } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'

/** always, every day, on Sundays. */
function isRepeated(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'time noun') return adjunct.object.determiner === 'every'
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  const { korean, tags } = adjunct.use.entry
  return tags.has('frequency') || korean.endsWith('마다')
}

/** `when I was little`: the habit belongs to that time. */
function isOfFormerTime({ precedingClauses = [] }: Clause): boolean {
  return precedingClauses.some(({ relation, clause: { group } }) => relation === 'when' && group.tense === 'past')
}

/** `my dad would always sing` tells what he used to do: 항상 노래하셨어요. */
export const PAST_HABIT: Construction = {
  id: 'past habit',
  stage: 'thought',
  change(clause) {
    const { group, mood, subject, adjuncts, predicate, precedingClauses = [] } = clause
    if (mood !== 'statement' || group.modal !== 'would' || group.perfect || group.progressive) return clause
    if (predicate.kind !== 'verb' || isTaggedVerb(predicate, 'state')) return clause
    if (precedingClauses.some(({ relation }) => relation !== 'when')) return clause
    const isHabit = isOfFormerTime(clause) || (adjuncts.some(isRepeated) && !isSpeaker(subject))
    if (!isHabit) return clause
    const { modal: _would, ...past } = group
    return { ...clause, group: { ...past, tense: 'past' } }
  },
  examples: [
    {
      english: 'My dad would always sing in the car.',
      polite: '저희 아빠는 항상 차 안에서 노래하셨어요.',
      formal: '저희 아빠는 항상 차 안에서 노래하셨습니다.',
      casual: '우리 아빠는 항상 차 안에서 노래했어.',
      business: '저희 아버지는 항상 차 안에서 노래하셨습니다.',
    },
  ],
  leftAlone: ['I would always help you.', 'My dad would sing if he were here.', 'He would love this song.'],
}
