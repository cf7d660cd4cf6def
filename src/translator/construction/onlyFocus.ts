import type { PhraseConstruction, SaidPhrase } from '#translator/construction/construction.ts'
import { isAdverb, isTaggedAdverb, saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Argument, Focus, Link, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import type { Span } from '#translator/frame/frameTerm.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { removed, withArguments } from '#translator/frame/replaced.ts'

type Verb = Extract<Predicate, { kind: 'verb' }>

/** once, twice */
function isNumberOfTimes(adjunct: Adjunct): boolean {
  return (
    adjunct.kind === 'adverb' && 'korean' in adjunct.use.entry && /^(?:딱 )?[가-힣]+ 번$/.test(adjunct.use.entry.korean)
  )
}

/** twice a day */
function isFrequency(adjunct: Adjunct): boolean {
  return (
    adjunct.kind === 'adverb' &&
    'korean' in adjunct.use.entry &&
    /^[가-힣 ]+에 [가-힣]+ 번$/.test(adjunct.use.entry.korean)
  )
}

/** three times */
function isKindOfTimes(adjunct: Adjunct): boolean {
  return adjunct.kind === 'time noun' && isKind(adjunct.object, '[time]')
}

/** 딱 한 번 */
function exactly(times: Adjunct, span: Span): Adjunct[] {
  const isExact = times.kind === 'adverb' && 'korean' in times.use.entry && times.use.entry.korean.startsWith('딱')
  return [saidAdverb('exactly', isExact ? '그냥' : '딱', 'manner', span), times]
}

function isStretch(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'time noun') return adjunct.object.quantity !== undefined
  return (
    adjunct.kind === 'preposition' &&
    adjunct.phrase.preposition.role === 'duration' &&
    adjunct.phrase.object.quantity !== undefined
  )
}

/** `on weekends`, `with friends`: what an action is limited to. */
function isLimit(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'adverb')
    return isTaggedAdverb(adjunct, 'time') && 'korean' in adjunct.use.entry && adjunct.use.entry.korean.endsWith('에')
  return adjunct.kind === 'preposition' && /^(?:time|place|companion)$/.test(adjunct.phrase.preposition.role)
}

function focused(object: NounPhrase, focus: Focus, from: number): NounPhrase {
  return { ...object, focus, span: { from, to: object.span.to } }
}

/** The stretch without 동안, which 밖에 does not follow: 네 시간밖에. */
function withFocus(adjunct: Adjunct, focus: Focus, from: number): Adjunct {
  if (adjunct.kind === 'time noun') return { ...adjunct, object: focused(adjunct.object, focus, from) }
  if (adjunct.kind === 'adverb')
    return { ...adjunct, use: { ...adjunct.use, focus: { particle: focus, span: { from, to: from + 1 } } } }
  if (adjunct.kind !== 'preposition') return adjunct
  const { phrase } = adjunct
  const object = focused(phrase.object, focus, from)
  if (phrase.preposition.role === 'duration') return { kind: 'time noun', object }
  return { ...adjunct, phrase: { ...phrase, object } }
}

/** What one has, and what something takes or costs, is little: 5분밖에 없어요, 10분밖에 안 걸려요. */
function isLittle({ particle, object }: Argument): boolean {
  return particle === '이/가' || particle === '-' || object.head.kind === 'price'
}

function isFocusable({ head, focus }: NounPhrase): boolean {
  return focus === undefined && head.kind !== 'gap' && head.kind !== 'fact' && head.kind !== 'action'
}

/** Not 만 with what is told: `I only slept four hours` regrets how little it was. */
function isTold({ group }: SaidPhrase): boolean {
  return group.modal === undefined && !group.negative && !group.never
}

const LIMITING: ReadonlySet<Relation> = new Set(['when', 'if', 'because', 'until', 'while', 'after', 'before'])

/** `it only hurts when I laugh`: a clause is the limit. */
function isLimitedByClause(phrase: SaidPhrase & { precedingClauses?: Link[] }): boolean {
  return phrase.precedingClauses?.some(({ relation }) => LIMITING.has(relation)) === true
}

/** `I only wanted to help`: 그냥 돕고 싶었어요. */
function justWanted(phrase: SaidPhrase, only: Extract<Adjunct, { kind: 'adverb' }>): SaidPhrase {
  const said = saidAdverb('simply', '그냥', 'manner', only.use.span)
  return { ...phrase, adjuncts: phrase.adjuncts.map((each) => (each === only ? said : each)) }
}

/** 밖에 takes a negative, 못 of what cannot be decided on: 네 시간밖에 못 잤어요. */
function lessThanHoped(phrase: SaidPhrase, predicate: Verb, adjuncts: Adjunct[]): SaidPhrase {
  const { entry } = predicate
  const isUnable = 'tags' in entry && entry.tags.has('involuntary')
  const said = isUnable ? { ...entry, tags: new Set([...entry.tags, 'unable']) } : entry
  return { ...phrase, predicate: { ...predicate, entry: said }, adjuncts, group: { ...phrase.group, negative: true } }
}

/** The object, or else another argument, that `only` is about. */
function limitedArgument({ arguments: list }: Verb): Argument | undefined {
  const fitting = list.filter(({ object }) => isFocusable(object))
  return fitting.find(({ particle }) => /^(?:을\/를|이\/가|-)$/.test(particle)) ?? fitting.at(-1)
}

function withLimitedArgument(phrase: SaidPhrase, predicate: Verb, rest: Adjunct[], from: number): SaidPhrase {
  const limited = limitedArgument(predicate)
  if (!limited) return phrase
  const focus = isLittle(limited) && isTold(phrase) ? '밖에' : '만'
  const list = predicate.arguments.map((each) =>
    each === limited ? { ...each, object: focused(each.object, focus, from) } : each,
  )
  const said = withArguments(predicate, list)
  return focus === '밖에' ? lessThanHoped(phrase, said, rest) : { ...phrase, predicate: said, adjuncts: rest }
}

/** How often or how long is limited: 딱 한 번, 네 시간밖에. */
function withLimitedAmount(phrase: SaidPhrase, predicate: Verb, rest: Adjunct[], span: Span): SaidPhrase | undefined {
  const swapped = (old: Adjunct, said: Adjunct) => rest.map((each) => (each === old ? said : each))
  const times = rest.find(isNumberOfTimes)
  if (times)
    return {
      ...phrase,
      predicate: withArguments(
        predicate,
        removed(predicate.arguments, ({ object }) => isPronoun(object, 'it')),
      ),
      adjuncts: rest.flatMap((each) => (each === times ? exactly(times, span) : [each])),
    }
  const counted = rest.find((each) => isKindOfTimes(each) || isFrequency(each))
  if (counted) return { ...phrase, adjuncts: swapped(counted, withFocus(counted, '만', span.from)) }
  const stretch = rest.find(isStretch)
  if (!stretch || !isTold(phrase)) return undefined
  return lessThanHoped(phrase, predicate, swapped(stretch, withFocus(stretch, '밖에', span.from)))
}

/** `I only eat vegetables`: English puts `only` before the verb, Korean 만 or 밖에 on what it limits, 채소만 먹어요. */
export const ONLY_FOCUS: PhraseConstruction = {
  id: 'only focus',
  stage: 'phrase',
  after: ['even object'],
  change(phrase) {
    const only = phrase.adjuncts.find((each) => isAdverb(each, 'only'))
    const { predicate } = phrase
    if (only?.kind !== 'adverb' || isLimitedByClause(phrase)) return phrase
    if (predicate.kind === 'control' && predicate.control === 'want') return justWanted(phrase, only)
    if (predicate.kind !== 'verb') return phrase
    const { span } = only.use
    const rest = phrase.adjuncts.filter((each) => each !== only)
    const amount = withLimitedAmount(phrase, predicate, rest, span)
    if (amount) return amount
    const limit = rest.findLast(isLimit)
    if (!limit || (limitedArgument(predicate) && phrase.group.tense === 'past'))
      return withLimitedArgument(phrase, predicate, rest, span.from)
    return {
      ...phrase,
      adjuncts: rest.map((each) => (each === limit ? withFocus(each, '만', span.from) : each)),
    }
  },
  examples: [
    {
      english: 'I only eat vegetables.',
      polite: '저는 채소만 먹어요.',
      formal: '저는 채소만 먹습니다.',
      casual: '나는 채소만 먹어.',
      business: '저는 채소만 먹습니다.',
    },
    {
      english: 'I only met him once.',
      polite: '그 사람을 딱 한 번 만났어요.',
      formal: '그 사람을 딱 한 번 만났습니다.',
      casual: '걔를 딱 한 번 만났어.',
      business: '그분을 딱 한 번 만났습니다.',
    },
    {
      english: 'The ferry only runs twice a day in winter.',
      polite: '여객선은 겨울에 하루에 두 번만 다녀요.',
      formal: '여객선은 겨울에 하루에 두 번만 다닙니다.',
      casual: '여객선은 겨울에 하루에 두 번만 다녀.',
      business: '여객선은 겨울에 하루에 두 번만 다닙니다.',
    },
    {
      english: 'I only slept four hours.',
      polite: '네 시간밖에 못 잤어요.',
      formal: '네 시간밖에 자지 못했습니다.',
      casual: '네 시간밖에 못 잤어.',
      business: '네 시간밖에 자지 못했습니다.',
    },
    {
      english: 'I only have one brother.',
      polite: '형제 한 명밖에 없어요.',
      formal: '형제 한 명밖에 없습니다.',
      casual: '형제 한 명밖에 없어.',
      business: '형제 한 명밖에 없습니다.',
    },
    {
      english: 'I only work on weekends.',
      polite: '저는 주말에만 일해요.',
      formal: '저는 주말에만 일합니다.',
      casual: '나는 주말에만 일해.',
      business: '저는 주말에만 일합니다.',
    },
    {
      english: 'I only study at the library.',
      polite: '저는 도서관에서만 공부해요.',
      formal: '저는 도서관에서만 공부합니다.',
      casual: '나는 도서관에서만 공부해.',
      business: '저는 도서관에서만 공부합니다.',
    },
    {
      english: 'I only wanted to sleep.',
      polite: '그냥 자고 싶었어요.',
      formal: '그냥 자고 싶었습니다.',
      casual: '그냥 자고 싶었어.',
      business: '그냥 자고 싶었습니다.',
    },
  ],
  leftAlone: ['I have only five minutes.', 'It is only a joke.'],
}
