import type { Construction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import { isAdverb, saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause } from '#translator/frame/frame.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'
import { replaced } from '#translator/frame/replaced.ts'

/** Whether one decides to do it: `you should know`, `you should receive a letter` say what is due or expected. */
export function isChosen({ predicate }: Clause): boolean {
  if (predicate.kind === 'construction') return true
  if (predicate.kind !== 'verb' || predicate.passive || 'unknown' in predicate.entry) return false
  const { tags } = predicate.entry
  return !tags.has('state') && !tags.has('involuntary')
}

/** `by Friday`: what has a deadline is a duty. */
export function isDeadline(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && adjunct.phrase.preposition.english === 'by'
}

/** `maybe you should ask`: advice is no guess, so the adverb only softens it. */
function softened(adjunct: Adjunct): Adjunct {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return adjunct
  const { english } = adjunct.use.entry
  const guesses = /^(?:maybe|perhaps|probably)$/.test(english)
  return guesses ? saidAdverb(english, '아무래도', 'sentence', adjunct.use.span) : adjunct
}

/** `you should rest` advises the listener: 쉬시는 게 좋겠어요. 쉬셔야 해요 would be an obligation. */
export const ADVICE: Construction = {
  id: 'advice',
  stage: 'command',
  lesson: {
    text: '“should” as advice is -는 게 좋겠다, “it would be good to”; -아/어야 하다 would be an obligation.',
    rank: RANK.special,
  },
  change(clause, _talk, tell) {
    const { group, mood, subject, adjuncts } = clause
    if (mood !== 'statement' || group.modal !== 'should' || group.negative || group.never || group.perfect)
      return clause
    if (group.progressive || !isChosen(clause)) return clause
    if (isPronoun(subject, 'we') && adjuncts.some((each) => isAdverb(each, 'sometime', 'some time', 'together'))) {
      const { subject: _we, ...together } = clause
      const { modal: _should, ...plain } = group
      return { ...together, mood: 'suggestion', group: plain }
    }
    if (!isListener(subject)) return clause
    if (adjuncts.some(isDeadline)) return clause
    tell()
    return { ...clause, adjuncts: replaced(adjuncts, softened), group: { ...group, modal: 'had better' } }
  },
  examples: [
    {
      english: 'You should drink more water.',
      polite: '물을 더 드시는 게 좋겠어요.',
      formal: '물을 더 드시는 게 좋겠습니다.',
      casual: '물을 더 마시는 게 좋겠어.',
      business: '물을 더 드시는 게 좋겠습니다.',
    },
    {
      english: 'I think you should see a doctor.',
      polite: '병원에 가시는 게 좋을 것 같아요.',
      formal: '병원에 가시는 게 좋을 것 같습니다.',
      casual: '병원에 가는 게 좋을 것 같아.',
      business: '병원에 가시는 게 좋을 것 같습니다.',
    },
    {
      english: 'We should go hiking sometime.',
      polite: '언제 한번 등산 가요.',
      formal: '언제 한번 등산 갑시다.',
      casual: '언제 한번 등산 가자.',
      business: '언제 한번 등산 가시지요.',
    },
    {
      english: 'Maybe you should ask her.',
      polite: '아무래도 그 사람한테 물어보시는 게 좋겠어요.',
      formal: '아무래도 그 사람에게 물어보시는 게 좋겠습니다.',
      casual: '아무래도 걔한테 물어보는 게 좋겠어.',
      business: '아무래도 그분에게 물어보시는 게 좋겠습니다.',
    },
  ],
  leftAlone: [
    'You should finish it by Friday.',
    'You should know the rules.',
    "You shouldn't skip meals.",
    'He should see a doctor.',
    'Should he see a doctor?',
  ],
}
