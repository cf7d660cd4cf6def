import { admits } from '#korean/conjugate.ts'
import { honorificOf } from '#korean/honorific.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { predicate as koreanPredicate } from '#korean/predicate.ts'
import { type Closing, closed, futureSuffix } from '#translator/finalSuffixes.ts'
import type { Adjunct, Clause, NounPhrase, PrepositionalPhrase, Relation, VerbPhrase } from '#translator/frame.ts'
import { grouped, honoured, isFuture, negated } from '#translator/groupSuffixes.ts'
import {
  attributivePhraseWords,
  PLACE_PARTICLES,
  type PlaceUse,
  prepositionalWords,
} from '#translator/koreanArgument.ts'
import { type Chain, NO_SUBJECT, personOf, type SubjectPerson } from '#translator/koreanChain.ts'
import { causeChain, controlChain } from '#translator/koreanControl.ts'
import { infinitiveChain } from '#translator/koreanInfinitive.ts'
import { nounWords } from '#translator/koreanNoun.ts'
import { simpleChain } from '#translator/koreanPredicate.ts'
import { isSeeming, isWish, reportChain, seeming, wished } from '#translator/koreanReport.ts'
import { isAlso, subjectWords } from '#translator/koreanSubject.ts'
import {
  bracketed,
  formWords,
  type KoreanWord,
  plainWords,
  tokensOf,
  withParticleWord,
} from '#translator/koreanWord.ts'
import type { Renderer } from '#translator/renderer.ts'
import { fire, type Rendering, Untranslatable } from '#translator/rendering.ts'

const YOU: SubjectPerson = { who: 'you', respected: false }

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

/** What about the verb decides the words around it. */
interface Surroundings {
  use: PlaceUse
  isMotion: boolean
  isPast: boolean
  isNegative: boolean
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
    late: entry.tags.has('manner') || entry.tags.has('degree'),
  }
}

const renderer: Renderer = { relative: relativeWords, phraseChain, embedded }

function adjunctWords(
  rendering: Rendering,
  adjunct: Adjunct,
  { use, isMotion, isPast, isNegative, saidAlone }: Surroundings,
): Placed {
  switch (adjunct.kind) {
    case 'adverb': {
      if (isAlso(adjunct) && !saidAlone) return { early: [], late: [] }
      const { words, late } = adverbWords(adjunct, use)
      return late ? { early: [], late: words } : { early: words, late: [] }
    }
    case 'preposition':
      return {
        early: prepositionalWords(
          renderer,
          rendering,
          isPast ? withinPast(adjunct.phrase, isNegative) : adjunct.phrase,
          use,
        ),
        late: [],
      }
    case 'time noun':
      return { early: nounWords(renderer, rendering, adjunct.object), late: [] }
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
      return { early: [], late: purposeWords(rendering, adjunct.phrase, isMotion) }
  }
}

const MOTION = new Set(['가다', '오다', '다니다', '나가다', '나오다', '들어가다', '돌아오다'])

function purposeWords(rendering: Rendering, phrase: VerbPhrase, mover: boolean): KoreanWord[] {
  const chain = phraseChain(rendering, phrase, NO_SUBJECT)
  const moves = mover && chain.suffixes.length === 0
  const suffix: Suffix = moves ? '-(으)러' : '-기 위해서'
  if (!admits(chain.predicate, [...chain.suffixes, suffix])) throw new Untranslatable('purpose')
  fire(rendering, 'connective', suffix, 'in order to')
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

function placed(
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
    saidAlone: !carriesAlso(subject),
  }
  const sorted = [
    ...adjuncts.filter(isPer),
    ...adjuncts.filter((adjunct) => isTime(adjunct) && !isPer(adjunct)),
    ...adjuncts.filter((adjunct) => !isTime(adjunct)),
  ]
  const each = sorted.map((adjunct) => ({ ...adjunctWords(rendering, adjunct, surroundings), when: isTime(adjunct) }))
  const time = each.filter(({ when }) => when).flatMap(({ early }) => early).length
  return { early: each.flatMap(({ early }) => early), late: each.flatMap(({ late }) => late), time }
}

function predicateChain(rendering: Rendering, { predicate, group }: VerbPhrase, person: SubjectPerson): Chain {
  const negative = group.negative || group.never
  switch (predicate.kind) {
    case 'control':
      return controlChain(renderer, rendering, predicate, person)
    case 'cause':
      return causeChain(renderer, rendering, predicate, person, group)
    case 'infinitive':
      return infinitiveChain(renderer, rendering, predicate, person)
    case 'report':
      return reportChain(renderer, rendering, predicate)
    default: {
      const chain = simpleChain(renderer, rendering, predicate, person, negative)
      if (!chain) throw new Untranslatable(predicate.kind)
      return chain
    }
  }
}

const FUTURE_GROUP = { modal: 'will' } as const

/** `would like to` is a wish: -고 싶다. */
function wouldLike(phrase: VerbPhrase): VerbPhrase {
  const { modal: _would, ...group } = phrase.group
  return phrase.predicate.kind === 'control'
    ? { ...phrase, group, predicate: { ...phrase.predicate, control: 'want' } }
    : phrase
}

/** `going to` is a future: the governed verb with the auxiliaries of both. */
function unwrapped(phrase: VerbPhrase): VerbPhrase {
  const { predicate, group } = phrase
  if (predicate.kind === 'control' && predicate.control === 'like' && group.modal === 'would') return wouldLike(phrase)
  if (predicate.kind !== 'control' || predicate.control !== 'going') return phrase
  const inner = unwrapped(predicate.phrase)
  if (group.tense === 'past') return { ...phrase, predicate: { ...predicate, control: 'attempt' } }
  const merged = { ...inner.group, ...FUTURE_GROUP, negative: group.negative || inner.group.negative }
  return { ...inner, group: { ...merged, modal: 'would' }, adjuncts: [...phrase.adjuncts, ...inner.adjuncts] }
}

function subjectOf(phrase: VerbPhrase & { subject?: NounPhrase }): NounPhrase | undefined {
  return phrase.subject
}

/** Whether there is a subject on which 도 can stand for also. */
function carriesAlso(subject: NounPhrase | undefined): boolean {
  return (
    subject !== undefined &&
    !(subject.head.kind === 'pronoun' && (subject.head.id === 'it' || subject.head.id === 'you'))
  )
}

function honorificChain(rendering: Rendering, chain: Chain, person: SubjectPerson): Chain {
  const applies = person.who === 'you' ? rendering.tone !== 'casual' : person.respected && rendering.tone === 'business'
  const honorific = applies && !chain.suffixes.includes('-고 있다') ? honorificOf(chain.predicate) : undefined
  if (honorific) fire(rendering, 'honorific/word', honorific.lemma, chain.predicate.lemma)
  return honorific ? { ...chain, predicate: honorific } : chain
}

/** must not have to: the negative of -아야 하다 is -지 않아도 되다. */
function groupedControl(rendering: Rendering, phrase: VerbPhrase, chain: Chain, person: SubjectPerson): Chain {
  const { predicate, group } = phrase
  const obliges = predicate.kind === 'control' && (predicate.control === 'must' || predicate.control === 'need')
  if (!obliges || !(group.negative || group.never)) return grouped(rendering, chain, copularGroup(phrase), person)
  const bare = { ...chain, suffixes: chain.suffixes.slice(0, -1) }
  const free = { ...negated(rendering, bare), stative: true }
  return grouped(
    rendering,
    { ...free, suffixes: [...free.suffixes, '-아도 되다'] },
    { ...group, negative: false, never: false },
    person,
  )
}

/** The negative of be + noun is already in 아니다. */
function copularGroup({ predicate, group }: VerbPhrase) {
  return predicate.kind === 'noun' ? { ...group, negative: false, never: false } : group
}

const THIRD = new Set(['he', 'she', 'they'])

/** Tom said he was tired: Korean says the same person once. */
function isSamePerson(outer: NounPhrase | undefined, inner: NounPhrase | undefined): boolean {
  if (!outer || inner?.head.kind !== 'pronoun') return false
  const { head } = outer
  if (head.kind === 'pronoun') return head.id === inner.head.id
  return THIRD.has(inner.head.id) && (head.kind === 'name' || (head.kind === 'noun' && head.entry.tags.has('person')))
}

/** English puts what was said or thought into the past with it; Korean keeps the tense of the thought. */
function isBackshifted({ group: outer }: VerbPhrase, { predicate, group }: Clause): boolean {
  if (outer.tense !== 'past' || group.tense !== 'past' || group.perfect) return false
  if (predicate.kind === 'verb')
    return group.progressive || ('tags' in predicate.entry && predicate.entry.tags.has('state'))
  return true
}

/** A reported clause without what its surroundings already say: the same subject, the past of the reporting verb. */
function withoutRepetition(phrase: VerbPhrase & { subject?: NounPhrase }): VerbPhrase {
  const { predicate, subject } = phrase
  if (predicate.kind !== 'report') return phrase
  const { clause } = predicate
  const tense = isBackshifted(phrase, clause) ? 'present' : clause.group.tense
  const reported = {
    ...clause,
    group: { ...clause.group, tense },
    ...(isSamePerson(subject, clause.subject) ? { sharedSubject: true } : {}),
  }
  return { ...phrase, predicate: { ...predicate, clause: reported } }
}

const JALHADA = koreanPredicate('잘하다', 'verb', '하다')

/** 잘 and 하다 are one word: 한국어를 잘해요. */
function doneWell(chain: Chain, words: KoreanWord[]): Chain {
  const well = words.at(-1)
  if (chain.predicate.lemma !== '하다' || well?.text !== '잘') return { ...chain, words }
  return { ...chain, predicate: JALHADA, words: words.slice(0, -1), sources: [...well.sources, ...chain.sources] }
}

function phraseChain(rendering: Rendering, given: VerbPhrase, person: SubjectPerson): Chain {
  const phrase = unwrapped(withoutRepetition(given))
  const bare = predicateChain(rendering, phrase, person)
  const { early, late, time = 0 } = placed(rendering, phrase, bare, subjectOf(given))
  const describes = phrase.predicate.kind === 'noun' || phrase.predicate.kind === 'adjective'
  const words = describes ? [...early, ...late, ...bare.words] : [...early, ...bare.words, ...late]
  return groupedControl(rendering, phrase, { ...doneWell(bare, words), timeWords: time }, person)
}

/** The words of a chain closed by suffixes. Throws where Korean has no such form. */
function closedWords(chain: Chain, suffixes: readonly Suffix[]): KoreanWord[] {
  if (!admits(chain.predicate, suffixes)) throw new Untranslatable(`${chain.predicate.lemma} ${suffixes.join(' ')}`)
  return [...chain.words, ...formWords(chain.predicate, suffixes, chain.gloss, chain.sources)]
}

function embedded(
  rendering: Rendering,
  clause: Clause,
  close: (chain: Chain, clause: Clause) => readonly Suffix[],
  coordinate = false,
): KoreanWord[] {
  const person = personOf(clause.subject)
  const negative = withNegativeWords(clause)
  const chain = honoured(
    rendering,
    phraseChain(rendering, withPresentFuture(negative), person),
    rendering.tone === 'business' || person.who === 'you' ? person : NO_SUBJECT,
  )
  const subject = subjectWords(renderer, rendering, clause, coordinate ? 'main' : 'embedded')
  return [
    ...linkWords(rendering, clause),
    ...subject,
    ...closedWords(chain, close(chain, { ...clause, group: unwrapped(withPresentFuture(clause)).group })),
  ]
}

/** `I knew he was going to come`: what was still to come is a future inside the clause. */
function withPresentFuture(clause: Clause): Clause {
  const { predicate, group } = clause
  return predicate.kind === 'control' && predicate.control === 'going'
    ? { ...clause, group: { ...group, tense: 'present' } }
    : clause
}

function attributiveSuffixes(chain: Chain, group: VerbPhrase['group']): Suffix[] {
  if (isFuture(group)) return [...chain.suffixes, '-(으)ㄹ']
  if (chain.suffixes.at(-1) !== '-았-') return [...chain.suffixes, '-는']
  const past: Suffix[] = [...chain.suffixes.slice(0, -1), '-(으)ㄴ']
  return admits(chain.predicate, past) ? past : [...chain.suffixes, '-던']
}

function relativeWords(rendering: Rendering, phrase: NounPhrase): KoreanWord[] {
  const { relative, attached, purpose } = phrase
  if (purpose) {
    const chain = phraseChain(rendering, withoutGapArgument(purpose), NO_SUBJECT)
    return closedWords(chain, [...chain.suffixes, '-(으)ㄹ'])
  }
  if (attached) {
    const best =
      phrase.adjectives.some(({ degree }) => degree === 'superlative') && attached.preposition.role === 'place'
    return best
      ? prepositionalWords(renderer, rendering, attached, 'doing')
      : attributivePhraseWords(renderer, rendering, attached)
  }
  if (!relative) return []
  const words = embedded(rendering, withoutGapArgument(relative.clause), (chain, { group }) =>
    attributiveSuffixes(chain, group),
  )
  fire(rendering, 'relative', words.map(({ text }) => text).join(' '))
  return words
}

/** The phrase without the argument that the described noun fills. */
function withoutGapArgument<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const { predicate } = phrase
  if (predicate.kind === 'verb') {
    return {
      ...phrase,
      predicate: { ...predicate, arguments: predicate.arguments.filter(({ object }) => object.span.from >= 0) },
    }
  }
  if (predicate.kind !== 'control') return phrase
  return { ...phrase, predicate: { ...predicate, phrase: withoutGapArgument(predicate.phrase) } }
}

const CONNECTIVES: Readonly<Record<Relation, { suffix: Suffix; tense: 'keeps' | 'drops'; english: string }>> = {
  because: { suffix: '-기 때문에', tense: 'keeps', english: 'because' },
  so: { suffix: '-아서', tense: 'drops', english: 'so' },
  if: { suffix: '-(으)면', tense: 'drops', english: 'if' },
  when: { suffix: '-(으)ㄹ 때', tense: 'keeps', english: 'when' },
  before: { suffix: '-기 전에', tense: 'drops', english: 'before' },
  after: { suffix: '-(으)ㄴ 후에', tense: 'drops', english: 'after' },
  while: { suffix: '-는 동안', tense: 'drops', english: 'while' },
  until: { suffix: '-(으)ㄹ 때까지', tense: 'drops', english: 'until' },
  although: { suffix: '-지만', tense: 'keeps', english: 'although' },
  'as soon as': { suffix: '-자마자', tense: 'drops', english: 'as soon as' },
  and: { suffix: '-고', tense: 'drops', english: 'and' },
  but: { suffix: '-지만', tense: 'keeps', english: 'but' },
  or: { suffix: '-거나', tense: 'drops', english: 'or' },
  since: { suffix: '-아서', tense: 'drops', english: 'since' },
}

function linkSuffixes(
  rendering: Rendering,
  relation: Relation,
  mainMood: Clause['mood'],
): (chain: Chain, clause: Clause) => readonly Suffix[] {
  const { suffix, tense, english } = CONNECTIVES[relation]
  const commands = mainMood !== 'statement' && mainMood !== 'question'
  const chosen = commands && (relation === 'because' || relation === 'so') ? '-(으)니까' : suffix
  fire(rendering, 'connective', chosen, english)
  return (chain, { group }) => {
    const kept = tense === 'keeps' ? chain.suffixes : chain.suffixes.filter((each) => each !== '-았-')
    const future =
      isFuture(group) && (relation === 'but' || relation === 'because' || relation === 'although')
        ? [futureSuffix(rendering)]
        : []
    return [...kept, ...future, chosen]
  }
}

/** `I'm sorry, but …`: a feeling is the speaker's own. */
function isSpeakersFeeling({ subject, predicate }: Clause): boolean {
  return subject?.head.kind === 'pronoun' && subject.head.id === 'I' && predicate.kind === 'adjective'
}

function linkWords(rendering: Rendering, clause: Clause): KoreanWord[] {
  return (clause.before ?? []).flatMap(({ relation, clause: linked }) => {
    if (linked.mood !== 'statement') throw new Untranslatable(`${linked.mood} ${relation}`)
    const shared = isSamePerson(clause.subject, linked.subject) || isSpeakersFeeling(linked)
    const spoken = shared ? { ...linked, sharedSubject: true } : linked
    return embedded(
      rendering,
      spoken,
      linkSuffixes(rendering, relation, clause.mood),
      relation === 'and' || relation === 'but',
    )
  })
}

/** A clause as a whole Korean sentence in the tone of the rendering. */
export function clauseWords(rendering: Rendering, given: Clause, tagged: boolean): KoreanWord[] {
  const clause = withRequestedGift(withNegativeWords(withThought(given)))
  const phrase = unwrapped(clause)
  const addressed = clause.mood === 'command' || clause.mood === 'invitation' || clause.mood === 'request'
  const person = addressed ? YOU : { ...personOf(clause.subject), asks: clause.mood === 'question' }
  const bare = asDeed(
    clause,
    phraseChain(rendering, ASSERTING.has(clause.mood) ? clause : withoutNegation(clause), person),
  )
  const commanded = ASSERTING.has(clause.mood)
    ? bare
    : { ...bare, suffixes: bare.suffixes.filter((suffix) => suffix !== '-았-') }
  const asked = clause.please || clause.mood === 'request' || clause.mood === 'offer'
  const chain = asked ? commanded : honorificChain(rendering, commanded, person)
  const closing: Closing = { mood: clause.mood, please: clause.please, tagged, group: phrase.group, person }
  const asserting = ASSERTING.has(clause.mood)
  const honouring = asserting ? honoured(rendering, chain, person) : chain
  const seems = given.predicate.kind === 'report' && clause !== given
  const wishes = seems && given.predicate.kind === 'report' && given.predicate.report === 'wish'
  const thought = given.predicate.kind === 'report' ? tokensOf(given.predicate.at) : []
  const suffixed: Chain = seems
    ? { ...honouring, suffixes: wishes ? wished(honouring) : seeming(clause, honouring), stative: true }
    : honouring
  const endings = closed(
    rendering,
    suffixed,
    seems ? { ...closing, group: { ...phrase.group, tense: 'present' } } : closing,
  )
  const suffixes = [
    ...suffixed.suffixes,
    ...withoutDoubleHonorific(
      suffixed,
      seems ? endings.filter((each) => !each.startsWith('-(으)ㄹ 거') && each !== '-(으)ㄹ 것이다') : endings,
    ),
  ]
  return ordered(
    rendering,
    clause,
    closedWords({ ...chain, sources: [...chain.sources, ...(seems ? thought : [])] }, suffixes),
    chain.timeWords ?? 0,
  )
}

/** Linked clauses, subject, time and the rest. A shared subject comes first of all: 오늘 날씨가 좋아요, 저는 오늘 가요. */
function ordered(rendering: Rendering, clause: Clause, words: KoreanWord[], timeWords: number): KoreanWord[] {
  const { subject } = clause
  const links = linkWords(rendering, clause)
  const [time, rest] = [words.slice(0, timeWords), words.slice(timeWords)]
  const describes = clause.predicate.kind === 'adjective'
  const timeFirst = timeWords > 0 && describes && subject !== undefined && personOf(subject).living !== true
  const said = subjectWords(renderer, rendering, clause, timeFirst ? 'embedded' : 'main')
  const shared = (clause.before ?? []).some(({ clause: linked }) => isSamePerson(subject, linked.subject))
  const main = timeFirst ? [...time, ...said, ...rest] : [...said, ...time, ...rest]
  return shared && !timeFirst ? [...said, ...links, ...time, ...rest] : [...links, ...main]
}

const HADA = koreanPredicate('하다', 'verb', '하다')

/** `be fair`: an adjective can not be commanded, so 공정하게 하다. */
function asDeed(clause: Clause, chain: Chain): Chain {
  if (ASSERTING.has(clause.mood) || chain.predicate.pos !== 'adjective' || chain.suffixes.length > 0) return chain
  const words = [...chain.words, ...formWords(chain.predicate, ['-게'], chain.gloss, chain.sources)]
  return { words, predicate: HADA, suffixes: [], gloss: 'do', sources: chain.sources, stative: false, resulting: false }
}

const ASSERTING = new Set<Clause['mood']>(['statement', 'question', 'permission', 'offer'])

/** The negation of commands and suggestions is in their ending, -지 말다. */
function withoutNegation(clause: Clause): Clause {
  return { ...clause, group: { ...clause.group, negative: false, never: false } }
}

/** `give me` in a request: 주다 already points to the speaker. */
function withRequestedGift(clause: Clause): Clause {
  const { predicate, mood } = clause
  if (predicate.kind !== 'verb' || (mood !== 'command' && mood !== 'request')) return clause
  const list = predicate.arguments.filter(
    ({ role, object }) =>
      !(object.head.kind === 'pronoun' && object.head.id === 'I' && (role === 'iobj' || role === 'to')),
  )
  return { ...clause, predicate: { ...predicate, arguments: list } }
}

const NOBODY = new Set(['nobody', 'nothing'])

function isNegativeWord({ head, determiner }: NounPhrase): boolean {
  return determiner === 'no' || (head.kind === 'pronoun' && NOBODY.has(head.id))
}

function withoutNo(phrase: NounPhrase): NounPhrase {
  if (phrase.determiner !== 'no') return phrase
  const { determiner: _no, ...rest } = phrase
  return rest
}

/** `not … anything` is 아무것도, not 무언가. */
function withNone(phrase: NounPhrase): NounPhrase {
  const { head } = phrase
  if (head.kind !== 'pronoun' || phrase.adjectives.length > 0 || phrase.relative) return phrase
  if (head.id === 'anything') return { ...phrase, head: { ...head, id: 'nothing' } }
  return head.id === 'anyone' ? { ...phrase, head: { ...head, id: 'nobody' } } : phrase
}

/** `nobody came`, `I have no money`: Korean negates the verb, too. */
function withNegativeWords(clause: Clause): Clause {
  const { subject, predicate } = clause
  const objects = predicate.kind === 'verb' ? predicate.arguments : []
  const negative =
    (subject !== undefined && isNegativeWord(subject)) || objects.some(({ object }) => isNegativeWord(object))
  if (clause.group.negative && predicate.kind === 'verb') {
    return {
      ...clause,
      predicate: { ...predicate, arguments: objects.map((each) => ({ ...each, object: withNone(each.object) })) },
    }
  }
  if (!negative) return clause
  const changed =
    predicate.kind === 'verb'
      ? { ...predicate, arguments: objects.map((each) => ({ ...each, object: withoutNo(each.object) })) }
      : predicate
  return {
    ...clause,
    predicate: changed,
    group: { ...clause.group, negative: true },
    ...(subject ? { subject: withoutNo(subject) } : {}),
  }
}

function withoutDoubleHonorific(chain: Chain, endings: readonly Suffix[]): readonly Suffix[] {
  return chain.predicate.class === '시다' && chain.suffixes.length === 0 && endings[0] === '-시-'
    ? endings.slice(1)
    : endings
}

/** `I think (that) he is kind` is said as `he seems kind`; `I don't think` moves its not inside. */
function withThought(clause: Clause): Clause {
  const { predicate, group } = clause
  const person = personOf(clause.subject)
  if (predicate.kind !== 'report' || !(isSeeming(predicate, group, person) || isWish(predicate, group, person)))
    return clause
  const inner = predicate.clause
  const negative = inner.group.negative !== group.negative
  return {
    ...inner,
    group: { ...inner.group, negative },
    adjuncts: [...clause.adjuncts, ...inner.adjuncts],
    before: [...(clause.before ?? []), ...(inner.before ?? [])],
  }
}

export { renderer as KOREAN_RENDERER }
