import { type Predicate as KoreanPredicate, predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { type ControlId, type ControlRule, GOVERNED_VERBS } from '#translator/frame/governedVerb.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { markedPhrase } from '#translator/korean/argument.ts'
import type { Chain } from '#translator/korean/chain.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { formWords, type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/korean/word.ts'

const DOEDA = koreanPredicate('되다', 'verb', 'regular')

/** `want to be` is 되다 or -아/어지다: 가수가 되다, 행복해지다. */
function becoming(builders: PhraseBuilders, rendering: Rendering, { predicate }: VerbPhrase, chain: Chain): Chain {
  if (predicate.kind === 'noun' && chain.predicate.pos === 'copula' && !chain.negated) {
    const noun = markedPhrase(builders, rendering, predicate.complement, '이/가', 'be')
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

const TO_COME: ReadonlySet<ControlId> = new Set([...OF_WILL, 'likely', 'afraid', 'about to', 'hate', 'tend'])

/** `likely to be late`: the future is not a state yet, 늦을 것 같다. */
function comingAbout(phrase: VerbPhrase): VerbPhrase {
  const { predicate } = phrase
  if (predicate.kind !== 'adjective' || predicate.linking !== 'be' || 'unknown' in predicate.phrase.entry) return phrase
  if (!predicate.phrase.entry.tags.has('resulting')) return phrase
  return { ...phrase, predicate: { ...predicate, linking: 'get' } }
}

/** A governed verb is negated with -지 않다: 가지 않기로 하다. */
function longNegated(chain: Chain): Chain {
  const [first, ...rest] = chain.suffixes
  return first === '안' ? { ...chain, suffixes: [...rest, '-지 않다'] } : chain
}

function governedChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  { control, phrase }: Extract<Predicate, { kind: 'control' }>,
  person: SubjectPerson,
): Chain {
  const chain = longNegated(
    builders.phraseChain(rendering, TO_COME.has(control) ? comingAbout(phrase) : phrase, person),
  )
  return OF_WILL.has(control) ? becoming(builders, rendering, phrase, chain) : chain
}

/** `I'm scared of being alone`: one's own fear, 혼자 있는 게 무서워요; others 무서워하다. */
const OWN_FEAR: ControlRule = {
  suffixes: ['-는 것'],
  particle: '이/가',
  verb: koreanPredicate('무섭다', 'adjective', 'ㅂ'),
  stative: true,
}

/** The rule for `want`, which differs for other people: -고 싶어 하다. */
function ruleOf(control: ControlId, { who }: SubjectPerson): ControlRule {
  if (control === 'want' || control === 'hope' || control === 'wish') {
    return { suffixes: [who === 'other' || who === 'nobody' ? '-고 싶어 하다' : '-고 싶다'], stative: true }
  }
  const rule = GOVERNED_VERBS[control].korean
  if (control === 'afraid' && (who === 'I' || who === 'we')) return OWN_FEAR
  if (control === 'eager' && who === 'other') return { ...rule, suffixes: ['-고 싶어 하다'] }
  if (!rule) throw new Untranslatable(`${control} to`)
  return rule
}

function withAdverb(inner: Chain, { adverb, late }: ControlRule, gloss: string, sources: readonly number[]): Chain {
  if (adverb === undefined) return inner
  const words = plainWords(adverb, gloss, sources)
  return { ...inner, words: late ? [...inner.words, ...words] : [...words, ...inner.words] }
}

/** The governed verb with its ending, and with the noun and particle that the governing verb takes. */
function governedWords(rendering: Rendering, inner: Chain, rule: ControlRule, gloss: string): KoreanWord[] {
  const { suffixes = [], noun, particle } = rule
  const closed = formWords(inner.predicate, [...inner.suffixes, ...suffixes], inner.gloss, inner.sources)
  const words = [...inner.words, ...closed, ...(noun === undefined ? [] : plainWords(noun, gloss, inner.sources))]
  const last = words.at(-1)
  if (!last || particle === undefined) return words
  return [...words.slice(0, -1), withParticleWord(last, particle, isSpoken(rendering))]
}

function over(
  rendering: Rendering,
  inner: Chain,
  rule: ControlRule,
  verb: KoreanPredicate,
  gloss: string,
  sources: readonly number[],
): Chain {
  return {
    words: governedWords(rendering, inner, rule, gloss),
    predicate: verb,
    suffixes: [],
    gloss,
    sources,
    stative: rule.stative === true,
    resulting: false,
    ...(rule.negative ? { negative: rule.negative } : {}),
    ...(rule.pastForPresent ? { pastForPresent: true } : {}),
  }
}

/** `know how to get somewhere` is about a route, not a skill. */
const WAYS = new Set(['가다', '오다', '도착하다'])

/** The chain of want to, have to, like to and the rest, with the governed verb inside. */
export function controlChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'control' }>,
  person: SubjectPerson,
): Chain {
  const { control, at } = predicate
  const rule = ruleOf(control, person)
  const sources = tokensOf(at)
  const inner = withAdverb(governedChain(builders, rendering, predicate, person), rule, control, sources)
  if (control === 'know how' && WAYS.has(inner.predicate.lemma)) throw new Untranslatable('how to get there')
  if (rule.verb) return over(rendering, inner, rule, rule.verb, control, sources)
  if (!rule.suffixes) return rule.stative ? { ...inner, stative: true } : inner
  return {
    ...inner,
    sources: [...inner.sources, ...sources],
    suffixes: [...inner.suffixes, ...rule.suffixes],
    stative: rule.stative === true,
    resulting: false,
  }
}
