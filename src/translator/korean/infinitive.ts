import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { withDeniedObjects } from '#translator/frame/deniedWord.ts'
import type { AdjectivePhrase, NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { isGap, withoutGapArgument } from '#translator/frame/gap.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { personOf, type SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { markedPhrase } from '#translator/korean/argument.ts'
import type { Chain } from '#translator/korean/chain.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { simpleChain } from '#translator/korean/predicate.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { factSuffixes } from '#translator/korean/report.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { formWords, type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/korean/word.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** `good to meet` is about a feeling: 만나서 좋다. */
const MEETING = new Set(['nice', 'good', 'great'])
const ENCOUNTERS = new Set(['see', 'meet', 'hear', 'talk', 'talk to', 'have'])

function isEncounter({ predicate }: VerbPhrase): boolean {
  return isLexicalVerb(predicate) && ENCOUNTERS.has(predicate.entry.english)
}

/** Judgments of how an action goes: 찾기 쉽다. */
const EASE: Readonly<Record<string, Suffix>> = { easy: '-기 쉽다', hard: '-기 어렵다', difficult: '-기 어렵다' }

function closedInner(inner: Chain, ending: Suffix): KoreanWord[] {
  const suffixes = [...inner.suffixes, ending]
  if (!admits(inner.predicate, suffixes)) throw new Untranslatable(ending)
  return [...inner.words, ...formWords(inner.predicate, suffixes, inner.gloss, inner.sources)]
}

/** `too tired to think`: 너무 피곤해서 생각할 수 없다. */
function tooChain(rendering: Rendering, adjective: Chain, inner: Chain): Chain {
  fire(rendering, 'too/to')
  const reason = closedInner(adjective, '-아서')
  return {
    ...inner,
    words: [...reason, ...inner.words],
    suffixes: [...inner.suffixes, '-(으)ㄹ 수 없다'],
    stative: true,
    negated: true,
  }
}

function withParticleLast(rendering: Rendering, words: KoreanWord[], particle: '이/가' | '에'): KoreanWord[] {
  const last = words.at(-1)
  return last ? [...words.slice(0, -1), withParticleWord(last, particle, isSpoken(rendering) && particle !== '에')] : []
}

/** 운동하는 것이 중요하다 */
function judged(rendering: Rendering, adjective: Chain, inner: Chain): Chain {
  const words = withParticleLast(rendering, closedInner(inner, '-는 것'), '이/가')
  return { ...adjective, words: [...words, ...adjective.words] }
}

/** 운전할 만큼 나이가 많다 */
function enoughChain(adjective: Chain, inner: Chain, at: { from: number; to: number }): Chain {
  const measure = plainWords('만큼', 'enough to', tokensOf({ from: at.to - 2, to: at.to }))
  return { ...adjective, words: [...closedInner(inner, '-(으)ㄹ'), ...measure, ...adjective.words] }
}

/** What is good or bad for an action: 수영하기에 위험하다. */
function suited(rendering: Rendering, adjective: Chain, inner: Chain): Chain {
  const words = withParticleLast(rendering, closedInner(inner, '-기'), '에')
  return { ...adjective, words: [...words, ...adjective.words] }
}

export function isTooMuch({ entry: said, adverbs }: AdjectivePhrase): boolean {
  if (!('unknown' in said) && said.english.startsWith('too ')) return true
  return adverbs.some(({ entry }) => !('unknown' in entry) && entry.english === 'too')
}

function isGapped({ predicate }: VerbPhrase): boolean {
  if (predicate.kind === 'control') return isGapped(predicate.phrase)
  return predicate.kind === 'verb' && predicate.arguments.some(({ object }) => isGap(object))
}

/** The adjective with its governed verb, by the adjective's pattern. Throws for adjectives without a known pattern. */
function overVerb(
  rendering: Rendering,
  { phrase, governed, at, enough }: Extract<Predicate, { kind: 'infinitive' }>,
  adjective: Chain,
  inner: Chain,
  person: SubjectPerson,
): Chain {
  const { entry } = phrase
  if ('unknown' in entry) throw new Untranslatable('adjective with infinitive')
  if (person.who === 'nobody') throw new Untranslatable('nobody is too')
  if (enough) return enoughChain(adjective, inner, at)
  if (isTooMuch(phrase)) return tooChain(rendering, adjective, inner)
  const feels = entry.tags.has('emotion') || (MEETING.has(entry.english) && isEncounter(governed))
  if (feels) return { ...adjective, words: [...closedInner(inner, '-아서'), ...adjective.words] }
  const ease = tableEntry(EASE, entry.english)
  const plain = phrase.degree === 'positive' && phrase.adverbs.length === 0
  if (ease && plain && admits(inner.predicate, [...inner.suffixes, ease, '-아요'])) {
    const sources = [...inner.sources, ...adjective.sources]
    return { ...inner, suffixes: [...inner.suffixes, ease], sources, stative: true }
  }
  if (isGapped(governed)) return suited(rendering, adjective, inner)
  if (entry.tags.has('judging') || person.living !== true) return judged(rendering, adjective, inner)
  throw new Untranslatable(`${entry.english} to`)
}

/** The person who acts stands first: as the topic of a judgment, or as the subject of an action that is too much. */
function doerWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  doer: NounPhrase | undefined,
  particle: '은/는' | '이/가',
): KoreanWord[] {
  return doer ? markedPhrase(builders, rendering, doer, particle, 'for') : []
}

/** The chain of an adjective that governs a verb. */
export function infinitiveChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'infinitive' }>,
  person: SubjectPerson,
): Chain {
  const { phrase, governed, doer } = predicate
  const said: Predicate = { kind: 'adjective', phrase, arguments: [], linking: 'be' }
  const adjective = simpleChain(builders, rendering, said, person, false)
  if (!adjective) throw new Untranslatable('adjective with infinitive')
  const undone = isTooMuch(phrase) ? withDeniedObjects(governed) : governed
  const inner = builders.phraseChain(rendering, withoutGapArgument(undone), doer ? personOf(doer) : person)
  const eases =
    tableEntry(EASE, 'english' in phrase.entry ? phrase.entry.english : '') !== undefined && !isTooMuch(phrase)
  const done = { ...inner, words: [...doerWords(builders, rendering, doer, eases ? '은/는' : '이/가'), ...inner.words] }
  return overVerb(rendering, predicate, adjective, done, person)
}

/** 그가 떠난 것이 이상하다: a judgment of a fact. */
export function judgmentChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  { phrase, clause }: Extract<Predicate, { kind: 'judgment' }>,
  person: SubjectPerson,
): Chain {
  if (person.living && person.who !== 'you') throw new Untranslatable('somebody is so that')
  const said: Predicate = { kind: 'adjective', phrase, arguments: [], linking: 'be' }
  const adjective = simpleChain(builders, rendering, said, person, false)
  if (!adjective) throw new Untranslatable('adjective that')
  const fact = builders.embedded(rendering, clause, factSuffixes)
  return { ...adjective, words: [...withParticleLast(rendering, fact, '이/가'), ...adjective.words] }
}
