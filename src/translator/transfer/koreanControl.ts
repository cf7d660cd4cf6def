import type { Suffix } from '#korean/morpheme.ts'
import { type Predicate as KoreanPredicate, predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Predicate, VerbPhrase } from '#translator/analysis/frame.ts'
import type { ControlId } from '#translator/analysis/frameTerm.ts'
import { markedPhrase } from '#translator/transfer/koreanArgument.ts'
import type { Chain, SubjectPerson } from '#translator/transfer/koreanChain.ts'
import { formWords, plainWords, tokensOf, withParticleWord } from '#translator/transfer/koreanWord.ts'
import type { Renderer } from '#translator/transfer/renderer.ts'
import type { Rendering } from '#translator/transfer/rendering.ts'

export const hada = (lemma: string) => koreanPredicate(lemma, 'verb', '하다')

const LIKE = hada('좋아하다')

const HATE = hada('싫어하다')

const REMEMBER = hada('기억하다')

const ENJOY = koreanPredicate('즐기다', 'verb', 'regular')

const LEARN = koreanPredicate('배우다', 'verb', 'regular')

const FORGET = koreanPredicate('잊다', 'verb', 'regular')

const QUIT = koreanPredicate('그만두다', 'verb', 'regular')

/** Auxiliaries put straight onto the governed verb. */
const AS_SUFFIX: Readonly<Partial<Record<ControlId, Suffix>>> = {
  must: '-아야 하다',
  need: '-아야 하다',
  start: '-기 시작하다',
  attempt: '-(으)려고 하다',
  'about to': '-(으)려고 하다',
  'try out': '-아 보다',
  decide: '-기로 하다',
  plan: '-(으)ㄹ 예정이다',
  seem: '-는 것 같다',
  able: '-(으)ㄹ 수 있다',
  'know how': '-(으)ㄹ 줄 알다',
}

/** Verbs that take the governed verb as a noun in -는 것, its object. */
const AS_OBJECT: Readonly<Partial<Record<ControlId, { ending: '-는 것' | '-는 법'; verb: KoreanPredicate }>>> = {
  like: { ending: '-는 것', verb: LIKE },
  enjoy: { ending: '-는 것', verb: ENJOY },
  hate: { ending: '-는 것', verb: HATE },
  stop: { ending: '-는 것', verb: QUIT },
  learn: { ending: '-는 법', verb: LEARN },
  forget: { ending: '-는 것', verb: FORGET },
  remember: { ending: '-는 것', verb: REMEMBER },
}

/** Verbs that Korean says with an adverb before the governed verb. */
const AS_ADVERB: Readonly<Partial<Record<ControlId, string>>> = { keep: '계속', finish: '다', used: '예전에' }

function asObject(
  inner: Chain,
  ending: '-는 것' | '-는 법',
  verb: KoreanPredicate,
  spoken: boolean,
  gloss: string,
  sources: readonly number[],
): Chain {
  const words = formWords(inner.predicate, [...inner.suffixes, ending], inner.gloss, inner.sources)
  const last = words.at(-1)
  const marked = last ? [...words.slice(0, -1), withParticleWord(last, '을/를', spoken)] : []
  return {
    words: [...inner.words, ...marked],
    predicate: verb,
    suffixes: [],
    gloss,
    sources,
    stative: true,
    resulting: false,
  }
}

function onto(inner: Chain, suffix: Suffix, sources: readonly number[]): Chain {
  return {
    ...inner,
    sources: [...inner.sources, ...sources],
    suffixes: [...inner.suffixes, suffix],
    stative: suffix !== '-(으)려고 하다' && suffix !== '-아 보다',
    resulting: false,
  }
}

const DOEDA = koreanPredicate('되다', 'verb', 'regular')

/** What one wants to be one becomes: 가수가 되다, 행복해지다. */
function becoming(renderer: Renderer, rendering: Rendering, { predicate }: VerbPhrase, chain: Chain): Chain {
  if (predicate.kind === 'noun' && chain.predicate.pos === 'copula' && !chain.negated) {
    const noun = markedPhrase(renderer, rendering, predicate.complement, '이/가', 'be')
    return {
      words: noun,
      predicate: DOEDA,
      suffixes: [],
      gloss: 'become',
      sources: chain.sources,
      stative: false,
      resulting: false,
    }
  }
  const isState = predicate.kind === 'adjective' && chain.predicate.pos === 'adjective' && chain.suffixes.length === 0
  return isState ? { ...chain, suffixes: ['-아지다'], stative: false } : chain
}

function governedChain(
  renderer: Renderer,
  rendering: Rendering,
  { control, phrase }: Extract<Predicate, { kind: 'control' }>,
  person: SubjectPerson,
): Chain {
  const chain = renderer.phraseChain(rendering, phrase, person)
  return OF_WILL.has(control) ? becoming(renderer, rendering, phrase, chain) : chain
}

const OF_WILL: ReadonlySet<ControlId> = new Set([
  'want',
  'hope',
  'wish',
  'decide',
  'plan',
  'attempt',
  'promise',
  'learn',
])

/** The chain of want to, have to, like to and the rest, with the governed verb inside. */
export function controlChain(
  renderer: Renderer,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'control' }>,
  person: SubjectPerson,
): Chain {
  const { control, at } = predicate
  const inner = governedChain(renderer, rendering, predicate, person)
  const sources = tokensOf(at)
  if (control === 'want' || control === 'hope' || control === 'wish') {
    const suffix = person.who === 'other' ? '-고 싶어 하다' : '-고 싶다'
    return onto(inner, suffix, sources)
  }
  const suffix = AS_SUFFIX[control]
  if (suffix) return onto(inner, suffix, sources)
  const object = AS_OBJECT[control]
  if (object)
    return asObject(
      inner,
      object.ending,
      object.verb,
      rendering.tone === 'casual' || rendering.tone === 'polite',
      control,
      sources,
    )
  const adverb = AS_ADVERB[control]
  if (adverb) return { ...inner, words: [...plainWords(adverb, control, sources), ...inner.words] }
  if (control === 'promise') return promiseChain(inner, sources)
  return inner
}

/** 돌아오겠다고 약속하다. */
function promiseChain(inner: Chain, sources: readonly number[]): Chain {
  const words = formWords(inner.predicate, [...inner.suffixes, '-겠-', '-다고'], inner.gloss, inner.sources)
  return {
    words: [...inner.words, ...words],
    predicate: hada('약속하다'),
    suffixes: [],
    gloss: 'promise',
    sources,
    stative: false,
    resulting: false,
  }
}
