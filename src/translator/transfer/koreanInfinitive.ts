import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#translator/analysis/frame.ts'
import { ownEntry } from '#translator/lexicon/ownEntry.ts'
import type { Chain, SubjectPerson } from '#translator/transfer/koreanChain.ts'
import { simpleChain } from '#translator/transfer/koreanPredicate.ts'
import { formWords, type KoreanWord, withParticleWord } from '#translator/transfer/koreanWord.ts'
import { withoutGapArgument } from '#translator/transfer/recastPhrase.ts'
import type { Renderer } from '#translator/transfer/renderer.ts'
import { fire, type Rendering, Untranslatable } from '#translator/transfer/rendering.ts'

/** Feelings about something done: the verb takes -아서. */
const FEELINGS = new Set([
  'glad',
  'happy',
  'sorry',
  'sad',
  'surprised',
  'proud',
  'disappointed',
  'excited',
  'lucky',
  'upset',
])
/** Judgements of how a deed goes: 찾기 쉽다. */
const EASE: Readonly<Record<string, Suffix>> = { easy: '-기 쉽다', hard: '-기 어렵다', difficult: '-기 어렵다' }
/** Judgements of a deed as a whole: 운동하는 것이 중요하다. */
const JUDGEMENTS = new Set([
  'important',
  'good',
  'bad',
  'dangerous',
  'fun',
  'interesting',
  'possible',
  'impossible',
  'necessary',
  'safe',
  'nice',
  'great',
  'better',
  'useful',
  'boring',
  'expensive',
  'cheap',
  'hard',
  'easy',
  'difficult',
])

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

function judged(rendering: Rendering, adjective: Chain, inner: Chain): Chain {
  const words = closedInner(inner, '-는 것')
  const last = words.at(-1)
  const spoken = rendering.tone === 'polite' || rendering.tone === 'casual'
  return {
    ...adjective,
    words: [...words.slice(0, -1), ...(last ? [withParticleWord(last, '이/가', spoken)] : []), ...adjective.words],
  }
}

/** The chain of an adjective that governs a verb. Throws for adjectives whose Korean pattern we do not know. */
export function infinitiveChain(
  renderer: Renderer,
  rendering: Rendering,
  { phrase, governed, at }: Extract<Predicate, { kind: 'infinitive' }>,
  person: SubjectPerson,
): Chain {
  const { entry } = phrase
  const adjective = simpleChain(
    renderer,
    rendering,
    { kind: 'adjective', phrase, arguments: [], linking: 'be' },
    person,
    false,
  )
  if (!adjective || 'unknown' in entry) throw new Untranslatable('adjective with infinitive')
  const inner = renderer.phraseChain(rendering, withoutGapArgument(governed), person)
  if (phrase.adverbs.some(({ entry: adverb }) => !('unknown' in adverb) && adverb.english === 'too'))
    return tooChain(rendering, adjective, inner)
  if (FEELINGS.has(entry.english)) return { ...adjective, words: [...closedInner(inner, '-아서'), ...adjective.words] }
  const ease = ownEntry(EASE, entry.english)
  if (
    ease &&
    phrase.degree === 'positive' &&
    phrase.adverbs.length === 0 &&
    admits(inner.predicate, [...inner.suffixes, ease, '-아요'])
  ) {
    return {
      ...inner,
      suffixes: [...inner.suffixes, ease],
      sources: [...inner.sources, ...adjective.sources],
      stative: true,
    }
  }
  if (JUDGEMENTS.has(entry.english)) return judged(rendering, adjective, inner)
  throw new Untranslatable(`${entry.english} to at ${at.from}`)
}
