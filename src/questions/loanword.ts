import { romanization } from '#korean/romanization.ts'

/** Letters that a loanword does not tell apart; the ㄹ of Korean is both l and r, and the English r at an end is not written. */
const FOLDS: readonly [RegExp, string][] = [
  [/r$/, ''],
  [/ph|f/g, 'p'],
  [/v/g, 'b'],
  [/ch|z/g, 'j'],
  [/[cgqx]/g, 'k'],
  [/l/g, 'r'],
  [/th|d/g, 't'],
  [/[^bhjkmnprst]/g, ''],
  [/(.)\1+/g, '$1'],
]
/** Words with fewer consonants agree by chance. */
const FEWEST_CONSONANTS = 3

function consonants(latin: string): string {
  return FOLDS.reduce((text, [pattern, fold]) => text.replace(pattern, fold), latin.toLowerCase())
}

/** Whether the Korean word gives the English one away by its sound: 컴퓨터 and computer have the same consonants. */
export function isLoanwordOf(korean: string, english: string): boolean {
  const heard = consonants(romanization(korean))
  return heard.length >= FEWEST_CONSONANTS && heard === consonants(english)
}
