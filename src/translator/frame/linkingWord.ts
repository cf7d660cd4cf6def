import type { Relation } from '#translator/frame/frameTerm.ts'

/** English words that join two clauses, and how the clauses relate. */
export interface LinkingWord {
  words: readonly string[]
  relation: Relation
  /** What may follow: a clause with its subject, a verb as -ing, or either. */
  with: 'clause' | 'ing' | 'either'
}

function rows(relation: Relation, which: LinkingWord['with'], ...spellings: string[]): LinkingWord[] {
  return spellings.map((spelling) => ({ words: spelling.split(' '), relation, with: which }))
}

/** The words that make a clause depend on another. */
export const SUBORDINATORS: readonly LinkingWord[] = [
  ...rows('because', 'clause', 'because'),
  ...rows('if', 'clause', 'if', 'once', 'only if', 'in case of', 'provided that'),
  ...rows('as long as', 'clause', 'as long as', 'so long as'),
  ...rows('when', 'either', 'when'),
  ...rows('every time', 'clause', 'whenever', 'every time', 'each time'),
  ...rows('before', 'either', 'before'),
  ...rows('after', 'either', 'after'),
  ...rows('while', 'either', 'while'),
  ...rows('until', 'clause', 'until', 'till'),
  ...rows('although', 'clause', 'although', 'though', 'even though'),
  ...rows('as soon as', 'clause', 'as soon as', 'the moment'),
  ...rows('unless', 'clause', 'unless'),
  ...rows('even when', 'either', 'even when'),
  ...rows('even if', 'clause', 'even if'),
  ...rows('since', 'either', 'since'),
  ...rows('so that', 'clause', 'so that', 'in order that'),
  ...rows('as if', 'clause', 'as if', 'as though'),
  ...rows('as', 'clause', 'as'),
  ...rows('in case', 'clause', 'in case'),
  ...rows('now that', 'clause', 'now that'),
  ...rows('by the time', 'clause', 'by the time'),
  ...rows('without', 'ing', 'without'),
  ...rows('by', 'ing', 'by'),
  ...rows('instead', 'ing', 'instead of'),
]

/** The words between two clauses that could each stand alone. */
export const COORDINATORS: Readonly<Record<string, Relation>> = { and: 'and', but: 'but', so: 'so', yet: 'but' }

/** Whether words open with one that makes the clause behind it depend on another. */
export function opensSubordinate(words: readonly string[]): boolean {
  return SUBORDINATORS.some(
    (linking) => linking.with !== 'ing' && linking.words.every((word, index) => words[index] === word),
  )
}
