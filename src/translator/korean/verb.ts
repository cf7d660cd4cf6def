import { type Predicate as KoreanPredicate, predicate as koreanPredicate, nounVerb } from '#korean/predicate.ts'
import type { Argument, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import type { Determiner, Span, UnknownLeaf } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { argumentWords, existingWords } from '#translator/korean/argument.ts'
import { businessVerb } from '#translator/korean/businessWord.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { asAction } from '#translator/korean/describedNoun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { fire, noteSense, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { bracketed, idiomWords, plainWords, tokensOf } from '#translator/korean/word.ts'
import { type NamedPredicate, named } from '#translator/lexicon/koreanKey.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

const MOREUDA = koreanPredicate('모르다', 'verb', '르')

export const EOPDA = koreanPredicate('없다', 'existential', '없다')

export const ITDA = koreanPredicate('있다', 'existential', '있다')

/** Objects stand next to the verb, recipients and the rest before them. */
const ARGUMENT_ORDER = ['by', 'iobj', 'to', 'for', 'with', 'from', 'about', 'at', 'in', 'on', 'into', 'of', 'as', 'obj']

const POINTING: ReadonlySet<string> = new Set(['it', 'this', 'that', 'these', 'those', 'he', 'she', 'they'])

/** A known object comes before a place: 그걸 주머니에 넣었어요. */
function isKnownObject({ role, object: { head } }: Argument, list: readonly Argument[]): boolean {
  const placed = list.some(({ particle }) => particle === '에' || particle === '(으)로')
  return role === 'obj' && placed && head.kind === 'pronoun' && POINTING.has(head.id)
}

function argumentPlace(argument: Argument, list: readonly Argument[]): number {
  if (isKnownObject(argument, list)) return -1
  return ARGUMENT_ORDER.indexOf(argument.role) + (argument.particle === '을/를' ? ARGUMENT_ORDER.length : 0)
}

export function ordered(list: readonly Argument[]): Argument[] {
  return list.toSorted((a, b) => argumentPlace(a, list) - argumentPlace(b, list))
}

/** Whether the action is directed at the listener or another respected person. */
function toRespected(list: readonly Argument[]): boolean {
  return list.some(({ object: { head } }) =>
    head.kind === 'pronoun' ? head.id === 'you' : head.kind === 'noun' && head.entry.tags.has('respected'),
  )
}

/** For the speaker's own action toward a respected person, the humble verb: 드리다, 뵙다, 말씀드리다. */
function verbOf(
  rendering: Rendering,
  entry: VerbEntry,
  list: readonly Argument[],
  person: SubjectPerson,
): KoreanPredicate {
  const { predicate: plain, humble, business } = entry
  const speaks = person.who === 'I' || person.who === 'we'
  if (!speaks || rendering.tone === 'casual' || !toRespected(list)) return plain
  const said = rendering.tone === 'business' ? business : humble
  if (said) fire(rendering, 'humble/word', said.lemma, plain.lemma)
  return said ?? plain
}

function unknownVerbChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'verb' }>,
  unknown: string,
): Chain {
  fire(rendering, 'unknown', unknown)
  return {
    words: ordered(predicate.arguments).flatMap((each) => argumentWords(builders, rendering, each, false)),
    predicate: nounVerb(bracketed(unknown)),
    suffixes: [],
    gloss: unknown,
    sources: tokensOf(predicate.at),
    stative: false,
    resulting: false,
  }
}

/** 청소하다 gives 청소되다; feelings in -아하다 and phrases do not. */
const BECOMES = /^[가-힣]{2,}(?<![아어])하다$/

/** Whether the verb has a Korean passive, of its row or with 되다 for 하다. */
export function hasPassive({ passive, korean, precedingWords }: VerbEntry): boolean {
  return passive !== undefined || (precedingWords === '' && BECOMES.test(korean))
}

/** 청소되다 of 청소하다. */
function madePassive({ korean }: VerbEntry): NamedPredicate {
  return named(koreanPredicate(korean.replace(/하다$/, '되다'), 'verb', 'regular'))
}

/** The row with its Korean passive as the verb: killed 살해되다. Of a person who suffers something, 당하다 and not 되다: 무시를 당하다. */
function passiveEntry(entry: VerbEntry, { living }: SubjectPerson): VerbEntry {
  if (!hasPassive(entry) || (living && entry.passive === undefined))
    throw new Untranslatable(`passive of ${entry.english}`)
  const passive = entry.passive ?? madePassive(entry)
  return {
    ...entry,
    ...passive,
    precedingWords: entry.passive ? '' : entry.precedingWords,
    humble: undefined,
    business: undefined,
  }
}

/** Passives of suffering: 물리다, 잡히다, 공격받다, 무시를 당하다. */
export function suffersFrom({ passive }: VerbEntry): boolean {
  return passive !== undefined && /(?:물리|잡히|쫓기|밟히|받|맞|당하|속|혼나)다$/.test(passive.korean)
}

/** Verbs that differ between an event and an action: 시작되다, but 시작하다 with a person. */
const DONE: Readonly<Record<string, NamedPredicate>> = {
  시작되다: named(koreanPredicate('시작하다', 'verb', '하다')),
  끝나다: named(koreanPredicate('끝내다', 'verb', 'regular')),
  열리다: named(koreanPredicate('열다', 'verb', 'ㄹ')),
  닫히다: named(koreanPredicate('닫다', 'verb', 'regular')),
  바뀌다: named(koreanPredicate('바꾸다', 'verb', 'regular')),
}

function doneBy(entry: VerbEntry, list: readonly Argument[], { living }: SubjectPerson): VerbEntry {
  const done = living && list.length === 0 ? DONE[entry.korean] : undefined
  return done ? { ...entry, ...done } : entry
}

/** `help him with his homework`: 그의 숙제를 돕다, with the person helped as its owner. */
function helpedWith(entry: VerbEntry, list: readonly Argument[]): readonly Argument[] {
  const helped = list.find(({ role }) => role === 'obj')
  if (!entry.tags.has('help') || !helped) return list
  return list
    .filter((each) => each !== helped)
    .map((each) => ({ ...each, object: { ...each.object, possessor: each.object.possessor ?? helped.object } }))
}

/** Passives whose agent takes 에: 차에 치이다, 공에 맞다. */
export function isStruck({ passive }: VerbEntry): boolean {
  return passive !== undefined && /^(?:치이|맞)다/.test(passive.korean)
}

/** What damages without being a person: 홍수로. */
const FORCES =
  '[flood|fire|earthquake|storm|hail|rain|snow|typhoon|hurricane|tornado|wind|explosion|accident|lightning|water|heat|smoke|mistake|error]'

/** The agent takes 에게 with biting and catching, 에 with running over, 에 의해 with building and destroying. */
function agentArgument(agent: NounPhrase, entry: VerbEntry): Argument {
  const living = isKind(agent, 'person') || isKind(agent, 'animal')
  const suffers = living && suffersFrom(entry)
  if (isKind(agent, FORCES)) return { role: 'by', particle: '(으)로', object: agent }
  return { role: 'by', particle: !living && isStruck(entry) ? '에' : suffers ? '에게' : '에+의해', object: agent }
}

const MANTA = koreanPredicate('많다', 'adjective', 'regular')

export function isMany({ determiner }: NounPhrase): boolean {
  return determiner === 'many' || determiner === 'so many' || determiner === 'too many' || determiner === 'more'
}

function withoutMany({ determiner: _many, ...phrase }: NounPhrase): NounPhrase {
  return phrase
}

const DEGREES: Readonly<Partial<Record<Determiner, string>>> = { 'too many': '너무', 'so many': '정말', more: '더' }

/** Having or there being much is 많다: 돈이 많다, 할 일이 많다. */
export function muchChain(builders: PhraseBuilders, rendering: Rendering, what: NounPhrase, at: Span): Chain {
  const existing = existingWords(builders, rendering, { ...withoutMany(what), plural: false })
  const degree = what.determiner === undefined ? undefined : DEGREES[what.determiner]
  const words = degree === undefined ? existing : [...existing, ...plainWords(degree, 'so, too', tokensOf(at))]
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

/** `what did he say`: 뭐라고. */
function isWhatIsSaid({ english }: VerbEntry, { role, object: { head } }: Argument): boolean {
  return english === 'say' && role === 'obj' && head.kind === 'pronoun' && head.id === 'what'
}

/** `do something horrible`: 끔찍한 일을 하다. */
function actionsDone({ english }: VerbEntry, list: readonly Argument[]): readonly Argument[] {
  if (english !== 'do') return list
  return list.map((each) => {
    const { head, adjectives } = each.object
    const isThing =
      head.kind === 'pronoun' && (head.id === 'something' || head.id === 'anything') && adjectives.length > 0
    return isThing ? { ...each, object: asAction(each.object) } : each
  })
}

/** Between lovers the object of a feeling is understood: 많이 사랑해요, 매일 생각해요. */
function isYouUnderstood({ tags }: VerbEntry, { who, asks }: SubjectPerson, intimate: boolean | undefined): boolean {
  const isTalk = who === 'I' || who === 'we' || who === 'you' || asks === true
  return isTalk && (!tags.has('heartfelt') || intimate === true)
}

/** The row as it is said in the voice of the clause and in the tone of the rendering. */
function saidEntry(
  rendering: Rendering,
  { entry, passive, arguments: list }: Extract<Predicate, { kind: 'verb' }>,
  person: SubjectPerson,
): VerbEntry | UnknownLeaf {
  if ('unknown' in entry) return entry
  return passive ? passiveEntry(entry, person) : businessVerb(rendering, entry, list)
}

export function verbChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'verb' }>,
  person: SubjectPerson,
): Chain {
  const { at } = predicate
  const had = predicate.arguments.find(({ particle }) => particle === '이/가')?.object
  if (had && isMany(had) && 'korean' in predicate.entry && predicate.entry.korean === '있다')
    return muchChain(builders, rendering, had, at)
  const entry = saidEntry(rendering, predicate, person)
  if ('unknown' in entry) return unknownVerbChain(builders, rendering, predicate, entry.unknown)
  noteSense(rendering, 'verb', entry)
  const sources = [...tokensOf(at), ...(predicate.rest ? tokensOf(predicate.rest) : [])]
  const verb = verbOf(rendering, doneBy(entry, predicate.arguments, person), predicate.arguments, person)
  const negative = negativeOf(entry.korean)
  if (had && entry.korean === '있다') fire(rendering, 'existence/have')
  const said = person.living === false ? entry.precedingWords.replace(/^(?:밥|술)을$/, '') : entry.precedingWords
  const before = said === '' ? [] : idiomWords(said, entry, sources)
  const understood = isYouUnderstood(entry, person, rendering.intimate)
  const agent = predicate.agent ? [agentArgument(predicate.agent, entry)] : []
  const objects = ordered([...agent, ...helpedWith(entry, actionsDone(entry, predicate.arguments))]).flatMap((each) =>
    isWhatIsSaid(entry, each)
      ? plainWords('뭐라고', 'what', tokensOf(each.object.span))
      : argumentWords(builders, rendering, each, understood && !(each.role === 'obj' && person.who === 'other')),
  )
  return {
    words: [...objects, ...before],
    ...(before.length > 0 && !/[을를이가에서로]$/.test(said) ? { fixedWords: before.length } : {}),
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

/** 있다 after a verb is about a lasting state: 누워 있다, 들고 있다. */
const LASTING = /(?:고|아|어|여|려|워|져|혀|겨|와|해|서|나가) 있다$/

/** The separate predicate for the negative: 모르다, 맛없다, 관심이 없다; but 누워 있지 않다. */
export function negativeOf(korean: string): KoreanPredicate | undefined {
  const known = NEGATIVES[korean]
  if (known || !korean.endsWith(' 있다') || LASTING.test(korean)) return known
  return koreanPredicate(korean.replace(/있다$/, '없다'), 'existential', '없다')
}

const NEGATIVES: Readonly<Record<string, KoreanPredicate>> = {
  알다: MOREUDA,
  잘되다: koreanPredicate('잘 안 되다', 'verb', 'regular'),
  있다: EOPDA,
  맛있다: koreanPredicate('맛없다', 'adjective', '없다'),
  재미있다: koreanPredicate('재미없다', 'adjective', '없다'),
  잘하다: koreanPredicate('잘 못하다', 'verb', '하다'),
  '잘 그리다': koreanPredicate('잘 못 그리다', 'verb', 'regular'),
  '잘 추다': koreanPredicate('잘 못 추다', 'verb', 'regular'),
  '잘 다루다': koreanPredicate('잘 못 다루다', 'verb', 'regular'),
}
