import { isChosen, isDeadline } from '#translator/construction/advice.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { asks } from '#translator/english/asking.ts'
import { RANK } from '#translator/explanation/rule.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isLexicalVerb, isVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** What the question asks for: `where`, `how`, … of an adverb, `thing` of an object, nothing if it wants a yes or a no. */
export function askedFor({ adjuncts, predicate }: Clause): string | undefined {
  for (const adjunct of adjuncts) if (adjunct.kind === 'wh') return adjunct.word
  return predicate.kind === 'verb' && predicate.arguments.some(({ object }) => asks(object)) ? 'thing' : undefined
}

/** `why should we …`, `what time should we …` ask for what is due. */
const DUE = new Set(['why', 'when', 'what time'])

/** `what should I wear?` weighs what to choose; `which bus should I take?` asks for instructions. */
function isOwnChoice({ subject, predicate }: Clause): boolean {
  if (!isPronoun(subject, 'I') || !isLexicalVerb(predicate)) return false
  const isChoice = predicate.arguments.some(
    ({ role, particle, object }) =>
      role === 'obj' &&
      particle === '을/를' &&
      (isPronoun(object, 'what', 'which') || object.determiner === 'what' || object.determiner === 'which'),
  )
  return isChoice && !isVerb(predicate, 'take', 'ask')
}

/** `should I call a taxi`: something to do, not a state, and not inside `do you think`. */
function isAction({ predicate, noTopic }: Clause): boolean {
  return !noTopic && isLexicalVerb(predicate) && !predicate.passive && !predicate.entry.tags.has('state')
}

/** `should I call him?` asks for advice: 전화할까요? 전화해야 해요? would ask whether one has to. */
export const ASKED_ADVICE: Construction = {
  id: 'asked advice',
  stage: 'command',
  lesson: {
    text: '“should I …?” asks what the listener advises: -(으)ㄹ까요?',
    rank: RANK.special,
  },
  change(clause, _talk, tell) {
    const { group, mood, subject, adjuncts } = clause
    if (mood !== 'question' || group.modal !== 'should' || group.negative || group.never || group.perfect) return clause
    if (group.progressive || !isChosen(clause) || adjuncts.some(isDeadline)) return clause
    const asked = askedFor(clause)
    if (isPronoun(subject, 'I') && asked === undefined) {
      tell()
      if (isAction(clause)) return { ...clause, mood: 'proposal', group: { ...group, modal: 'shall' } }
      return { ...clause, group: { ...group, modal: 'had better' } }
    }
    if (isOwnChoice(clause)) return { ...clause, mood: 'proposal', group: { ...group, modal: 'shall' } }
    if (!isPronoun(subject, 'we') || asked === undefined || DUE.has(asked)) return clause
    const { subject: _we, ...together } = clause
    return { ...together, mood: 'proposal', group: { ...group, modal: 'shall' } }
  },
  examples: [
    {
      english: 'Should I call my teacher?',
      polite: '선생님께 전화드릴까요?',
      formal: '선생님께 전화드리는 게 좋겠습니까?',
      casual: '선생님한테 전화할까?',
      business: '선생님께 전화드리는 게 좋겠습니까?',
    },
    {
      english: 'What should I wear tomorrow?',
      polite: '내일 뭘 입을까요?',
      formal: '내일 무엇을 입는 게 좋겠습니까?',
      casual: '내일 뭘 입을까?',
      business: '내일 무엇을 입는 게 좋겠습니까?',
    },
    {
      english: 'What should we do tomorrow?',
      polite: '내일 뭘 할까요?',
      formal: '내일 무엇을 하는 게 좋겠습니까?',
      casual: '내일 뭘 할까?',
      business: '내일 무엇을 하는 게 좋겠습니까?',
    },
  ],
  leftAlone: [
    'Which bus should I take?',
    'Should I finish it by Friday?',
    'Should he call his teacher?',
    'Where should I get off?',
    'Why should we believe him?',
  ],
}
