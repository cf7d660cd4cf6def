import type { Adjunct, AdverbUse, Clause, Predicate, VerbPhrase } from '#translator/analysis/frame.ts'
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
/** What one likes better one likes more. */
const MORE: Readonly<Record<string, string>> = { best: '가장', most: '가장', better: '더' }

function isLiking({ predicate }: VerbPhrase): boolean {
  return predicate.kind === 'verb' && !('unknown' in predicate.entry) && LIKING.has(predicate.entry.english)
}

/** `have you eaten yet?`: a question needs no word for yet. */
export function withoutYet(clause: Clause): Clause {
  if (clause.mood !== 'question' || clause.group.negative) return clause
  const yet = clause.adjuncts.find(
    (each) => each.kind === 'adverb' && !('unknown' in each.use.entry) && each.use.entry.english === 'yet',
  )
  if (yet?.kind !== 'adverb') return clause
  const adjuncts = clause.adjuncts.filter((each) => each !== yet)
  return { ...clause, adjuncts }
}

/** `so angry` is 그렇게 where it is asked or denied, `not very` is 별로, liking better is liking more. */
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
