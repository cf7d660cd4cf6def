import { copula, type Predicate as KoreanPredicate, predicate } from '#korean/predicate.ts'
import { VERB_CLASSES, type VerbClass } from '#korean/verbClass.ts'
import type { AdjectiveRow, VerbRow } from '#translator/lexicon/lexiconRow.ts'

function isVerbClass(name: string): name is VerbClass {
  return (VERB_CLASSES as readonly string[]).includes(name)
}

/** A Korean predicate of a lexicon row; the part of speech follows from the class where that decides it. */
export function lexiconPredicate(korean: string, verbClass: string, pos: 'verb' | 'adjective'): KoreanPredicate {
  if (!isVerbClass(verbClass)) throw new Error(`No verb class: ${verbClass} (${korean})`)
  if (korean === '있다' || korean === '없다') return predicate(korean, 'existential', verbClass)
  if (verbClass === '이다' || verbClass === '아니다') return predicate(korean, 'copula', verbClass)
  return predicate(korean, pos, verbClass)
}

/** `뵙다:뵙다` names a verb with its class, `보내 드리다` a regular one; undefined for an empty cell. */
export function verbInCell(cell: string): KoreanPredicate | undefined {
  const [lemma = '', verbClass = 'regular'] = cell.split(':')
  return lemma === '' ? undefined : lexiconPredicate(lemma, verbClass, 'verb')
}

export function verbRowPredicate(row: VerbRow): KoreanPredicate {
  return lexiconPredicate(row.korean, row.class, row.tags.has('adj') ? 'adjective' : 'verb')
}

/** The predicate of an adjective's row; undefined for one that only stands before nouns (favourite, own). */
export function adjectiveRowPredicate(row: AdjectiveRow): KoreanPredicate | undefined {
  if (row.class === '') return undefined
  if (row.class === '이다') return copula(row.korean.slice(0, -2))
  return lexiconPredicate(row.korean, row.class, row.tags.has('verb') ? 'verb' : 'adjective')
}
