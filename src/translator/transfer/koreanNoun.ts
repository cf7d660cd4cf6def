import { type Particle, particleAfter } from '#korean/particle.ts'
import type { NounPhrase } from '#translator/analysis/frame.ts'
import type { NounRow } from '#translator/lexicon/lexiconRow.ts'
import { DESCRIBED, headGloss, isDescribed } from '#translator/transfer/describedNoun.ts'
import { attributiveWords } from '#translator/transfer/koreanAdjective.ts'
import { OWNER_GLOSSES, ownerWord, pronounWord } from '#translator/transfer/koreanPronoun.ts'
import {
  counterOf,
  figureText,
  quantityWords,
  unitWords,
  withFigureGloss,
} from '#translator/transfer/koreanQuantity.ts'
import {
  bracketed,
  inOneBreath,
  type KoreanWord,
  plainWords,
  tokensOf,
  withParticleWord,
} from '#translator/transfer/koreanWord.ts'
import type { Renderer } from '#translator/transfer/renderer.ts'
import { fire, isSpoken, noteSense, type Rendering, Untranslatable } from '#translator/transfer/rendering.ts'

const DETERMINER_WORDS: Readonly<Record<string, string>> = {
  this: '이',
  these: '이',
  that: '그',
  those: '그',
  every: '모든',
  each: '각',
  all: '모든',
  many: '많은',
  'how much': '얼마나 많은',
  another: '다른',
  other: '다른',
  which: '어느',
  what: '무슨',
  kind: '어떤',
  such: '그런',
  enough: '충분한',
  more: '더 많은',
  most: '대부분의',
  both: '두',
}

function ownedByAddressee({ possessor }: NounPhrase): boolean {
  return possessor?.head.kind === 'pronoun' && possessor.head.id === 'you'
}

function nounWord(rendering: Rendering, entry: NounRow, phrase: NounPhrase): string {
  const honours = rendering.tone === 'business' || (rendering.tone !== 'casual' && entry.tags.has('kin'))
  if (honours && entry.honorific !== '' && ownedByAddressee(phrase)) {
    fire(rendering, 'honorific/word', entry.honorific, entry.korean)
    return entry.honorific
  }
  if (rendering.tone === 'casual' && entry.casual !== '') {
    fire(rendering, 'friends/word', entry.casual, entry.korean)
    return entry.casual
  }
  if (rendering.tone === 'business' && entry.business !== '') {
    fire(rendering, 'business/word', entry.business, entry.korean)
    return entry.business
  }
  return entry.korean
}

const PLURAL_PERSONS = new Set(['person'])

function isMarkedPlural({ head, plural, quantity, determiner }: NounPhrase): boolean {
  if (!plural || quantity || (head.kind !== 'noun' && head.kind !== 'compound')) return false
  if (head.entry.plural === '+' || determiner === 'many' || determiner === 'most') return false
  return [...head.entry.tags].some((tag) => PLURAL_PERSONS.has(tag)) || determiner === 'these' || determiner === 'those'
}

/** The noun with 들 where it is marked as many, which few are. */
function numberedWord(rendering: Rendering, entry: NounRow, phrase: NounPhrase): string {
  const word = nounWord(rendering, entry, phrase)
  if (isMarkedPlural(phrase)) return `${word}들`
  if (phrase.plural && !phrase.quantity && entry.plural !== '+') fire(rendering, 'plural/dropped', word)
  return word
}

function headText(rendering: Rendering, phrase: NounPhrase): string {
  const { head } = phrase
  switch (head.kind) {
    case 'noun':
      noteSense(rendering, 'noun', head.entry)
      return numberedWord(rendering, head.entry, phrase)
    case 'compound':
      return `${head.first.korean} ${numberedWord(rendering, head.entry, phrase)}`
    case 'name':
      return head.title ? `${head.entry.korean} ${head.title}` : head.entry.korean
    case 'pronoun':
      return isDescribed(phrase)
        ? (DESCRIBED[head.id] ?? pronounWord(rendering, head.id))
        : pronounWord(rendering, head.id)
    case 'unknown':
      fire(rendering, 'unknown', head.text)
      return bracketed(head.text)
    default: {
      const figure = figureText(rendering, head)
      if (figure === undefined) throw new Untranslatable(head.kind)
      return figure
    }
  }
}

/** Whose favourite it is likes it: 제가 제일 좋아하는 노래. */
function isFavourite({ adjectives, possessor }: NounPhrase): boolean {
  const known = possessor?.head.kind === 'pronoun' && possessor.head.id !== 'you' && possessor.head.id !== 'who'
  return known && adjectives.some(({ entry }) => !('unknown' in entry) && entry.english === 'favorite')
}

function ownerWords(renderer: Renderer, rendering: Rendering, phrase: NounPhrase): KoreanWord[] {
  const { possessor, head } = phrase
  if (!possessor) return []
  const sources = tokensOf(possessor.span)
  if (possessor.head.kind !== 'pronoun') {
    const owner = nounWords(renderer, rendering, possessor)
    const marked = markedLast(rendering, owner, '의')
    fire(rendering, 'particle/possessive', marked.at(-1)?.text ?? '')
    return marked
  }
  if (isFavourite(phrase)) return markedLast(rendering, nounWords(renderer, rendering, possessor), '이/가')
  const shared = head.kind === 'noun' && head.entry.tags.has('ours')
  const owner = ownerWord(rendering, possessor.head.id, shared)
  if (owner === undefined) return []
  const words = plainWords(owner.text, OWNER_GLOSSES[possessor.head.id] ?? 'of', sources)
  return owner.linked ? words.map((word) => withParticleWord(word, '의', false)) : words
}

function determinerWords(rendering: Rendering, { determiner, span }: NounPhrase): KoreanWord[] {
  if (determiner === undefined) return []
  const word = DETERMINER_WORDS[determiner]
  if (word !== undefined) return plainWords(word, determiner, [span.from])
  if (determiner === 'the' || determiner === 'a') fire(rendering, 'article/dropped', determiner)
  else fire(rendering, 'some/dropped', determiner)
  return []
}

/** `ten people` are 열 명, without 사람. */
export function isPersons({ head, adjectives, relative, determiner }: NounPhrase): boolean {
  if (head.kind !== 'noun' || adjectives.length > 0 || relative || determiner) return false
  return head.entry.english === 'person' || head.entry.english === 'people'
}

/** What stands after a noun that is counted: 책 두 권; a unit counts itself: 세 시간. */
function countedWords(rendering: Rendering, phrase: NounPhrase, head: KoreanWord[]): KoreanWord[] {
  const { quantity } = phrase
  if (!quantity) return head
  const isUnit = phrase.head.kind === 'noun' && phrase.head.entry.tags.has('unit')
  const amount = quantityWords(
    rendering,
    quantity,
    isUnit ? head.map(({ text }) => text).join(' ') : counterOf(rendering, phrase),
    isUnit,
  )
  return isUnit
    ? unitWords(amount, headGloss(phrase), tokensOf(phrase.span))
    : isPersons(phrase)
      ? amount.map((word) => ({ ...word, sources: [...word.sources, ...tokensOf(phrase.at)] }))
      : [...head, ...amount]
}

function listWords(
  renderer: Renderer,
  rendering: Rendering,
  items: readonly NounPhrase[],
  joined: 'and' | 'or',
): KoreanWord[] {
  const particle: Particle = joined === 'or' ? '(이)나' : rendering.tone === 'casual' ? '(이)랑' : '와/과'
  return items.flatMap((item, index) => {
    const words = nounWords(renderer, rendering, item)
    if (index === items.length - 1) return words
    const last = words.at(-1)?.text ?? ''
    const shape = particleAfter(last, particle)
    fire(rendering, 'particle/role', shape, last, joined)
    if (particle === '(이)랑') fire(rendering, 'particle/spoken', shape, particleAfter(last, '와/과'))
    return markedLast(rendering, words, particle)
  })
}

/** The words of a noun phrase without the particle of its role. */
export function nounWords(renderer: Renderer, rendering: Rendering, phrase: NounPhrase): KoreanWord[] {
  const { head } = phrase
  if (head.kind === 'list') return listWords(renderer, rendering, head.items, head.joined)
  if (head.kind === 'one of') {
    const whole = nounWords(renderer, rendering, { ...head.whole, plural: false })
    return [
      ...whole,
      ...plainWords('중 하나', 'one of', tokensOf({ from: phrase.span.from, to: phrase.span.from + 2 })),
    ]
  }
  if (head.kind === 'pronoun' && head.id === 'mine') return mineWords(renderer, rendering, phrase)
  const text = headText(rendering, phrase)
  const plain = plainWords(text, headGloss(phrase), tokensOf(phrase.at))
  const words = head.kind === 'clock' || head.kind === 'date' ? plain.map(withFigureGloss) : plain
  const described = [
    ...renderer.relative(rendering, phrase),
    ...ownerWords(renderer, rendering, phrase),
    ...determinerWords(rendering, phrase),
    ...phrase.adjectives.flatMap((adjective) => attributiveWords(rendering, adjective)),
  ]
  const counted = countedWords(rendering, phrase, words)
  return described.length === 0 ? counted : joinedThing(inOneBreath(described, counted))
}

/** 이것 and 그것 are one word. */
function joinedThing(words: KoreanWord[]): KoreanWord[] {
  const [before, last] = words.slice(-2)
  if (!before || last?.text !== '것' || !/^[이그저]$/.test(before.text)) return words
  const text = before.text + last.text
  const sources = [...before.sources, ...last.sources]
  return [...words.slice(0, -2), { text, gloss: before.gloss, parts: [{ text, meaning: before.gloss }], sources }]
}

/** `mine`, `yours`: 제 것, 내 거. */
function mineWords(renderer: Renderer, rendering: Rendering, phrase: NounPhrase): KoreanWord[] {
  const owner = ownerWords(renderer, rendering, phrase)
  if (owner.length === 0) throw new Untranslatable('yours')
  return [...owner, ...plainWords('것', 'thing', tokensOf(phrase.span))]
}

/** The words with a particle on the last one. */
export function markedLast(rendering: Rendering, words: readonly KoreanWord[], particle: Particle): KoreanWord[] {
  const last = words.at(-1)
  return last ? [...words.slice(0, -1), withParticleWord(last, particle, isSpoken(rendering))] : []
}
