import type { Suffix } from '#korean/morpheme.ts'
import { type Predicate as KoreanPredicate, predicate as koreanPredicate } from '#korean/predicate.ts'
import type { NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import { hada } from '#translator/frame/governedVerb.ts'
import type { CauseId } from '#translator/frame/government.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { NO_SUBJECT, personOf, type SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { markedPhrase } from '#translator/korean/argument.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { honored } from '#translator/korean/honoredChain.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { formWords, type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/korean/word.ts'

const HOPE = koreanPredicate('바라다', 'verb', 'regular')

interface CauseRule {
  particle: '에게' | '이/가' | '을/를'
  ending: '-(으)라고' | '-게' | '-도록' | '-는 것' | '-는 법' | '-기'
  verb: KoreanPredicate
}

const CAUSES: Readonly<Record<Exclude<CauseId, 'want'>, CauseRule>> = {
  tell: { particle: '에게', ending: '-(으)라고', verb: hada('말하다') },
  ask: { particle: '에게', ending: '-(으)라고', verb: hada('부탁하다') },
  remind: { particle: '에게', ending: '-(으)라고', verb: hada('말하다') },
  order: { particle: '에게', ending: '-(으)라고', verb: hada('명령하다') },
  advise: { particle: '에게', ending: '-(으)라고', verb: hada('조언하다') },
  persuade: { particle: '을/를', ending: '-도록', verb: hada('설득하다') },
  let: { particle: '이/가', ending: '-게', verb: hada('하다') },
  make: { particle: '이/가', ending: '-게', verb: koreanPredicate('만들다', 'verb', 'ㄹ') },
  keep: { particle: '을/를', ending: '-게', verb: hada('하다') },
  help: { particle: '이/가', ending: '-는 것', verb: koreanPredicate('도와주다', 'verb', 'regular') },
  see: { particle: '이/가', ending: '-는 것', verb: koreanPredicate('보다', 'verb', 'regular') },
  hear: { particle: '이/가', ending: '-는 것', verb: koreanPredicate('듣다', 'verb', 'ㄷ') },
  catch: { particle: '이/가', ending: '-는 것', verb: hada('발견하다') },
  feel: { particle: '이/가', ending: '-는 것', verb: koreanPredicate('느끼다', 'verb', 'regular') },
  teach: { particle: '에게', ending: '-는 법', verb: koreanPredicate('가르쳐 주다', 'verb', 'regular') },
  expect: { particle: '이/가', ending: '-기', verb: hada('기대하다') },
}

const SOUGHT = /^(.*[^을를 ]) ?주다$/

/** What one asks somebody to do is done for oneself: 기다려 달라고, 도와 달라고. */
function sought(chain: Chain): Chain {
  const { predicate, suffixes } = chain
  const [, helping] = SOUGHT.exec(predicate.lemma) ?? []
  if (helping === undefined) return { ...chain, suffixes: [...suffixes, '-아 달다'] }
  return { ...chain, predicate: koreanPredicate(`${helping} 달다`, 'verb', 'ㄹ') }
}

/** `told me to wait`: 기다리라고 했어요. */
const SAY = hada('하다')

function verbIn(cause: Exclude<CauseId, 'want'>, { tense }: VerbGroup): KoreanPredicate {
  return cause === 'tell' && tense === 'past' ? SAY : CAUSES[cause].verb
}

const NOMINAL = new Set<CauseRule['ending']>(['-는 것', '-는 법', '-기'])

/** 톰이 가기를 바라다: another's wish, or one that was. */
function wishedChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  causee: NounPhrase,
  inner: Chain,
  sources: readonly number[],
): Chain {
  const who = markedPhrase(builders, rendering, causee, '이/가', 'want')
  const words = formWords(inner.predicate, [...inner.suffixes, '-기'], inner.gloss, inner.sources)
  const last = words.at(-1)
  const marked = last ? [...words.slice(0, -1), withParticleWord(last, '을/를', false)] : []
  return {
    words: [...who, ...inner.words, ...marked],
    predicate: HOPE,
    suffixes: [],
    gloss: 'want',
    sources,
    stative: true,
    resulting: false,
  }
}

/** 톰이 갔으면 좋겠다: the speaker's own wish. */
function ownWishChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  causee: NounPhrase,
  inner: Chain,
  sources: readonly number[],
): Chain {
  const who = isClearListener(rendering, causee) ? [] : markedPhrase(builders, rendering, causee, '이/가', 'want')
  const wanted = honored(rendering, inner, personOf(causee))
  return {
    ...wanted,
    sources: [...inner.sources, ...sources],
    words: [...who, ...inner.words],
    suffixes: [...wanted.suffixes, '-았-', '-(으)면 좋다', '-겠-'],
    stative: true,
    resulting: false,
  }
}

/** `I want`, `we'd like` say the wish; other wishes are 바라다. */
function wantedChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  { causee, inner, sources }: { causee: NounPhrase; inner: Chain; sources: readonly number[] },
  person: SubjectPerson,
  group: VerbGroup,
): Chain {
  const wishes = person.who === 'I' || (person.who === 'we' && isListener(causee))
  return wishes && group.tense !== 'past' && !group.negative && !group.modal
    ? ownWishChain(builders, rendering, causee, inner, sources)
    : wishedChain(builders, rendering, causee, inner, sources)
}

/** want Tom to go 톰이 갔으면 좋겠다, tell Tom to go 톰에게 가라고 하다, help Tom go 톰이 가는 것을 도와주다. */
export function causeChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  { cause, causee, phrase, at }: Extract<Predicate, { kind: 'cause' }>,
  person: SubjectPerson,
  group: VerbGroup,
): Chain {
  const inner = builders.phraseChain(rendering, phrase, cause === 'want' ? personOf(causee) : NO_SUBJECT)
  const sources = tokensOf(at)
  if (cause === 'want') return wantedChain(builders, rendering, { causee, inner, sources }, person, group)
  const { ending } = CAUSES[cause]
  const acted = cause === 'see' || cause === 'hear' ? honored(rendering, inner, personOf(causee)) : inner
  const who = isUnderstoodDoer(rendering, cause, causee, person)
    ? []
    : causeeWords(builders, rendering, { cause, causee, phrase })
  const done = spoken(acted, cause, phrase.group.negative)
  const words: KoreanWord[] = formWords(done.predicate, [...done.suffixes, ending], inner.gloss, inner.sources)
  const last = words.at(-1)
  const marked =
    NOMINAL.has(ending) && last ? [...words.slice(0, -1), withParticleWord(last, '을/를', isSpoken(rendering))] : words
  const heeded = cause === 'remind' ? plainWords('잊지 말고', 'remind', sources) : []
  return {
    words: [...who, ...heeded, ...inner.words, ...(felt(phrase) ? moodWords(inner) : []), ...marked],
    predicate: verbIn(cause, group),
    suffixes: [],
    gloss: cause,
    sources,
    stative: false,
    resulting: false,
    ...(cause === 'see' || cause === 'hear' ? { unable: true } : {}),
  }
}

/** `I want you to be happy`: -시- already points to the listener, 행복하셨으면 좋겠어요. */
function isClearListener(rendering: Rendering, causee: NounPhrase): boolean {
  if (rendering.tone === 'casual' || !isListener(causee) || causee.plural) return false
  fire(rendering, 'you/dropped')
  return true
}

function isUnderstoodDoer(rendering: Rendering, cause: CauseId, causee: NounPhrase, person: SubjectPerson): boolean {
  if (cause === 'help') return person.who === 'you' && isSpeaker(causee)
  if (cause === 'teach') return person.asks === true && personOf(causee).who === 'you'
  if (cause !== 'make') return false
  return person.who === 'I' ? isClearListener(rendering, causee) : person.living !== true && isListener(causee)
}

type Caused = Pick<Extract<Predicate, { kind: 'cause' }>, 'causee' | 'phrase'> & { cause: Exclude<CauseId, 'want'> }

function causeeWords(builders: PhraseBuilders, rendering: Rendering, { cause, causee, phrase }: Caused): KoreanWord[] {
  return markedPhrase(builders, rendering, causee, felt(phrase) ? '을/를' : CAUSES[cause].particle, cause)
}

/** `made me feel sad`: a feeling is caused, 저를 슬프게. Throws for `feel old`, which only compares. */
function felt({ predicate }: VerbPhrase): boolean {
  if (predicate.kind !== 'adjective' || predicate.linking !== 'feel') return false
  const { entry } = predicate.phrase
  if ('english' in entry && entry.tags.has('likened')) throw new Untranslatable('feel old')
  return true
}

/** `good` and `bad` feelings are about the mood: 기분 좋게. */
function moodWords({ predicate, sources }: Chain): KoreanWord[] {
  return predicate.lemma === '좋다' || predicate.lemma === '나쁘다' ? plainWords('기분', 'mood', sources) : []
}

const NEGATIONS = new Set<Suffix>(['안', '-지 않다', '-지 못하다'])

function affirmed(chain: Chain): Chain {
  return { ...chain, suffixes: chain.suffixes.filter((suffix) => !NEGATIONS.has(suffix)) }
}

/** Negative causatives: 가지 말라고 말하다 for `tell not to go`, 가지 못하게 하다 for `not let go`. */
function deniedSuffixes(chain: Chain, cause: Exclude<CauseId, 'want'>, negative: boolean): Suffix[] {
  if (!negative) return chain.suffixes
  if (cause === 'let') return [...affirmed(chain).suffixes, '-지 못하다']
  return CAUSES[cause].ending === '-(으)라고' ? [...affirmed(chain).suffixes, '-지 말다'] : chain.suffixes
}

/** The chain of what is caused, before its ending. */
function spoken(acted: Chain, cause: Exclude<CauseId, 'want'>, negative: boolean): Chain {
  const said = { ...acted, suffixes: deniedSuffixes(acted, cause, negative) }
  return cause === 'ask' && said.predicate.pos === 'verb' ? sought(said) : said
}

const STATES = {
  make: { ending: '-게', verb: koreanPredicate('만들다', 'verb', 'ㄹ') },
  keep: { ending: '-게', verb: hada('유지하다') },
  find: { ending: '-다고', verb: hada('생각하다') },
} as const

/** A state that is brought about and kept: 문을 열어 두다. */
const LEFT_SO: Readonly<Record<string, KoreanPredicate>> = {
  '열려 있다': koreanPredicate('열다', 'verb', 'ㄹ'),
  '닫혀 있다': koreanPredicate('닫다', 'verb', 'regular'),
  '잠겨 있다': koreanPredicate('잠그다', 'verb', '으'),
  '켜져 있다': koreanPredicate('켜다', 'verb', 'regular'),
}

/** 나를 행복하게 만들다, 방을 깨끗하게 유지하다, 책이 재미있다고 생각하다. */
export function stateChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  { cause, causee, phrase, at }: Extract<Predicate, { kind: 'state' }>,
): Chain {
  const { ending, verb } = STATES[cause]
  const inner = builders.phraseChain(rendering, phrase, NO_SUBJECT)
  if (cause === 'keep' && inner.predicate.lemma === '깨어 있다') throw new Untranslatable('keep awake')
  const left = cause === 'keep' ? LEFT_SO[inner.predicate.lemma] : undefined
  if (left) {
    const words = markedPhrase(builders, rendering, causee, '을/를', cause)
    const sources = [...tokensOf(at), ...inner.sources]
    const base = { suffixes: ['-아 두다' as const], gloss: cause, sources, stative: false, resulting: false }
    return { ...base, words: [...words, ...inner.words], predicate: left }
  }
  const suffixes = ending === '-게' ? inner.suffixes.filter((suffix) => suffix !== '-았-') : inner.suffixes
  return {
    words: [
      ...markedPhrase(builders, rendering, causee, cause === 'find' ? '이/가' : '을/를', cause),
      ...inner.words,
      ...formWords(inner.predicate, [...suffixes, ending], inner.gloss, inner.sources),
    ],
    predicate: verb,
    suffixes: [],
    gloss: cause,
    sources: tokensOf(at),
    stative: cause === 'find',
    resulting: false,
  }
}
