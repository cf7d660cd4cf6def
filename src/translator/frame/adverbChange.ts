import type { Adjunct, AdverbUse, Clause, Predicate } from '#translator/frame/frame.ts'
import { replaced, withPredicate } from '#translator/frame/replaced.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

/** The Korean for an English adverb; undefined if it stays as it is. */
type Saying = (english: string) => string | undefined

function saidEntry(entry: AdverbRow, saying: Saying): AdverbRow {
  const korean = saying(entry.english)
  return korean === undefined || korean === entry.korean ? entry : { ...entry, korean }
}

function saidUse(use: AdverbUse, saying: Saying): AdverbUse {
  const entry = 'unknown' in use.entry ? use.entry : saidEntry(use.entry, saying)
  const degree = use.degree && saidEntry(use.degree, saying)
  if (entry === use.entry && degree === use.degree) return use
  return { ...use, entry, ...(degree ? { degree } : {}) }
}

function saidPredicate(predicate: Predicate, saying: Saying): Predicate {
  if (predicate.kind !== 'adjective') return predicate
  const adverbs = replaced(predicate.phrase.adverbs, (use) => saidUse(use, saying))
  return adverbs === predicate.phrase.adverbs ? predicate : { ...predicate, phrase: { ...predicate.phrase, adverbs } }
}

function saidAdjunct(adjunct: Adjunct, saying: Saying): Adjunct {
  if (adjunct.kind !== 'adverb') return adjunct
  const use = saidUse(adjunct.use, saying)
  return use === adjunct.use ? adjunct : { ...adjunct, use }
}

/** The clause with other Korean words for its adverbs; the same clause if none changed. */
export function withAdverbs(clause: Clause, saying: Saying): Clause {
  const adjuncts = replaced(clause.adjuncts, (adjunct) => saidAdjunct(adjunct, saying))
  const said = adjuncts === clause.adjuncts ? clause : { ...clause, adjuncts }
  return withPredicate(said, saidPredicate(clause.predicate, saying))
}
