import { type Particle, particleAfter } from '#korean/particle.ts'
import { UNKNOWN_RULES } from '#translator/explanation/rule.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isOfDay, isOrigin, isPurposed } from '#translator/frame/originPhrase.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'
import { attributiveWords, inTime, isWhole } from '#translator/korean/adjective.ts'
import { asAction, DESCRIBED, headGloss, isDescribed, isDoneThing } from '#translator/korean/describedNoun.ts'
import { determinerWords } from '#translator/korean/determiner.ts'
import { nominalWords, shareWords } from '#translator/korean/nominal.ts'
import { withOwnOwner } from '#translator/korean/ownOwner.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { addressee, OWNER_GLOSSES, ownerWord, pronounWord } from '#translator/korean/pronoun.ts'
import {
  counterOf,
  countsItself,
  figureText,
  isCountedFirst,
  isOneOfPair,
  isPersons,
  quantityWords,
  unitWords,
  withFigureGloss,
  wordsForPointedAt,
} from '#translator/korean/quantity.ts'
import { fire, noteSense, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isShown } from '#translator/korean/shownThing.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import {
  inOneBreath,
  type KoreanWord,
  plainWords,
  tokensOf,
  unknownText,
  withNote,
  withParticleWord,
} from '#translator/korean/word.ts'
import type { NounEntry } from '#translator/lexicon/lexiconEntry.ts'

function ownedByAddressee({ possessor }: NounPhrase): boolean {
  return isListener(possessor)
}

function nounWord(rendering: Rendering, entry: NounEntry, phrase: NounPhrase): string {
  const honors =
    rendering.tone === 'business' ||
    (rendering.tone !== 'casual' &&
      (entry.tags.has('kin') || (entry.tags.has('hosted') && phrase.adjectives.length === 0)))
  if (honors && entry.honorific !== '' && ownedByAddressee(phrase)) {
    fire(rendering, 'honorific/word', entry.honorific, entry.korean)
    return entry.honorific
  }
  if (rendering.tone === 'casual' && entry.casual !== '') {
    if (entry.casual !== entry.korean) fire(rendering, 'friends/word', entry.casual, entry.korean)
    return entry.casual
  }
  if (isAddressedByTitle(entry, phrase)) return entry.business
  if (rendering.tone === 'business' && entry.business !== '' && !(entry.business.startsWith('분') && isBare(phrase))) {
    fire(rendering, 'business/word', entry.business, entry.korean)
    return entry.business
  }
  return entry.korean
}

/** `the professor` one knows is 교수님 in every tone; `he is a professor` 교수. */
function isAddressedByTitle({ tags, business }: NounEntry, { determiner, possessor, plural }: NounPhrase): boolean {
  const known = determiner === 'the' || possessor !== undefined
  return known && !plural && tags.has('titled') && business !== ''
}

const GENERIC = /^(?:the|a|some|many|most|all|all the|more|any|no)$/

/** 분 never stands alone: 오신 분, 그분, 세 분, but 사람이 많다. */
function isBare(phrase: NounPhrase): boolean {
  const { determiner, quantity, possessor } = phrase
  const pointed = determiner !== undefined && !GENERIC.test(determiner)
  return !isDescribed(phrase) && !pointed && quantity === undefined && possessor === undefined
}

/** Things that are many without 들: 이 사과, 이 신발. */
const NEVER_PLURAL = ['clothing', 'shoes', 'food', 'drink'] as const

function isMarkedPlural({ head, plural, quantity, determiner }: NounPhrase): boolean {
  if (!plural || quantity || (head.kind !== 'noun' && head.kind !== 'compound')) return false
  if (head.entry.plural === '+' || (determiner && /many$|^(?:most|any|no)$/.test(determiner))) return false
  const pointed =
    (determiner === 'these' || determiner === 'those') && !NEVER_PLURAL.some((tag) => head.entry.tags.has(tag))
  return head.entry.tags.has('person') || pointed
}

/** The noun, with 들 if its plural is marked, which is rare. */
function numberedWord(rendering: Rendering, entry: NounEntry, phrase: NounPhrase): string {
  const word = nounWord(rendering, entry, phrase)
  if (isMarkedPlural(phrase)) return `${word}들`
  if (phrase.plural && !phrase.quantity && entry.plural !== '+') fire(rendering, 'plural/dropped', word)
  return word
}

/** The way to a place is 길, a way of doing 방법. */
function isWayTo({ head, attached }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.english === 'way' && attached?.preposition.english === 'to'
}

function headText(rendering: Rendering, phrase: NounPhrase): string {
  const { head } = phrase
  switch (head.kind) {
    case 'noun':
      if (isWayTo(phrase)) return '길'
      noteSense(rendering, 'noun', head.entry)
      return numberedWord(rendering, head.entry, phrase)
    case 'compound':
      return `${head.first.korean} ${numberedWord(rendering, head.entry, phrase)}`
    case 'name':
      return head.title ? `${head.entry.korean} ${head.title}` : head.entry.korean
    case 'pronoun':
      return (isDescribed(phrase) && DESCRIBED[head.id]) || pronounWord(rendering, head.id, phrase.plural)
    case 'unknown':
      fire(rendering, UNKNOWN_RULES[head.what], head.text)
      return unknownText(head.text, head.what)
    default: {
      const figure = figureText(rendering, head)
      if (figure === undefined) throw new Untranslatable(head.kind)
      return figure
    }
  }
}

/** The owner of a favorite becomes a subject: 제가 제일 좋아하는 노래. */
function isFavorite({ adjectives, possessor }: NounPhrase): boolean {
  const known = possessor !== undefined && !isPronoun(possessor, 'who')
  return known && adjectives.some(({ entry }) => !('unknown' in entry) && entry.english === 'favorite')
}

/** 친구 집: in speech a person owns a thing, a place or a relative without 의, if nothing stands between them. */
function isSaidOwner(rendering: Rendering, { possessor, head, adjectives, determiner }: NounPhrase): boolean {
  if (!isSpoken(rendering) || possessor?.head.kind !== 'noun' || !isKind(possessor, 'person|animal')) return false
  if (adjectives.length > 0 || determiner !== undefined || isDescribed(possessor) || head.kind !== 'noun') return false
  return head.entry.english === 'name' || OWNED_IN_SPEECH.some((tag) => head.entry.tags.has(tag))
}

const OWNED_IN_SPEECH = [
  'place',
  'kin',
  'animal',
  'vehicle',
  'body',
  'clothing',
  'machine',
  'contact',
  'event',
  'meal',
  'food',
] as const

/** `our neighbor's dog`: 옆집 개. */
function asHousehold(owner: NounPhrase): NounPhrase {
  const { head, possessor: _ours, ...rest } = owner
  if (head.kind !== 'noun' || !/^neighbou?r$/.test(head.entry.english)) return owner
  return { ...rest, head: { ...head, entry: { ...head.entry, korean: '옆집' } } }
}

/** 톰의 책, 친구 집, 어제 수업. */
function namedOwnerWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: NounPhrase,
  possessor: NounPhrase,
): KoreanWord[] {
  if (isSaidOwner(rendering, phrase)) return nounWords(builders, rendering, asHousehold(possessor))
  const owner = nounWords(builders, rendering, possessor)
  if (isShown(phrase) || isDayOf(phrase) || isKind(possessor, 'time')) return owner
  const marked = markedLast(rendering, owner, '의')
  fire(rendering, 'particle/possessive', marked.at(-1)?.text ?? '')
  return marked
}

/** `the day of the picnic`: 소풍 날. */
function isDayOf({ head, possessor }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.english === 'day' && possessor !== undefined && isKind(possessor, 'event')
}

function ownerWords(builders: PhraseBuilders, rendering: Rendering, phrase: NounPhrase): KoreanWord[] {
  const { possessor, head } = phrase
  if (!possessor) return []
  const sources = tokensOf(possessor.span)
  const isYours = isListener(possessor)
  if (isFavorite(phrase) && (!isYours || rendering.tone === 'casual'))
    return markedLast(rendering, nounWords(builders, rendering, possessor), '이/가')
  if (possessor.head.kind !== 'pronoun') return namedOwnerWords(builders, rendering, phrase, possessor)
  const shared = (head.kind === 'noun' || head.kind === 'name') && head.entry.tags.has('ours')
  const owner = ownerWord(rendering, possessor.head.id, shared)
  if (owner === undefined) return []
  const words = plainWords(owner.text, OWNER_GLOSSES[possessor.head.id] ?? 'of', sources)
  return owner.linked ? markedLast(rendering, words, '의') : words
}

/** A counted noun with its amount: 책 두 권; a unit is its own counter: 세 시간. */
function countedWords(rendering: Rendering, phrase: NounPhrase, head: KoreanWord[]): KoreanWord[] {
  const { quantity } = phrase
  if (!quantity) return head
  if (countsItself(phrase)) {
    const unit = head.map(({ text }) => text).join(' ')
    return unitWords(quantityWords(rendering, quantity, unit, true), headGloss(phrase), tokensOf(phrase.span))
  }
  if (isOneOfPair(phrase)) return [...plainWords('한쪽', 'one', tokensOf(quantity.span)), ...head]
  const pointedAt = wordsForPointedAt(rendering, phrase, counterOf(rendering, phrase))
  if (pointedAt) return inOneBreath(pointedAt, head)
  const amount = quantityWords(rendering, quantity, counterOf(rendering, phrase))
  if (isCountedFirst(phrase)) return [...amount, ...head]
  if (!isPersons(phrase)) return [...head, ...amount]
  return amount.map((word) => ({ ...word, sources: [...word.sources, ...tokensOf(phrase.at)] }))
}

function listWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  items: readonly NounPhrase[],
  joined: 'and' | 'or' | 'nor',
): KoreanWord[] {
  const particle: Particle =
    joined === 'nor' ? '도' : joined === 'or' ? '(이)나' : rendering.tone === 'casual' ? '(이)랑' : '와/과'
  return items.flatMap((item, index) => {
    const words = nounWords(builders, rendering, item)
    if (index === items.length - 1) return words
    const last = words.at(-1)?.text ?? ''
    const shape = particleAfter(last, particle)
    fire(rendering, 'particle/role', shape, last, joined)
    if (particle === '(이)랑') fire(rendering, 'particle/spoken', shape, particleAfter(last, '와/과'))
    return markedLast(rendering, words, particle)
  })
}

const ORDINAL = /^(?:first|second|third|last|next|fourth|fifth)$/

/** `the first time` is not a duration; the clause around it decides between 첫 번 and 처음. */
function isOrdinalTime({ head, adjectives }: NounPhrase): boolean {
  if (head.kind !== 'noun' || head.entry.english !== 'time' || head.entry.tags.has('unit')) return false
  return adjectives.some(({ entry }) => !('unknown' in entry) && ORDINAL.test(entry.english))
}

/** Throws for noun phrases that would be rendered wrongly. */
function refuseUnsaid(phrase: NounPhrase): void {
  const { head, attached, relative } = phrase
  const nobody = head.kind === 'pronoun' && head.id === 'nobody'
  if (nobody && (attached || relative)) throw new Untranslatable('nobody of a kind')
  if (isOrdinalTime(phrase)) throw new Untranslatable('time')
}

/** 제 대학교 친구들, 제 내일 예약. */
function isOwnedFirst(phrase: NounPhrase): boolean {
  const { attached } = phrase
  return attached !== undefined && (isOrigin(attached) || isPurposed(phrase, attached) || isOfDay(phrase, attached))
}

/** The words of a noun phrase without the particle of its role. */
export function nounWords(builders: PhraseBuilders, rendering: Rendering, given: NounPhrase): KoreanWord[] {
  const phrase = withOwnOwner(given)
  const { head } = phrase
  if (head.kind === 'list') return listWords(builders, rendering, head.items, head.joined)
  if (head.kind === 'action' || head.kind === 'fact') return nominalWords(builders, rendering, head)
  if (isDoneThing(phrase)) return nounWords(builders, rendering, asAction(phrase))
  refuseUnsaid(phrase)
  if (head.kind === 'share') return shareWords(rendering, nounWords(builders, rendering, head.whole), head, phrase.span)
  if (head.kind === 'one of') {
    const whole = nounWords(builders, rendering, { ...head.whole, plural: false })
    return [
      ...whole,
      ...plainWords('중 하나', 'one of', tokensOf({ from: phrase.span.from, to: phrase.span.from + 2 })),
    ]
  }
  if (head.kind === 'pronoun' && head.id === 'mine') return mineWords(builders, rendering, phrase)
  const text = phrase.called ? `${headText(rendering, phrase)} ${phrase.called.korean}` : headText(rendering, phrase)
  const plain = withNote(plainWords(text, headGloss(phrase), tokensOf(phrase.at)), head)
  const words = head.kind === 'clock' || head.kind === 'date' ? plain.map(withFigureGloss) : plain
  const relative = builders.relative(rendering, phrase)
  const owner = ownerWords(builders, rendering, phrase)
  const described = [
    ...(isOwnedFirst(phrase) ? [...owner, ...relative] : [...relative, ...owner]),
    ...determinerWords(rendering, phrase),
    ...phrase.adjectives
      .filter((adjective) => !isWhole(adjective))
      .flatMap((adjective) => attributiveWords(rendering, inTime(phrase, adjective))),
  ]
  const whole = phrase.adjectives.filter(isWhole).flatMap((adjective) => attributiveWords(rendering, adjective))
  const counted = [...countedWords(rendering, phrase, words), ...whole]
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
function mineWords(builders: PhraseBuilders, rendering: Rendering, phrase: NounPhrase): KoreanWord[] {
  const said = ownerWords(builders, rendering, phrase)
  const owner = said.length > 0 ? said : plainWords(addressee(rendering), 'your (title)', tokensOf(phrase.span))
  return [...owner, ...plainWords('것', 'thing', tokensOf(phrase.span))]
}

/** The words with a particle on the last one. */
export function markedLast(rendering: Rendering, words: readonly KoreanWord[], particle: Particle): KoreanWord[] {
  const last = words.at(-1)
  return last ? [...words.slice(0, -1), withParticleWord(last, particle, isSpoken(rendering))] : []
}
