import { type Predicate as KoreanPredicate, predicate as koreanPredicate } from '#korean/predicate.ts'
import type { NounPhrase, Predicate } from '#translator/analysis/frame.ts'
import type { CauseId, VerbGroup } from '#translator/analysis/frameTerm.ts'
import { honoured } from '#translator/transfer/honouredChain.ts'
import { markedPhrase } from '#translator/transfer/koreanArgument.ts'
import { type Chain, NO_SUBJECT, personOf, type SubjectPerson } from '#translator/transfer/koreanChain.ts'
import { hada } from '#translator/transfer/koreanControl.ts'
import { formWords, type KoreanWord, tokensOf, withParticleWord } from '#translator/transfer/koreanWord.ts'
import type { Renderer } from '#translator/transfer/renderer.ts'
import type { Rendering } from '#translator/transfer/rendering.ts'

const HOPE = koreanPredicate('바라다', 'verb', 'regular')

const CAUSES: Readonly<
  Record<
    Exclude<CauseId, 'want'>,
    { particle: '에게' | '이/가'; ending: '-(으)라고' | '-게' | '-는 것'; verb: KoreanPredicate }
  >
> = {
  tell: { particle: '에게', ending: '-(으)라고', verb: hada('말하다') },
  ask: { particle: '에게', ending: '-(으)라고', verb: hada('부탁하다') },
  let: { particle: '이/가', ending: '-게', verb: hada('하다') },
  make: { particle: '이/가', ending: '-게', verb: koreanPredicate('만들다', 'verb', 'ㄹ') },
  help: { particle: '이/가', ending: '-는 것', verb: koreanPredicate('도와주다', 'verb', 'regular') },
}

/** 톰이 가기를 바라다: another's wish, or one that was. */
function wishedChain(
  renderer: Renderer,
  rendering: Rendering,
  causee: NounPhrase,
  inner: Chain,
  sources: readonly number[],
): Chain {
  const who = markedPhrase(renderer, rendering, causee, '이/가', 'want')
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

/** want Tom to go 톰이 갔으면 좋겠다, tell Tom to go 톰에게 가라고 하다, help Tom go 톰이 가는 것을 도와주다. */
export function causeChain(
  renderer: Renderer,
  rendering: Rendering,
  { cause, causee, phrase, at }: Extract<Predicate, { kind: 'cause' }>,
  person: SubjectPerson,
  group: VerbGroup,
): Chain {
  const inner = renderer.phraseChain(rendering, phrase, cause === 'want' ? personOf(causee) : NO_SUBJECT)
  const sources = tokensOf(at)
  if (cause === 'want') {
    if (person.who !== 'I' || group.tense === 'past' || group.negative || group.modal)
      return wishedChain(renderer, rendering, causee, inner, sources)
    const who = markedPhrase(renderer, rendering, causee, '이/가', 'want')
    const wanted = honoured(rendering, inner, personOf(causee))
    return {
      ...wanted,
      sources: [...inner.sources, ...sources],
      words: [...who, ...inner.words],
      suffixes: [...wanted.suffixes, '-았-', '-(으)면 좋다', '-겠-'],
      stative: true,
      resulting: false,
    }
  }
  const { particle, ending, verb } = CAUSES[cause]
  const isState = phrase.predicate.kind === 'adjective'
  const who = markedPhrase(renderer, rendering, causee, isState ? '을/를' : particle, cause)
  const suffixes = isState ? inner.suffixes.filter((suffix) => suffix !== '-았-') : inner.suffixes
  const words: KoreanWord[] = formWords(inner.predicate, [...suffixes, ending], inner.gloss, inner.sources)
  const last = words.at(-1)
  const marked =
    ending === '-는 것' && last
      ? [...words.slice(0, -1), withParticleWord(last, '을/를', rendering.tone !== 'formal')]
      : words
  return {
    words: [...who, ...inner.words, ...marked],
    predicate: verb,
    suffixes: [],
    gloss: cause,
    sources,
    stative: false,
    resulting: false,
  }
}
