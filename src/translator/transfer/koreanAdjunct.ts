import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { predicate } from '#korean/predicate.ts'
import type { Adjunct, NounPhrase, PrepositionalPhrase, VerbPhrase } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import {
  markedPhrase,
  PLACE_PARTICLES,
  type PlaceUse,
  prepositionalWords,
} from '#translator/transfer/koreanArgument.ts'
import { type Chain, NO_SUBJECT } from '#translator/transfer/koreanChain.ts'
import { nounWords } from '#translator/transfer/koreanNoun.ts'
import { isAlso } from '#translator/transfer/koreanSubject.ts'
import {
  bracketed,
  formWords,
  type KoreanWord,
  plainWords,
  tokensOf,
  withParticleWord,
} from '#translator/transfer/koreanWord.ts'
import type { Renderer } from '#translator/transfer/renderer.ts'
import { fire, type Rendering, Untranslatable } from '#translator/transfer/rendering.ts'

const WH_WORDS: Readonly<Record<string, string>> = {
  when: '언제',
  why: '왜',
  how: '어떻게',
  'how long': '얼마나 오래',
  'how often': '얼마나 자주',
  'how much': '얼마나',
  'what time': '몇 시에',
}

function whWord(word: string, use: PlaceUse): string {
  return word === 'where' ? (use === 'doing' ? '어디에서' : '어디에') : (WH_WORDS[word] ?? '')
}

type AdverbAdjunct = Extract<Adjunct, { kind: 'adverb' }>

interface Placed {
  /** How many of the early words say when. */
  time?: number
  /** Time and place, before the objects. */
  early: KoreanWord[]
  /** Manner and degree, right before the verb. */
  late: KoreanWord[]
}

/** `in three days` is 삼 일 후에 for what will come, 삼 일 만에 for what was done. */
function withinPast(phrase: PrepositionalPhrase, negative: boolean): PrepositionalPhrase {
  const { preposition } = phrase
  if (preposition.english !== 'in' || preposition.word !== '후') return phrase
  const changed = negative ? ({ word: '동안', particle: '' } as const) : ({ word: '만' } as const)
  return { ...phrase, preposition: { ...preposition, ...changed } }
}

/** `just` with what has happened is 방금. */
function justNow(adjunct: AdverbAdjunct): AdverbAdjunct {
  const { entry } = adjunct.use
  if ('unknown' in entry || entry.english !== 'just') return adjunct
  return { ...adjunct, use: { ...adjunct.use, entry: { ...entry, korean: '방금' } } }
}

const NOTHING: Placed = { early: [], late: [] }

function adverbPlaced(adjunct: AdverbAdjunct, use: PlaceUse): Placed {
  const { words, late } = adverbWords(adjunct, use)
  return late ? { early: [], late: words } : { early: words, late: [] }
}

/** What about the verb decides the words around it. */
interface Surroundings {
  use: PlaceUse
  isMotion: boolean
  isPast: boolean
  isNegative: boolean
  /** Something is bought or made, which one can give. */
  isPresent: boolean
  /** There is no subject that could carry 도 for also. */
  saidAlone: boolean
}

function adverbWords(
  adjunct: Extract<Adjunct, { kind: 'adverb' }>,
  use: PlaceUse,
): { words: KoreanWord[]; late: boolean } {
  const { entry, span, degree } = adjunct.use
  const sources = tokensOf(span)
  if ('unknown' in entry) return { words: plainWords(bracketed(entry.unknown), entry.unknown, sources), late: true }
  if (entry.tags.has('place')) {
    const place = plainWords(entry.korean, entry.english, sources)
    const last = place.at(-1)
    return {
      words: last ? [...place.slice(0, -1), withParticleWord(last, PLACE_PARTICLES[use], false)] : [],
      late: false,
    }
  }
  const before = degree ? plainWords(degree.korean, degree.english, sources) : []
  return {
    words: [...before, ...plainWords(entry.korean, entry.english, sources)],
    late: (entry.tags.has('manner') || entry.tags.has('degree')) && !entry.english.startsWith('by '),
  }
}

function prepositionWords(
  renderer: Renderer,
  rendering: Rendering,
  given: PrepositionalPhrase,
  { use, isMotion, isPast, isNegative, isPresent }: Surroundings,
): KoreanWord[] {
  const phrase = isPast ? withinPast(given, isNegative) : given
  if (isPresent && isBeneficiary(phrase)) return presentWords(renderer, rendering, phrase)
  return prepositionalWords(renderer, rendering, phrase, isMotion ? 'doing' : use)
}

/** `every ten minutes`: 십 분마다. */
function timeNounWords(renderer: Renderer, rendering: Rendering, object: NounPhrase): KoreanWord[] {
  const { determiner, ...stretch } = object
  if (determiner !== 'every' || !object.quantity) return nounWords(renderer, rendering, object)
  const words = nounWords(renderer, rendering, stretch)
  const last = words.at(-1)
  const sources = tokensOf(object.span)
  return last ? [...words.slice(0, -1), withParticleWord({ ...last, sources }, '마다', false)] : []
}

function adjunctWords(renderer: Renderer, rendering: Rendering, adjunct: Adjunct, surroundings: Surroundings): Placed {
  const { use, isMotion, isPast, saidAlone } = surroundings
  switch (adjunct.kind) {
    case 'adverb':
      return isAlso(adjunct) && !saidAlone ? NOTHING : adverbPlaced(isPast ? justNow(adjunct) : adjunct, use)
    case 'preposition':
      return { early: prepositionWords(renderer, rendering, adjunct.phrase, surroundings), late: [] }
    case 'time noun':
      return { early: timeNounWords(renderer, rendering, adjunct.object), late: [] }
    case 'wh': {
      const words = plainWords(whWord(adjunct.word, use), adjunct.word, tokensOf(adjunct.span))
      return adjunct.word.startsWith('how') ? { early: [], late: words } : { early: words, late: [] }
    }
    case 'per': {
      const period = plainWords(adjunct.period, 'per', tokensOf(adjunct.span))
      const last = period.at(-1)
      const each = last ? [...period.slice(0, -1), withParticleWord(last, '에', false)] : []
      return { early: each, late: [] }
    }
    case 'purpose':
      return { early: [], late: purposeWords(renderer, rendering, adjunct.phrase, isMotion) }
  }
}

const GIVE = predicate('주다', 'verb', 'regular')
const GIVE_HUMBLY = predicate('드리다', 'verb', 'regular')

const PRESENTED = new Set(['사다', '만들다', '가져오다', '굽다', '그리다', '준비하다'])

function isBeneficiary({ preposition, object }: PrepositionalPhrase): boolean {
  return preposition.english === 'for' && isKind(object, 'person')
}

/** `I bought this for you`: 드리려고, for someone looked up to; 딸에게 주려고. */
function presentWords(renderer: Renderer, rendering: Rendering, phrase: PrepositionalPhrase): KoreanWord[] {
  const { object, span } = phrase
  const toYou = object.head.kind === 'pronoun' && object.head.id === 'you'
  const respected = object.head.kind === 'noun' && object.head.entry.tags.has('respected')
  const humble = rendering.tone !== 'casual' && (toYou || respected)
  if (humble) fire(rendering, 'humble/word', '드리다', '주다')
  const receiver = toYou && humble ? [] : markedPhrase(renderer, rendering, object, '에게', 'for')
  return [...receiver, ...formWords(humble ? GIVE_HUMBLY : GIVE, ['-(으)려고'], 'give', tokensOf(span))]
}

const MOTION = new Set(['가다', '오다', '다니다', '나가다', '나오다', '들어가다', '돌아오다'])

function purposeWords(renderer: Renderer, rendering: Rendering, phrase: VerbPhrase, mover: boolean): KoreanWord[] {
  const chain = renderer.phraseChain(rendering, phrase, NO_SUBJECT)
  const moves = mover && chain.suffixes.length === 0
  const suffix: Suffix = moves ? '-(으)러' : '-기 위해서'
  if (!admits(chain.predicate, [...chain.suffixes, suffix])) throw new Untranslatable('purpose')
  return [...chain.words, ...formWords(chain.predicate, [...chain.suffixes, suffix], chain.gloss, chain.sources)]
}

/** `a week` of three times a week: 일주일에 comes before how often. */
function isPer(adjunct: Adjunct): boolean {
  return adjunct.kind === 'per'
}

function isTime(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.role === 'time'
  if (adjunct.kind === 'time noun' || adjunct.kind === 'per') return true
  return (
    adjunct.kind === 'adverb' &&
    !('unknown' in adjunct.use.entry) &&
    (adjunct.use.entry.tags.has('time') || adjunct.use.entry.tags.has('sentence'))
  )
}

/** Whether there is a subject on which 도 can stand for also. */
function carriesAlso(subject: NounPhrase | undefined): boolean {
  return (
    subject !== undefined &&
    !(subject.head.kind === 'pronoun' && (subject.head.id === 'it' || subject.head.id === 'you'))
  )
}

export function placed(
  renderer: Renderer,
  rendering: Rendering,
  { adjuncts, group, predicate }: VerbPhrase,
  chain: Chain,
  subject: NounPhrase | undefined,
): Placed {
  const isWeather = predicate.kind === 'adjective' && subject?.head.kind === 'pronoun' && subject.head.id === 'it'
  const isMotion = MOTION.has(chain.predicate.lemma)
  const being =
    predicate.kind !== 'adjective' &&
    predicate.kind !== 'noun' &&
    (chain.stative || chain.resulting || isMotion || chain.locating === true)
  const surroundings: Surroundings = {
    use: isWeather ? 'topic' : being ? 'being' : 'doing',
    isMotion,
    isPast: group.tense === 'past' || group.perfect,
    isNegative: group.negative,
    isPresent: PRESENTED.has(chain.predicate.lemma),
    saidAlone: !carriesAlso(subject),
  }
  const sorted = [
    ...adjuncts.filter(isPer),
    ...adjuncts.filter((adjunct) => isTime(adjunct) && adjunct.kind === 'adverb'),
    ...adjuncts.filter((adjunct) => isTime(adjunct) && !isPer(adjunct) && adjunct.kind !== 'adverb'),
    ...adjuncts.filter((adjunct) => !isTime(adjunct)),
  ]
  const each = sorted.map((adjunct) => ({
    ...adjunctWords(renderer, rendering, adjunct, surroundings),
    when: isTime(adjunct),
  }))
  const time = each.filter(({ when }) => when).flatMap(({ early }) => early).length
  return { early: each.flatMap(({ early }) => early), late: each.flatMap(({ late }) => late), time }
}
