import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Adjunct, AdverbUse, NounPhrase, PrepositionalPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import type { Modal, Mood } from '#translator/frame/frameTerm.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isObligation } from '#translator/frame/obligation.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import { inOrder, isPlace, isTime } from '#translator/korean/adjunctOrder.ts'
import {
  type AdverbAdjunct,
  adverbWords,
  againHappening,
  justNow,
  nowAtLast,
  ofTheSubject,
  type Polarity,
  rightThere,
} from '#translator/korean/adverb.ts'
import { markedPhrase, type PlaceUse, prepositionalWords, withFocus } from '#translator/korean/argument.ts'
import { isAfterObject, isHere, isSpokenOf } from '#translator/korean/besideVerb.ts'
import { businessAdverb } from '#translator/korean/businessWord.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import {
  isBeneficiary,
  MOTION,
  PRESENTED,
  type PurposeUse,
  presentWords,
  purposeWords,
} from '#translator/korean/purpose.ts'
import { type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isAlso } from '#translator/korean/subject.ts'
import { isInIt, laidUse, refuseGoal, refuseVague, vagueStretch } from '#translator/korean/vaguePreposition.ts'
import { formWords, type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/korean/word.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

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

interface Placed {
  /** How many of the early words are about time. */
  time?: number
  /** Time and place, before the objects. */
  early: KoreanWord[]
  /** Manner and degree, right before the verb. */
  late: KoreanWord[]
}

function isOnlyAfter({ preposition, object: { focus } }: PrepositionalPhrase): boolean {
  return /^(?:in|after)$/.test(preposition.english) && preposition.word === '후' && focus === '만'
}

/** `after only two years`: 2년 만에. */
function soonDone(phrase: PrepositionalPhrase): PrepositionalPhrase {
  const { focus: _only, ...object } = phrase.object
  return { ...phrase, object, preposition: { ...phrase.preposition, word: '만' } }
}

/** `in three days` is 삼 일 후에 in the future and 삼 일 만에 in the past; what was done `by nine`, 아홉 시 전에. */
function withinPast(phrase: PrepositionalPhrase, negative: boolean): PrepositionalPhrase {
  const { preposition, object } = phrase
  if (preposition.english === 'by' && object.head.kind === 'clock' && !negative)
    return { ...phrase, preposition: { ...preposition, particle: '에', word: '전' } }
  if (isOnlyAfter(phrase)) return soonDone(phrase)
  if (preposition.english !== 'in' || preposition.word !== '후') return phrase
  const changed = negative ? ({ word: '동안', particle: '' } as const) : ({ word: '만' } as const)
  return { ...phrase, preposition: { ...preposition, ...changed } }
}

const THERE: AdverbRow = { english: 'there', korean: '거기', tags: new Set(['place']), level: 'A1', topic: 'place' }

const NOTHING: Placed = { early: [], late: [] }

function adverbPlaced(adjunct: AdverbAdjunct, { use, polarity }: Surroundings): Placed {
  const { words, late } = adverbWords(adjunct, use, polarity)
  return late ? { early: [], late: words } : { early: words, late: [] }
}

function inBusiness(rendering: Rendering, adjunct: AdverbAdjunct): AdverbAdjunct {
  const use = businessAdverb(rendering, adjunct.use)
  return use === adjunct.use ? adjunct : { ...adjunct, use }
}

/** Properties of the verb that affect the words around it. */
interface Surroundings {
  use: PlaceUse
  isMotion: boolean
  isPast: boolean
  /** A turn in life, such as moving or graduating. */
  isMilestone: boolean
  /** It lasts rather than happens: we just walked around. */
  goesOn: boolean
  isNegative: boolean
  polarity: Polarity
  /** The verb produces something that can be given: buy, make. */
  isPresent: boolean
  purpose: PurposeUse
  lemma: string
  /** The verb puts something somewhere. A question for the place stands right before it: 차를 어디에 주차해요? */
  isPutting: boolean
  /** The predicate is an adjective. */
  describes: boolean
  /** No subject can carry 도 for `also`. */
  saidAlone: boolean
}

function prepositionWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  given: PrepositionalPhrase,
  { use, isMotion, isPast, isNegative, isPresent, lemma, describes }: Surroundings,
): KoreanWord[] {
  refuseVague(given, use)
  if (given.preposition.english === 'with' && given.preposition.role === 'manner')
    throw new Untranslatable('with a trait')
  refuseGoal(given, lemma)
  const stretch = isNegative ? vagueStretch(given) : undefined
  if (stretch) return plainWords(stretch, 'in (a long time)', tokensOf(given.span))
  if (isInIt(given)) return adverbWords({ kind: 'adverb', use: { entry: THERE, span: given.span } }, use).words
  if (isMotion && given.preposition.english === 'for' && given.preposition.noun === 'meal')
    return mealWords(builders, rendering, given)
  const stood = LYING.test(lemma) ? onCloth(given) : given
  const phrase = isPast ? withinPast(asMeans(stood), isNegative) : asMeans(stood)
  if (isPresent && isBeneficiary(phrase)) return presentWords(builders, rendering, phrase)
  if (describes && isBeneficiary(phrase)) return judgeWords(builders, rendering, phrase)
  return prepositionalWords(builders, rendering, phrase, isMotion ? 'doing' : laidUse(phrase, use, lemma))
}

const LYING = /^(?:자다|주무시다|앉다|눕다|서다|누워 있다|앉아 있다|서 있다|잠들다)$/

/** `sleeping on my coat`: 코트 위에서. */
function onCloth(phrase: PrepositionalPhrase): PrepositionalPhrase {
  const { preposition } = phrase
  if (preposition.english !== 'on' || preposition.noun !== 'clothing') return phrase
  return { ...phrase, preposition: { ...preposition, word: '위', role: 'place' } }
}

const EAT = koreanPredicate('먹다', 'verb', 'regular')

/** `go to my aunt's for dinner`: 저녁을 먹으러. */
function mealWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  { object, span }: PrepositionalPhrase,
): KoreanWord[] {
  const meal = markedPhrase(builders, rendering, object, '을/를', 'for')
  return [...meal, ...formWords(EAT, ['-(으)러'], 'eat', tokensOf(span))]
}

/** `go out with wet hair`: 젖은 머리로; only a person has it, 긴 머리를 가진 사람. */
function asMeans(phrase: PrepositionalPhrase): PrepositionalPhrase {
  if (phrase.preposition.word !== '가지고') return phrase
  const { word: _having, ...preposition } = phrase.preposition
  return { ...phrase, preposition: { ...preposition, particle: '(으)로', role: 'means' } }
}

/** `too spicy for me`: 저한테는 너무 매워요. */
function judgeWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  { object, span }: PrepositionalPhrase,
): KoreanWord[] {
  const words = markedPhrase(builders, rendering, object, '에게', 'for')
  return words.map((word, index) =>
    index === words.length - 1
      ? withParticleWord({ ...word, sources: [...word.sources, span.from] }, '은/는', false)
      : word,
  )
}

/** `every ten minutes`: 십 분마다. */
function timeNounWords(builders: PhraseBuilders, rendering: Rendering, object: NounPhrase): KoreanWord[] {
  const { determiner, focus, ...stretch } = object
  if (focus !== undefined)
    return withFocus(
      rendering,
      timeNounWords(builders, rendering, { ...stretch, ...(determiner ? { determiner } : {}) }),
      object,
    )
  if (determiner !== 'every' || !(object.quantity || isKind(object, 'time')))
    return nounWords(builders, rendering, object)
  const words = nounWords(builders, rendering, stretch)
  const last = words.at(-1)
  const sources = tokensOf(object.span)
  return last ? [...words.slice(0, -1), withParticleWord({ ...last, sources }, '마다', false)] : []
}

function adjunctWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  adjunct: Adjunct,
  surroundings: Surroundings,
): Placed {
  const { use, isPast, isPutting, saidAlone } = surroundings
  switch (adjunct.kind) {
    case 'adverb':
      if (isAlso(adjunct) && !saidAlone) return NOTHING
      return adverbPlaced(
        inBusiness(rendering, isPast ? justNow(adjunct, surroundings.isMilestone, surroundings.goesOn) : adjunct),
        surroundings,
      )
    case 'preposition':
      return { early: prepositionWords(builders, rendering, adjunct.phrase, surroundings), late: [] }
    case 'time noun':
      return { early: timeNounWords(builders, rendering, adjunct.object), late: [] }
    case 'wh': {
      const words = plainWords(whWord(adjunct.word, use), adjunct.word, tokensOf(adjunct.span))
      return adjunct.word.startsWith('how') || (isPutting && adjunct.word === 'where')
        ? { early: [], late: words }
        : { early: words, late: [] }
    }
    case 'per': {
      const period = plainWords(adjunct.period, 'per', tokensOf(adjunct.span))
      const last = period.at(-1)
      const each = last ? [...period.slice(0, -1), withParticleWord(last, '에', false)] : []
      return { early: each, late: [] }
    }
    case 'on the way':
      return { early: wayWords(builders, rendering, adjunct), late: [] }
    case 'equal':
      return { early: [], late: equalWords(builders, rendering, adjunct) }
    case 'purpose':
      return purposePlaced(builders, rendering, adjunct.phrase, surroundings.purpose)
  }
}

/** 집에 가는 길에 */
function wayWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  { goal, home, span }: Extract<Adjunct, { kind: 'on the way' }>,
): KoreanWord[] {
  const sources = tokensOf(span)
  const to = home
    ? plainWords('집에', 'home', sources)
    : goal
      ? markedPhrase(builders, rendering, goal, '에', 'to')
      : []
  return [...to, ...plainWords('가는 길에', 'on the way', sources)]
}

/** 사러 stands next to 가다; other purposes stand before the objects: 손을 숨기려고 장갑을 껴요. */
function purposePlaced(builders: PhraseBuilders, rendering: Rendering, phrase: VerbPhrase, use: PurposeUse): Placed {
  const words = purposeWords(builders, rendering, phrase, use)
  return use === 'moving' ? { early: [], late: words } : { early: words, late: [] }
}

/** As soon as possible is 최대한 빨리. */
function soonest(use: AdverbUse): AdverbUse {
  const { entry } = use
  return 'unknown' in entry || entry.english !== 'soon' ? use : { ...use, entry: { ...entry, korean: '빨리' } }
}

/** 톰만큼 빨리, 최대한 빨리 */
function equalWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  { use, standard, span }: Extract<Adjunct, { kind: 'equal' }>,
): KoreanWord[] {
  const { words } = adverbWords({ kind: 'adverb', use: soonest(use) }, 'doing')
  const measure = standard
    ? markedPhrase(builders, rendering, standard, '만큼', 'as … as')
    : plainWords('최대한', 'as … as possible', tokensOf(span))
  return [...measure, ...words]
}

/** for an hour, all day */
function isWholeStretch(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.role === 'duration'
  return (
    adjunct.kind === 'adverb' &&
    'english' in adjunct.use.entry &&
    /^all (?:day|night|morning)/.test(adjunct.use.entry.english)
  )
}

/** Whether a subject can carry 도 for `also`. */
function carriesAlso(subject: NounPhrase | undefined): boolean {
  return subject !== undefined && !isPronoun(subject, 'it', 'you')
}

/** `take an umbrella with you`: Korean does not say whom it goes with. */
function goesWithHimself(adjunct: Adjunct, subject: NounPhrase | undefined, mood: Mood | undefined): boolean {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.preposition.english !== 'with') return false
  const { object } = adjunct.phrase
  const isForListener = mood !== undefined && subject === undefined && isListener(object)
  return isForListener || (object.head.kind === 'pronoun' && isSamePerson(subject, object))
}

/** What is prepared is a present only as food: a presentation is prepared for somebody, 고객을 위해. */
function isPresented({ predicate }: VerbPhrase, { predicate: { lemma } }: Chain): boolean {
  if (lemma !== '준비하다') return PRESENTED.has(lemma)
  const object = predicate.kind === 'verb' && predicate.arguments.find(({ role }) => role === 'obj')?.object
  return object !== false && object !== undefined && isKind(object, 'food|drink|meal|[gift|present|surprise]')
}

const NEEDED = new Set<Modal>(['must', 'should', 'had better'])
const TOLD = new Set<Mood>(['command', 'request', 'suggestion', 'proposal'])

function purposeUse({ group, predicate, mood }: VerbPhrase & { mood?: Mood }, { predicate: { lemma } }: Chain) {
  if (lemma === '걸리다' || predicate.kind === 'wh') return 'lasting'
  if (MOTION.has(lemma)) return 'moving'
  const told = (mood && TOLD.has(mood)) || (group.modal && NEEDED.has(group.modal))
  return told || lemma.endsWith('필요하다') || isObligation(predicate) ? 'needed' : 'done'
}

/** Whether a phrase tells what has happened or is happening, or a state; undefined of what is asked for, possible or needed. */
function toldOf({ group, mood }: VerbPhrase & { mood?: Mood }): 'happened' | 'said' | undefined {
  if ((mood !== undefined && mood !== 'statement' && mood !== 'question') || group.modal !== undefined) return undefined
  const past = group.tense === 'past' || group.perfect || group.progressive
  return past && !group.negative && !group.never ? 'happened' : 'said'
}

/** `speaks too fast for me to understand`: what does not happen is no purpose. Throws. */
function refuseTooMuch(adjuncts: readonly Adjunct[]): void {
  const isTooMuch = adjuncts.some(
    (each) =>
      each.kind === 'adverb' &&
      (each.use.degree?.english === 'too' || ('english' in each.use.entry && each.use.entry.english === 'too')),
  )
  if (isTooMuch && adjuncts.some(({ kind }) => kind === 'purpose')) throw new Untranslatable('too … to')
}

export function placed(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: VerbPhrase & { mood?: Mood },
  chain: Chain,
  subject: NounPhrase | undefined,
): Placed {
  const { adjuncts, group, predicate, mood } = phrase
  refuseTooMuch(adjuncts)
  const isWeather = predicate.kind === 'adjective' && isPronoun(subject, 'it')
  const isTopic = isSpokenOf(phrase, subject)
  const isMotion = MOTION.has(chain.predicate.lemma)
  const lasting = / 있다$|^(?:갇히|끼)다$/.test(chain.predicate.lemma)
  const being =
    (predicate.kind !== 'adjective' || lasting) &&
    predicate.kind !== 'noun' &&
    (lasting || chain.stative || chain.resulting || isMotion || chain.locating === true)
  const surroundings: Surroundings = {
    use: isWeather || isTopic ? 'topic' : being ? 'being' : 'doing',
    isMotion,
    isPast: group.tense === 'past' || group.perfect,
    isMilestone: isTaggedVerb(predicate, 'milestone'),
    goesOn: isTaggedVerb(predicate, 'idle') || adjuncts.some(isWholeStretch),
    isNegative: group.negative,
    polarity: group.negative || group.never ? 'denied' : mood === 'question' ? 'asked' : 'open',
    isPresent: isPresented(phrase, chain),
    purpose: purposeUse(phrase, chain),
    lemma: chain.predicate.lemma,
    isPutting: chain.locating === true,
    describes: predicate.kind === 'adjective',
    saidAlone: !carriesAlso(subject),
  }
  const told = toldOf(phrase)
  const fitted = adjuncts
    .map((each) => (predicate.kind === 'place' ? rightThere(each) : ofTheSubject(each, phrase)))
    .map((each) => nowAtLast(againHappening(each, chain, told), phrase))
  const sorted = inOrder(fitted.filter((adjunct) => !goesWithHimself(adjunct, subject, mood)))
  const lastPlace = sorted.findLast(isPlace)
  const each = sorted.map((adjunct) => {
    const around = isPlace(adjunct) && adjunct !== lastPlace && surroundings.use === 'being'
    const said = adjunctWords(builders, rendering, adjunct, around ? { ...surroundings, use: 'doing' } : surroundings)
    if (isAfterObject(adjunct, phrase)) return { early: [], late: [...said.early, ...said.late], when: false }
    return { ...said, when: isTime(adjunct) || (isTopic && isHere(adjunct)) }
  })
  const time = each.filter(({ when }) => when).flatMap(({ early }) => early).length
  return { early: each.flatMap(({ early }) => early), late: each.flatMap(({ late }) => late), time }
}
