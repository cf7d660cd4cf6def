import type { Construction } from '#translator/construction/construction.ts'
import { thingIn, timeIn, withContrastedThing, withContrastedTime } from '#translator/construction/contrast.ts'
import type { Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { replaced, withPredicate } from '#translator/frame/replaced.ts'

/** What cannot or will not happen on one day may well happen on another. */
function deniesDay({ group, subject, predicate }: Clause): boolean {
  const ahead =
    group.tense === 'present' && !group.perfect && (group.modal === undefined || /^(?:can|will)$/.test(group.modal))
  return ahead && group.negative && isSpeaker(subject) && predicate.kind !== 'report'
}

/** Meat, coffee, spicy food: a kind of thing, not one that was spoken of. */
function isKindOfThing({ determiner, possessor, relative, attached, head }: NounPhrase): boolean {
  return !determiner && !possessor && !relative && !attached && head.kind !== 'name'
}

/** What a speaker never does, or does not like. */
function deniesHabit({ group, subject, predicate }: Clause): boolean {
  const { tense, modal, perfect, progressive, negative } = group
  if (tense !== 'present' || modal || perfect || progressive || !negative || !isSpeaker(subject)) return false
  return predicate.kind === 'verb' && isTaggedVerb(predicate, 'shunned')
}

/** `I can't meet you today`, `I don't eat meat`: others may, so it stands in contrast, 오늘은 못 봬요, 고기는 안 먹어요. */
export const DENIED_PART: Construction = {
  id: 'denied part',
  stage: 'command',
  change(clause) {
    const { mood, predicate, adjuncts, precedingClauses = [] } = clause
    if (mood !== 'statement' || precedingClauses.some(({ relation }) => relation === 'but')) return clause
    const time = deniesDay(clause) ? timeIn(clause) : undefined
    if (time)
      return { ...clause, adjuncts: replaced(adjuncts, (each) => (each === time ? withContrastedTime(each) : each)) }
    const thing = deniesHabit(clause) ? thingIn(predicate) : undefined
    if (!thing || !isKindOfThing(thing)) return clause
    return withPredicate(clause, withContrastedThing(predicate, thing))
  },
  examples: [
    {
      english: "I can't meet you today.",
      polite: '오늘은 못 봬요.',
      formal: '오늘은 뵐 수 없습니다.',
      casual: '오늘은 못 만나.',
      business: '오늘은 뵐 수 없습니다.',
    },
    {
      english: "I don't like spicy food.",
      polite: '매운 음식은 안 좋아해요.',
      formal: '매운 음식은 좋아하지 않습니다.',
      casual: '매운 음식은 안 좋아해.',
      business: '매운 음식은 좋아하지 않습니다.',
    },
  ],
  leftAlone: ["I didn't sleep last night.", "I don't know the answer.", "He can't come today."],
}
