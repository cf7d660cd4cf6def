import { admits, conjugate } from '#korean/conjugate.ts'
import { honorificOf } from '#korean/honorific.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Adjunct, Clause, NounPhrase, Predicate, Relation, VerbPhrase } from '#translator/frame.ts'
import { closed, type Closing, futureSuffix } from '#translator/finalSuffixes.ts'
import { grouped, honoured, isFuture, negated } from '#translator/groupSuffixes.ts'
import { type PlaceUse, prepositionalWords } from '#translator/koreanArgument.ts'
import { type Chain, NO_SUBJECT, personOf, type SubjectPerson } from '#translator/koreanChain.ts'
import { causeChain, controlChain } from '#translator/koreanControl.ts'
import { nounWords } from '#translator/koreanNoun.ts'
import { simpleChain } from '#translator/koreanPredicate.ts'
import { isSeeming, reportChain, seeming } from '#translator/koreanReport.ts'
import { subjectWords } from '#translator/koreanSubject.ts'
import { bracketed, conjugatedWords, type KoreanWord, plainWords, tokensOf } from '#translator/koreanWord.ts'
import type { Renderer } from '#translator/renderer.ts'
import { fire, type Rendering, Untranslatable } from '#translator/rendering.ts'

const YOU: SubjectPerson = { who: 'you', respected: false }

const WH_WORDS: Readonly<Record<string, string>> = { when: '언제', why: '왜', how: '어떻게', 'how long': '얼마나 오래', 'how often': '얼마나 자주', 'what time': '몇 시에' }

function whWord(word: string, use: PlaceUse): string {
  return word === 'where' ? (use === 'doing' ? '어디에서' : '어디에') : (WH_WORDS[word] ?? '')
}

interface Placed {
  /** Time and place, before the objects. */
  early: KoreanWord[]
  /** Manner and degree, right before the verb. */
  late: KoreanWord[]
}

function adverbWords(adjunct: Extract<Adjunct, { kind: 'adverb' }>): { words: KoreanWord[]; late: boolean } {
  const { entry, span, degree } = adjunct.use
  const sources = tokensOf(span)
  if ('unknown' in entry) return { words: plainWords(bracketed(entry.unknown), entry.unknown, sources), late: true }
  const before = degree ? plainWords(degree.korean, degree.english, sources) : []
  return { words: [...before, ...plainWords(entry.korean, entry.english, sources)], late: entry.tags.has('manner') || entry.tags.has('degree') }
}

const renderer: Renderer = { relative: relativeWords, phraseChain, embedded }

function adjunctWords(rendering: Rendering, adjunct: Adjunct, use: PlaceUse): Placed {
  switch (adjunct.kind) {
    case 'adverb': {
      const { words, late } = adverbWords(adjunct)
      return late ? { early: [], late: words } : { early: words, late: [] }
    }
    case 'preposition':
      return { early: prepositionalWords(renderer, rendering, adjunct.phrase, use), late: [] }
    case 'time noun':
      return { early: nounWords(renderer, rendering, adjunct.object), late: [] }
    case 'wh':
      return { early: [], late: plainWords(whWord(adjunct.word, use), adjunct.word, tokensOf(adjunct.span)) }
    case 'purpose':
      return { early: [], late: purposeWords(rendering, adjunct.phrase) }
  }
}

const MOTION = new Set(['가다', '오다', '다니다', '나가다', '나오다', '들어가다', '돌아오다'])

function purposeWords(rendering: Rendering, phrase: VerbPhrase): KoreanWord[] {
  const chain = phraseChain(rendering, phrase, NO_SUBJECT)
  const suffix: Suffix = '-기 위해서'
  if (!admits(chain.predicate, [...chain.suffixes, suffix])) throw new Untranslatable('purpose')
  fire(rendering, 'connective', suffix, 'in order to')
  return [...chain.words, ...conjugatedWords(conjugate(chain.predicate, [...chain.suffixes, suffix]), chain.gloss, chain.sources)]
}

function isTime(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.role === 'time'
  if (adjunct.kind === 'time noun') return true
  return adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && (adjunct.use.entry.tags.has('time') || adjunct.use.entry.tags.has('sentence'))
}

function placed(rendering: Rendering, adjuncts: readonly Adjunct[], chain: Chain): Placed {
  const use: PlaceUse = chain.stative || chain.resulting || MOTION.has(chain.predicate.lemma) ? 'being' : 'doing'
  const sorted = [...adjuncts.filter(isTime), ...adjuncts.filter((adjunct) => !isTime(adjunct))]
  const each = sorted.map((adjunct) => adjunctWords(rendering, adjunct, use))
  return { early: each.flatMap(({ early }) => early), late: each.flatMap(({ late }) => late) }
}

function predicateChain(rendering: Rendering, predicate: Predicate, person: SubjectPerson, negative: boolean): Chain {
  switch (predicate.kind) {
    case 'control':
      return controlChain(renderer, rendering, predicate, person)
    case 'cause':
      return causeChain(renderer, rendering, predicate)
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

/** `going to` is a future: the governed verb with the auxiliaries of both. */
function unwrapped(phrase: VerbPhrase): VerbPhrase {
  const { predicate, group } = phrase
  if (predicate.kind !== 'control' || predicate.control !== 'going') return phrase
  const inner = unwrapped(predicate.phrase)
  if (group.tense === 'past') throw new Untranslatable('was going to')
  const merged = { ...inner.group, ...FUTURE_GROUP, negative: group.negative || inner.group.negative }
  return { ...inner, group: { ...merged, modal: 'would' }, adjuncts: [...phrase.adjuncts, ...inner.adjuncts] }
}

function honorificChain(rendering: Rendering, chain: Chain, person: SubjectPerson): Chain {
  const applies = person.who === 'you' ? rendering.tone !== 'casual' : person.respected && rendering.tone === 'business'
  const honorific = applies && !chain.suffixes.includes('-고 있다') ? honorificOf(chain.predicate) : undefined
  if (honorific) fire(rendering, 'honorific/word', honorific.lemma, chain.predicate.lemma)
  return honorific ? { ...chain, predicate: honorific } : chain
}

/** must not have to: the negative of -아야 하다 is -지 않아도 되다. */
function groupedControl(rendering: Rendering, phrase: VerbPhrase, chain: Chain): Chain {
  const { predicate, group } = phrase
  const obliges = predicate.kind === 'control' && (predicate.control === 'must' || predicate.control === 'need')
  if (!obliges || !(group.negative || group.never)) return grouped(rendering, chain, copularGroup(phrase))
  const bare = { ...chain, suffixes: chain.suffixes.slice(0, -1) }
  const free = { ...negated(rendering, bare), stative: true }
  return grouped(rendering, { ...free, suffixes: [...free.suffixes, '-아도 되다'] }, { ...group, negative: false, never: false })
}

/** The negative of be + noun is already in 아니다. */
function copularGroup({ predicate, group }: VerbPhrase) {
  return predicate.kind === 'noun' ? { ...group, negative: false, never: false } : group
}

function phraseChain(rendering: Rendering, given: VerbPhrase, person: SubjectPerson): Chain {
  const phrase = unwrapped(given)
  const negative = phrase.group.negative || phrase.group.never
  const bare = predicateChain(rendering, phrase.predicate, person, negative)
  const { early, late } = placed(rendering, phrase.adjuncts, bare)
  const whole = groupedControl(rendering, phrase, { ...bare, words: [...early, ...bare.words, ...late] })
  return whole
}

/** The words of a chain closed by suffixes. Throws where Korean has no such form. */
function closedWords(chain: Chain, suffixes: readonly Suffix[]): KoreanWord[] {
  if (!admits(chain.predicate, suffixes)) throw new Untranslatable(`${chain.predicate.lemma} ${suffixes.join(' ')}`)
  return [...chain.words, ...conjugatedWords(conjugate(chain.predicate, suffixes), chain.gloss, chain.sources)]
}

function embedded(rendering: Rendering, clause: Clause, close: (chain: Chain, clause: Clause) => readonly Suffix[]): KoreanWord[] {
  const person = personOf(clause.subject)
  const chain = phraseChain(rendering, clause, person)
  const subject = subjectWords(renderer, rendering, clause, 'embedded')
  return [...linkWords(rendering, clause), ...subject, ...closedWords(chain, close(chain, { ...clause, group: unwrapped(clause).group }))]
}

function attributiveSuffixes(chain: Chain, group: VerbPhrase['group']): Suffix[] {
  if (isFuture(group)) return [...chain.suffixes, '-(으)ㄹ']
  if (chain.suffixes.at(-1) !== '-았-') return [...chain.suffixes, '-는']
  const past: Suffix[] = [...chain.suffixes.slice(0, -1), '-(으)ㄴ']
  return admits(chain.predicate, past) ? past : [...chain.suffixes, '-던']
}

function relativeWords(rendering: Rendering, { relative, attached }: NounPhrase): KoreanWord[] {
  if (attached) {
    const words = prepositionalWords(renderer, rendering, attached, 'being')
    return [...words, ...plainWords(attached.preposition.attributive ?? '', attached.preposition.english, tokensOf(attached.span))]
  }
  if (!relative) return []
  const words = embedded(rendering, withoutGap(relative.clause), (chain, { group }) => attributiveSuffixes(chain, group))
  fire(rendering, 'relative', words.map(({ text }) => text).join(' '))
  return words
}

/** The clause without the argument that the described noun fills. */
function withoutGap(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind === 'verb') {
    return { ...clause, predicate: { ...predicate, arguments: predicate.arguments.filter(({ object }) => object.span.from >= 0) } }
  }
  if (predicate.kind !== 'control') return clause
  const inner = withoutGap({ ...predicate.phrase, mood: 'statement', please: false })
  return { ...clause, predicate: { ...predicate, phrase: inner } }
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

function linkSuffixes(rendering: Rendering, relation: Relation, mainMood: Clause['mood']): (chain: Chain, clause: Clause) => readonly Suffix[] {
  const { suffix, tense, english } = CONNECTIVES[relation]
  const commands = mainMood !== 'statement' && mainMood !== 'question'
  const chosen = commands && (relation === 'because' || relation === 'so') ? '-(으)니까' : suffix
  fire(rendering, 'connective', chosen, english)
  return (chain, { group }) => {
    const kept = tense === 'keeps' ? chain.suffixes : chain.suffixes.filter((each) => each !== '-았-')
    const future = isFuture(group) && (relation === 'but' || relation === 'because' || relation === 'although') ? [futureSuffix(rendering)] : []
    return [...kept, ...future, chosen]
  }
}

function linkWords(rendering: Rendering, clause: Clause): KoreanWord[] {
  return (clause.before ?? []).flatMap(({ relation, clause: linked }) => {
    if (linked.mood !== 'statement') throw new Untranslatable(`${linked.mood} ${relation}`)
    return embedded(rendering, linked, linkSuffixes(rendering, relation, clause.mood))
  })
}

/** A clause as a whole Korean sentence in the tone of the rendering. */
export function clauseWords(rendering: Rendering, given: Clause, tagged: boolean): KoreanWord[] {
  const clause = withThought(given)
  const phrase = unwrapped(clause)
  const addressed = clause.mood === 'command' || clause.mood === 'invitation' || clause.mood === 'request'
  const person = addressed ? YOU : personOf(clause.subject)
  const chain = honorificChain(rendering, phraseChain(rendering, clause, person), person)
  const closing: Closing = { mood: clause.mood, please: clause.please, tagged, group: phrase.group, person }
  const asserting = clause.mood === 'statement' || clause.mood === 'question'
  const honouring = asserting ? honoured(rendering, chain, person) : chain
  const seems = given.predicate.kind === 'report' && clause !== given
  const suffixed: Chain = seems ? { ...honouring, suffixes: seeming(clause, honouring), stative: true } : honouring
  const endings = closed(rendering, suffixed, seems ? { ...closing, group: { ...phrase.group, tense: 'present' } } : closing)
  const suffixes = [...suffixed.suffixes, ...withoutDoubleHonorific(suffixed, seems ? endings.filter((each) => !each.startsWith('-(으)ㄹ 거') && each !== '-(으)ㄹ 것이다') : endings)]
  return [...linkWords(rendering, clause), ...subjectWords(renderer, rendering, clause, 'main'), ...closedWords(chain, suffixes)]
}

function withoutDoubleHonorific(chain: Chain, endings: readonly Suffix[]): readonly Suffix[] {
  return chain.predicate.class === '시다' && chain.suffixes.length === 0 && endings[0] === '-시-' ? endings.slice(1) : endings
}

/** `I think (that) he is kind` is said as `he seems kind`; `I don't think` moves its not inside. */
function withThought(clause: Clause): Clause {
  const { predicate, group } = clause
  if (predicate.kind !== 'report' || !isSeeming(predicate, group, personOf(clause.subject))) return clause
  const inner = predicate.clause
  const negative = inner.group.negative !== group.negative
  return { ...inner, group: { ...inner.group, negative }, adjuncts: [...clause.adjuncts, ...inner.adjuncts], before: [...(clause.before ?? []), ...(inner.before ?? [])] }
}

export { renderer as KOREAN_RENDERER }
