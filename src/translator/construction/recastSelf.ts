import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { type NamedPredicate, named } from '#translator/lexicon/koreanKey.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

interface Reflexive {
  verb: NamedPredicate
  precedingWords?: string
}

/** Verbs whose reflexive pronoun Korean leaves out. */
const REFLEXIVES: Readonly<Record<string, Reflexive>> = {
  hurt: { verb: named(koreanPredicate('다치다', 'verb', 'regular')) },
  cut: { verb: named(koreanPredicate('베이다', 'verb', 'regular')) },
  burn: { verb: named(koreanPredicate('데다', 'verb', 'regular')) },
  kill: { verb: named(koreanPredicate('끊다', 'verb', 'regular')), precedingWords: '스스로 목숨을' },
  teach: { verb: named(koreanPredicate('배우다', 'verb', 'regular')), precedingWords: '혼자' },
  enjoy: { verb: named(koreanPredicate('보내다', 'verb', 'regular')), precedingWords: '즐거운 시간을' },
  behave: { verb: named(koreanPredicate('행동하다', 'verb', '하다')), precedingWords: '얌전히' },
}

/** `he hurt himself`: 다쳤어요. */
export function withoutSelf(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry) return clause
  const self = predicate.arguments.find(({ object: { head } }) => head.kind === 'pronoun' && head.id === 'self')
  const reflexive = self && tableEntry(REFLEXIVES, predicate.entry.english)
  if (!reflexive) return clause
  const at = { from: predicate.at.from, to: self.object.span.to }
  const entry = { ...predicate.entry, ...reflexive.verb, precedingWords: reflexive.precedingWords ?? '' }
  return {
    ...clause,
    predicate: { ...predicate, entry, at, arguments: predicate.arguments.filter((each) => each !== self) },
  }
}
