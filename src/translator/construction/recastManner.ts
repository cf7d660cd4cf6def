import type { AdjectivePhrase, Adjunct, AdverbUse, Clause, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { isSpoken, type Rendering } from '#translator/korean/rendering.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

type Saying = (english: string) => string | undefined

function saidEntry<Entry extends AdverbRow>(entry: Entry, saying: Saying): Entry {
  const korean = saying(entry.english)
  return korean === undefined ? entry : { ...entry, korean }
}

function saidUse(use: AdverbUse, saying: Saying): AdverbUse {
  const { entry, degree } = use
  return {
    ...use,
    entry: 'unknown' in entry ? entry : saidEntry(entry, saying),
    ...(degree ? { degree: saidEntry(degree, saying) } : {}),
  }
}

function saidPredicate(predicate: Predicate, saying: Saying): Predicate {
  if (predicate.kind !== 'adjective') return predicate
  const adverbs = predicate.phrase.adverbs.map((use) => saidUse(use, saying))
  return { ...predicate, phrase: { ...predicate.phrase, adverbs } }
}

function saidAdjunct(adjunct: Adjunct, saying: Saying): Adjunct {
  return adjunct.kind === 'adverb' ? { ...adjunct, use: saidUse(adjunct.use, saying) } : adjunct
}

function said<Phrase extends VerbPhrase>(phrase: Phrase, saying: Saying): Phrase {
  return {
    ...phrase,
    predicate: saidPredicate(phrase.predicate, saying),
    adjuncts: phrase.adjuncts.map((adjunct) => saidAdjunct(adjunct, saying)),
  }
}

const LIKING = new Set(['like', 'love', 'enjoy', 'want', 'hate', 'prefer'])
/** `like better` is `like more`. */
const MORE: Readonly<Record<string, string>> = { best: '가장', most: '가장', better: '더' }

function isLiking({ predicate }: VerbPhrase): boolean {
  return predicate.kind === 'verb' && !('unknown' in predicate.entry) && LIKING.has(predicate.entry.english)
}

/** `have you eaten yet?`: in a question `yet` is left out. */
export function withoutYet(clause: Clause): Clause {
  if (clause.mood !== 'question' || clause.group.negative) return clause
  const yet = clause.adjuncts.find(
    (each) => each.kind === 'adverb' && !('unknown' in each.use.entry) && each.use.entry.english === 'yet',
  )
  if (yet?.kind !== 'adverb') return clause
  const adjuncts = clause.adjuncts.filter((each) => each !== yet)
  return { ...clause, adjuncts }
}

/** `hard` is 세게 with force and 열심히 with diligence. */
const FORCEFUL = new Set('kick hit push pull press punch knock shake beat squeeze throw bite blow bump slap'.split(' '))
/** `carefully` with the senses and the mind is 주의 깊게, not 조심스럽게. */
const ATTENTIVE = new Set([
  'listen',
  'listen to',
  'read',
  'look at',
  'watch',
  'think',
  'think about',
  'examine',
  'check',
])

/** The adverb of manner that fits the action: listen carefully, kick hard. */
export function withSuitedManner(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry) return clause
  const { english } = predicate.entry
  return said(clause, (adverb) => {
    if (adverb === 'hard' && FORCEFUL.has(english)) return '세게'
    if (adverb === 'hard' && /^(?:rain|snow)$/.test(english)) return '많이'
    return adverb === 'carefully' && ATTENTIVE.has(english) ? '주의 깊게' : undefined
  })
}

const DESCRIBING: ReadonlySet<Predicate['kind']> = new Set(['adjective', 'noun', 'place', 'infinitive'])

/** `never` for an event that was waited for: 끝내 오지 않았다. */
const AWAITED = new Set(['come', 'come back', 'show up', 'arrive', 'return', 'answer', 'reply', 'call', 'call back'])

/** `life is never easy`, `I never drink`: 절대, in writing 결코; for the past -(으)ㄴ 적이 없다. */
export function withNeverWord(clause: Clause, rendering: Rendering): Clause {
  const { group, predicate, adjuncts } = clause
  if (!group.never || group.perfect) return clause
  const describes = DESCRIBING.has(predicate.kind)
  const once = predicate.kind === 'verb' && 'english' in predicate.entry && AWAITED.has(predicate.entry.english)
  if (group.tense === 'past' && !describes && !group.modal && !once)
    return { ...clause, group: { ...group, tense: 'present', perfect: true } }
  const korean = once && group.tense === 'past' ? '끝내' : describes && !isSpoken(rendering) ? '결코' : '절대'
  const entry: AdverbRow = { english: 'never', korean, tags: new Set(['manner']), level: 'A1', topic: 'time' }
  const never = { kind: 'adverb' as const, use: { entry, span: { from: -1, to: -1 } } }
  return { ...clause, adjuncts: [...adjuncts, never] }
}

/** `so angry` is 그렇게 in questions and negatives, `not very` is 별로, `like better` is `like more`. */
export function withDegree(clause: Clause): Clause {
  const { group } = clause
  const asks = clause.mood === 'question' || clause.adjuncts.some(({ kind }) => kind === 'wh')
  const negative = group.negative || group.never
  const saying: Saying = (english) => {
    if (english === 'so' && (negative || asks)) return group.never ? '이렇게' : '그렇게'
    if (english === 'very' && negative) return '별로'
    return isLiking(clause) ? MORE[english] : undefined
  }
  return said(clause, saying)
}

const LESS: AdverbRow = {
  english: 'not nearly as',
  korean: '훨씬 덜',
  tags: new Set(['degree']),
  level: 'B1',
  topic: 'degree',
}

function isNearly(adjunct: Adjunct): boolean {
  return adjunct.kind === 'adverb' && 'english' in adjunct.use.entry && adjunct.use.entry.english === 'nearly'
}

/** `not nearly as cold as yesterday`: 어제보다 훨씬 덜 추워요. */
export function withLessThan(clause: Clause): Clause {
  const { predicate, group, adjuncts } = clause
  const nearly = adjuncts.find(isNearly)
  if (predicate.kind !== 'adjective' || !group.negative || nearly?.kind !== 'adverb') return clause
  const list = predicate.arguments.map((each) => (each.particle === '만큼' ? { ...each, particle: '보다' } : each))
  const phrase = { ...predicate.phrase, adverbs: [{ entry: LESS, span: nearly.use.span }] }
  return {
    ...clause,
    group: { ...group, negative: false },
    predicate: { ...predicate, phrase, arguments: list },
    adjuncts: adjuncts.filter((each) => each !== nearly),
  }
}

const MAKING = new Set(
  'make grow bake cook build sew knit brew write cut wash raise iron repair fix clean mend'.split(' '),
)

const ONESELF: AdverbRow = { english: 'own', korean: '직접', tags: new Set(['manner']), level: 'B1', topic: 'manner' }

/** `we grow our own vegetables`: 채소를 직접 길러요. */
export function withOwnMaking(clause: Clause): Clause {
  const { predicate, adjuncts } = clause
  if (predicate.kind !== 'verb' || !('english' in predicate.entry) || !MAKING.has(predicate.entry.english))
    return clause
  const made = predicate.arguments.find(({ object }) => object.possessor && object.adjectives.some(isOwn))
  const own = made?.object.adjectives.find(isOwn)
  if (!made || !own) return clause
  const { possessor: _owner, ...thing } = made.object
  const object = { ...thing, adjectives: thing.adjectives.filter((each) => each !== own) }
  const list = predicate.arguments.map((each) => (each === made ? { ...each, object } : each))
  const oneself: Adjunct = {
    kind: 'adverb',
    use: { entry: ONESELF, span: { from: own.span.from - 1, to: own.span.to } },
  }
  return { ...clause, predicate: { ...predicate, arguments: list }, adjuncts: [...adjuncts, oneself] }
}

function isOwn({ entry }: AdjectivePhrase): boolean {
  return 'english' in entry && entry.english === 'own'
}
