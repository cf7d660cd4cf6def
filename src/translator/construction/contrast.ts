import type { Construction } from '#translator/construction/construction.ts'
import { GUIDES, RANK } from '#translator/explanation/rule.ts'
import type { Adjunct, Clause, Link, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { replaced, withObjects, withPredicate } from '#translator/frame/replaced.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'

const CONTRASTING = '은/는'

function isNamed({ head, focus, quantity }: NounPhrase): boolean {
  return focus === undefined && !quantity && (head.kind === 'noun' || head.kind === 'compound' || head.kind === 'name')
}

/** The thing that is liked, had or done something with: the object of the verb, or of the verb that it governs. */
export function thingIn(predicate: Predicate): NounPhrase | undefined {
  if (predicate.kind === 'control') return thingIn(predicate.phrase.predicate)
  if (predicate.kind !== 'verb') return undefined
  const things = predicate.arguments.filter(
    ({ role, particle }) => role !== 'iobj' && (particle === '을/를' || particle === '이/가'),
  )
  const [thing] = things
  return thing && isNamed(thing.object) ? thing.object : undefined
}

/** The predicate with its thing contrasted: 커피는. */
export function withContrastedThing(predicate: Predicate, thing: NounPhrase): Predicate {
  if (predicate.kind === 'control') {
    const phrase = withPredicate(predicate.phrase, withContrastedThing(predicate.phrase.predicate, thing))
    return phrase === predicate.phrase ? predicate : { ...predicate, phrase }
  }
  if (predicate.kind !== 'verb') return predicate
  return withObjects(predicate, (object) => (object === thing ? { ...object, focus: CONTRASTING } : object))
}

/** A day, a week or another time that can stand against another one. */
function isPointOfTime(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'adverb')
    return (
      adjunct.use.focus === undefined &&
      'english' in adjunct.use.entry &&
      (adjunct.use.entry.tags.has('dated') || /^(?:this|next|last) /.test(adjunct.use.entry.english))
    )
  if (adjunct.kind !== 'preposition') return false
  const { preposition, object } = adjunct.phrase
  return preposition.role === 'time' && /^(?:on|in|at)$/.test(preposition.english) && object.focus === undefined
}

/** 오늘은, 주말에는. */
export function withContrastedTime(adjunct: Adjunct): Adjunct {
  if (adjunct.kind === 'adverb') {
    const { from } = adjunct.use.span
    return { ...adjunct, use: { ...adjunct.use, focus: { particle: CONTRASTING, span: { from, to: from } } } }
  }
  if (adjunct.kind !== 'preposition') return adjunct
  const { phrase } = adjunct
  return { ...adjunct, phrase: { ...phrase, object: { ...phrase.object, focus: CONTRASTING } } }
}

export function timeIn({ adjuncts }: Pick<Clause, 'adjuncts'>): Adjunct | undefined {
  return adjuncts.find(isPointOfTime)
}

function isDenied({ group, predicate }: Clause): boolean {
  const governed = predicate.kind === 'control' && (predicate.phrase.group.negative || predicate.phrase.group.never)
  return group.negative || group.never || governed
}

function isOneSpeaker(link: Link, main: Clause): boolean {
  return main.sharedSubject === true || isSamePerson(link.clause.subject, main.subject)
}

function withTime(clause: Clause, time: Adjunct): Clause {
  return {
    ...clause,
    adjuncts: replaced(clause.adjuncts, (each) => (each === time ? withContrastedTime(each) : each)),
  }
}

/** Both clauses with what tells them apart: things if one of them is denied, or else times. */
function contrasted(first: Clause, second: Clause): [Clause, Clause] | undefined {
  const [one, other] = [timeIn(first), timeIn(second)]
  if (one && other) return [withTime(first, one), withTime(second, other)]
  if (isDenied(first) === isDenied(second)) return undefined
  const [thing, otherThing] = [thingIn(first.predicate), thingIn(second.predicate)]
  if (!thing || !otherThing) return undefined
  return [
    withPredicate(first, withContrastedThing(first.predicate, thing)),
    withPredicate(second, withContrastedThing(second.predicate, otherThing)),
  ]
}

/** `I don't eat meat, but I eat fish`: what stands against each other takes 은/는, 고기는 안 먹지만 생선은 먹어요. */
export const CONTRAST: Construction = {
  id: 'contrast',
  stage: 'clause',
  after: ['owner/dropped', 'named first'],
  lesson: {
    text: '은/는 marks what stands against something else, here instead of or behind the usual particle.',
    rank: RANK.special,
    guide: GUIDES.particles,
  },
  change(clause, _talk, tell) {
    const { precedingClauses = [] } = clause
    const link = precedingClauses.at(-1)
    if (link?.relation !== 'but' || link.clause.mood !== 'statement' || !isOneSpeaker(link, clause)) return clause
    const both = contrasted(link.clause, clause)
    if (!both) return clause
    tell()
    const [first, second] = both
    return { ...second, precedingClauses: [...precedingClauses.slice(0, -1), { ...link, clause: first }] }
  },
  examples: [
    {
      english: "I don't eat meat, but I eat fish.",
      polite: '저는 고기는 안 먹는데 생선은 먹어요.',
      formal: '저는 고기는 먹지 않지만 생선은 먹습니다.',
      casual: '나는 고기는 안 먹는데 생선은 먹어.',
      business: '저는 고기는 먹지 않지만 생선은 먹습니다.',
    },
    {
      english: "I can't go today, but I can go tomorrow.",
      polite: '오늘은 못 가는데 내일은 갈 수 있어요.',
      formal: '오늘은 갈 수 없지만 내일은 갈 수 있습니다.',
      casual: '오늘은 못 가는데 내일은 갈 수 있어.',
      business: '오늘은 갈 수 없지만 내일은 갈 수 있습니다.',
    },
  ],
  leftAlone: ['I called him, but he was busy.', 'I like coffee and tea.'],
}
