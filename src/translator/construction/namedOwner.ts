import type { Construction, Tell } from '#translator/construction/construction.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener, isPronoun, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { withObjects, withPredicate } from '#translator/frame/replaced.ts'
import { addressee } from '#translator/korean/pronoun.ts'
import type { Talk } from '#translator/korean/talk.ts'

function named(phrase: NounPhrase, korean: string): NounPhrase {
  return { ...phrase, head: { kind: 'name', entry: { english: 'you', korean, tags: new Set(['person']) } } }
}

/** The thing with its owner's title: 선생님의 차. */
function owned(phrase: NounPhrase, talk: Talk, tell: Tell): NounPhrase {
  const { possessor, head } = phrase
  const honored = head.kind === 'noun' && head.entry.honorific !== ''
  if (!possessor || honored || isPronoun(phrase, 'mine') || !isListener(possessor) || talk.tone === 'casual')
    return phrase
  const title = addressee(talk)
  tell(title)
  return { ...phrase, possessor: named(possessor, title) }
}

/** `is this your car?`, `I envy your patience`: the owner matters and is named. */
export const NAMED_OWNER: Construction = {
  id: 'named owner',
  stage: 'clause',
  after: ['wanted thing'],
  lesson: 'you/title',
  change(clause, talk, tell) {
    const { predicate, subject } = clause
    if (predicate.kind === 'noun') {
      const complement = owned(predicate.complement, talk, tell)
      return complement === predicate.complement ? clause : { ...clause, predicate: { ...predicate, complement } }
    }
    if (!isSpeaker(subject) || !isTaggedVerb(predicate, 'felt')) return clause
    return withPredicate(
      clause,
      withObjects(predicate, (object) => owned(object, talk, tell)),
    )
  },
  examples: [
    {
      english: 'Is this your car?',
      polite: '이건 선생님의 차예요?',
      formal: '이것은 선생님의 차입니까?',
      casual: '이건 네 차야?',
      business: '이것은 고객님의 차입니까?',
    },
    {
      english: "I don't like your sofa.",
      polite: '선생님의 소파를 안 좋아해요.',
      formal: '선생님의 소파를 좋아하지 않습니다.',
      casual: '네 소파를 안 좋아해.',
      business: '고객님의 소파를 좋아하지 않습니다.',
    },
  ],
  leftAlone: ['Where is your car?', 'Is this my car?'],
}
