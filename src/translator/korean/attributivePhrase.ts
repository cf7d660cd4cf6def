import type { PrepositionalPhrase } from '#translator/frame/frame.ts'
import { isOrigin } from '#translator/frame/originPhrase.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { markedPhrase, prepositionalWords } from '#translator/korean/argument.ts'
import { nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import type { Rendering } from '#translator/korean/rendering.ts'
import { refuseVague } from '#translator/korean/vaguePreposition.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

/** `a radio like this`: 이런; `like that`: 그런. */
function pointedKind({ preposition, object }: PrepositionalPhrase): string | undefined {
  if (preposition.english !== 'like' || object.head.kind !== 'pronoun') return undefined
  if (isPronoun(object, 'this', 'these')) return '이런'
  return isPronoun(object, 'that', 'those') ? '그런' : undefined
}

/** A prepositional phrase that describes a noun: 책상 위에 있는, 한국에 대한, 어린이를 위한. */
export function attributivePhraseWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: PrepositionalPhrase,
): KoreanWord[] {
  refuseVague(phrase, 'doing')
  const pointed = pointedKind(phrase)
  if (pointed) return plainWords(pointed, 'like this', tokensOf(phrase.span))
  if (isOrigin(phrase) || phrase.preposition.role === 'time') return nounWords(builders, rendering, phrase.object)
  const { preposition, object } = phrase
  const { attributive = '', english } = preposition
  const after = attributive === '' ? [] : plainWords(attributive, english, tokensOf(phrase.span))
  if (preposition.role === 'topic' || preposition.role === 'purpose') {
    return [
      ...markedPhrase(builders, rendering, object, preposition.particle || '을/를', preposition.english),
      ...after,
    ]
  }
  if (preposition.role === 'manner')
    return [...markedPhrase(builders, rendering, object, '이/가', preposition.english), ...after]
  return [...prepositionalWords(builders, rendering, phrase, 'being'), ...after]
}
