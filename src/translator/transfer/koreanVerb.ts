import { humbleOf } from '#korean/honorific.ts'
import { type Predicate as KoreanPredicate, predicate as koreanPredicate, nounVerb } from '#korean/predicate.ts'
import type { Argument, NounPhrase, Predicate } from '#translator/analysis/frame.ts'
import type { Span } from '#translator/analysis/frameTerm.ts'
import { verbInCell, verbRowPredicate } from '#translator/lexicon/lexiconPredicate.ts'
import type { VerbRow } from '#translator/lexicon/lexiconRow.ts'
import { argumentWords, existingWords } from '#translator/transfer/koreanArgument.ts'
import type { Chain, SubjectPerson } from '#translator/transfer/koreanChain.ts'
import { bracketed, idiomWords, plainWords, tokensOf } from '#translator/transfer/koreanWord.ts'
import type { Renderer } from '#translator/transfer/renderer.ts'
import { fire, noteSense, type Rendering } from '#translator/transfer/rendering.ts'

const MOREUDA = koreanPredicate('모르다', 'verb', '르')

export const EOPDA = koreanPredicate('없다', 'existential', '없다')

export const ITDA = koreanPredicate('있다', 'existential', '있다')

/** Objects stand next to the verb, receivers and the rest before them. */
const ARGUMENT_ORDER = ['iobj', 'to', 'for', 'with', 'from', 'about', 'at', 'in', 'on', 'into', 'of', 'by', 'as', 'obj']

export function ordered(list: readonly Argument[]): Argument[] {
  return list.toSorted((a, b) => ARGUMENT_ORDER.indexOf(a.role) - ARGUMENT_ORDER.indexOf(b.role))
}

/** Whether what is done is done to or for the person addressed, or someone else who is looked up to. */
function toRespected(list: readonly Argument[]): boolean {
  return list.some(({ object: { head } }) =>
    head.kind === 'pronoun' ? head.id === 'you' : head.kind === 'noun' && head.entry.tags.has('respected'),
  )
}

/** Who speaks of himself to someone he respects uses the humble verb: 드리다, 뵙다, 말씀드리다. */
function verbOf(
  rendering: Rendering,
  entry: VerbRow,
  list: readonly Argument[],
  person: SubjectPerson,
): KoreanPredicate {
  const plain = verbRowPredicate(entry)
  const speaks = person.who === 'I' || person.who === 'we'
  if (!speaks || rendering.tone === 'casual' || !toRespected(list)) return plain
  const forBusiness = rendering.tone === 'business' && speaks ? verbInCell(entry.business) : undefined
  if (forBusiness) fire(rendering, 'humble/word', forBusiness.lemma, plain.lemma)
  if (forBusiness) return forBusiness
  const humble = verbInCell(entry.humble) ?? humbleOf(plain)
  if (humble) fire(rendering, 'humble/word', humble.lemma, plain.lemma)
  return humble ?? plain
}

function unknownVerbChain(
  renderer: Renderer,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'verb' }>,
  unknown: string,
): Chain {
  fire(rendering, 'unknown', unknown)
  return {
    words: ordered(predicate.arguments).flatMap((each) => argumentWords(renderer, rendering, each, false)),
    predicate: nounVerb(bracketed(unknown)),
    suffixes: [],
    gloss: unknown,
    sources: tokensOf(predicate.at),
    stative: false,
    resulting: false,
  }
}

/** The row with its Korean passive as the verb: killed 살해되다. */
function passiveEntry(entry: VerbRow): VerbRow {
  const [korean = '', verbClass = 'regular'] = entry.passive.split(':')
  return { ...entry, korean, class: verbClass, before: '', humble: '' }
}

const MANTA = koreanPredicate('많다', 'adjective', 'regular')

export function isMany({ determiner, relative }: NounPhrase): boolean {
  return determiner === 'many' && !relative
}

function withoutMany({ determiner: _many, ...phrase }: NounPhrase): NounPhrase {
  return phrase
}

/** Having or there being much is 많다: 돈이 많다, 할 일이 많다. */
export function muchChain(renderer: Renderer, rendering: Rendering, what: NounPhrase, at: Span): Chain {
  const words = existingWords(renderer, rendering, { ...withoutMany(what), plural: false })
  fire(rendering, 'existence/many')
  return {
    words,
    predicate: MANTA,
    suffixes: [],
    gloss: 'be many, much',
    sources: tokensOf(at),
    stative: true,
    resulting: false,
  }
}

/** `what did he say`: 뭐라고, the words rather than a thing. */
function isWhatIsSaid({ english }: VerbRow, { role, object: { head } }: Argument): boolean {
  return english === 'say' && role === 'obj' && head.kind === 'pronoun' && head.id === 'what'
}

export function verbChain(
  renderer: Renderer,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'verb' }>,
  person: SubjectPerson,
): Chain {
  const { at } = predicate
  const had = predicate.arguments.find(({ particle }) => particle === '이/가')?.object
  if (had && isMany(had) && 'korean' in predicate.entry && predicate.entry.korean === '있다')
    return muchChain(renderer, rendering, had, at)
  const entry = predicate.passive && !('unknown' in predicate.entry) ? passiveEntry(predicate.entry) : predicate.entry
  if ('unknown' in entry) return unknownVerbChain(renderer, rendering, predicate, entry.unknown)
  noteSense(rendering, 'verb', entry)
  const sources = tokensOf(at)
  const verb = verbOf(rendering, entry, predicate.arguments, person)
  const negative = NEGATIVES[entry.korean]
  if (had && entry.korean === '있다') fire(rendering, 'existence/have')
  const before = entry.before === '' ? [] : idiomWords(entry.before, entry, sources)
  const understood = person.who === 'I' || person.who === 'we' || person.who === 'you' || person.asks === true
  const objects = ordered(predicate.arguments).flatMap((each) =>
    isWhatIsSaid(entry, each)
      ? plainWords('뭐라고', 'what', tokensOf(each.object.span))
      : argumentWords(renderer, rendering, each, understood),
  )
  return {
    words: [...objects, ...before],
    predicate: verb,
    suffixes: [],
    gloss: entry.english,
    sources,
    stative: entry.tags.has('state'),
    resulting: entry.tags.has('resulting'),
    ...(negative ? { negative } : {}),
    ...(entry.tags.has('at') ? { locating: true } : {}),
    ...(entry.tags.has('unable') ? { unable: true } : {}),
    ...(entry.tags.has('past') ? { pastForPresent: true } : {}),
  }
}

export const NEGATIVES: Readonly<Record<string, KoreanPredicate>> = {
  알다: MOREUDA,
  있다: EOPDA,
  맛있다: koreanPredicate('맛없다', 'adjective', '없다'),
  재미있다: koreanPredicate('재미없다', 'adjective', '없다'),
}
