import { romanization } from '#korean/romanization.ts'

/** Letters that a loanword does not tell apart. */
const FOLDS: readonly [RegExp, string][] = [
  [/ph|f/g, 'p'],
  [/v/g, 'b'],
  [/ch|z/g, 'j'],
  [/[cgqx]/g, 'k'],
  [/l/g, 'r'],
  [/d|th/g, 't'],
  [/[^bhjkmnprst]/g, ''],
  [/(.)\1+/g, '$1'],
]
/** With fewer consonants than this, words agree by chance. */
const SHORTEST = 3

function skeleton(latin: string): string {
  return FOLDS.reduce((text, [pattern, fold]) => text.replace(pattern, fold), latin.toLowerCase())
}

/** Whether the Korean word gives the English one away by its sound: 컴퓨터 and computer have the same consonants. */
export function isLoanwordOf(korean: string, english: string): boolean {
  const [one, other] = [skeleton(romanization(korean)), skeleton(english)]
  return one.length >= SHORTEST && one === other
}
