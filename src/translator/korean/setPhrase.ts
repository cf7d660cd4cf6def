import type { Suffix } from '#korean/morpheme.ts'
import type { Particle } from '#korean/particle.ts'
import { copula } from '#korean/predicate.ts'
import { bareWord } from '#translator/bareWord.ts'
import type { Fragment, VerbPhrase } from '#translator/frame/frame.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { markedLast, nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { formWords, inOneBreath, type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

type PhraseFragment = Extract<Fragment, { kind: 'phrase' }>

const COPULA_ENDINGS = { polite: '-아요', formal: '-습니다', casual: '-아', business: '-습니다' } as const

function slotWords(builders: PhraseBuilders, rendering: Rendering, phrase: PhraseFragment, role: string): KoreanWord[] {
  if (!phrase.slot) throw new Untranslatable('empty slot')
  if (phrase.slot.head.kind === 'action') return favorWords(builders, rendering, phrase.slot.head.phrase)
  const words = nounWords(builders, rendering, phrase.slot)
  if (role === '') return words
  if (role !== '이다') return markedLast(rendering, words, role as Particle)
  const last = words.at(-1)
  if (!last) throw new Untranslatable('empty slot')
  const closing = formWords(copula(last.text), [COPULA_ENDINGS[rendering.tone]], last.gloss, last.sources)
  return [...words.slice(0, -1), ...closing]
}

const HEARER: SubjectPerson = { who: 'you', respect: 'none' }

/** `thank you for helping me`: an action of the listener for the speaker, 도와주셔서. */
function favorWords(builders: PhraseBuilders, rendering: Rendering, action: VerbPhrase): KoreanWord[] {
  const chain = builders.phraseChain(rendering, withoutSpeaker(action), HEARER)
  const gives = chain.predicate.lemma.endsWith('주다') || chain.suffixes.length > 0
  const favor: Suffix[] = gives ? chain.suffixes : ['-아 주다']
  const honor: Suffix[] = rendering.tone === 'casual' ? [] : ['-시-']
  const suffixes = [...favor, ...honor, '-아서' as const]
  return [...chain.words, ...formWords(chain.predicate, suffixes, chain.gloss, chain.sources)]
}

/** 도와주셔서: 주다 already points to the speaker. */
function withoutSpeaker(action: VerbPhrase): VerbPhrase {
  const { predicate } = action
  if (predicate.kind !== 'verb') return action
  return {
    ...action,
    predicate: { ...predicate, arguments: predicate.arguments.filter(({ object }) => !isSpeaker(object)) },
  }
}

/** The English phrase as one writes it. */
function spelled(english: string): string {
  const text = english
    .replace('{n}', '…')
    .replace(/ ('s|'d|'ll)/g, '$1')
    .replace(/\bi\b/g, 'I')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** One word of the Korean, or what fills its slot. */
function phraseWord(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: PhraseFragment,
  word: string,
): KoreanWord[] {
  const { row, span } = phrase
  const slot = /^\{n(?::([^}]+))?\}(.*)$/.exec(word)
  if (!slot) return plainWords(word, spelled(row.english), tokensOf(span))
  const filled = slotWords(builders, rendering, phrase, slot[1] ?? '')
  const last = filled.at(-1)
  if (row[rendering.tone] === word && last) return [...filled.slice(0, -1), { ...last, sources: tokensOf(span) }]
  return slot[2] && last ? [...filled.slice(0, -1), { ...last, text: last.text + slot[2] }] : filled
}

/** A set phrase in the tone of the rendering, its slot filled: `{n:을/를}` carries a particle, `{n:이다}` the copula. */
export function phraseWords(builders: PhraseBuilders, rendering: Rendering, phrase: PhraseFragment): KoreanWord[] {
  const text = phrase.row[rendering.tone]
  fire(rendering, 'phrase', spelled(phrase.row.english), bareWord(text.replace(/\{n[^}]*\}/, '…')))
  return text.split(' ').reduce<KoreanWord[]>((said, word) => {
    const next = phraseWord(builders, rendering, phrase, word)
    return said.length === 0 ? next : inOneBreath(said, next)
  }, [])
}
