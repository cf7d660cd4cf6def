import type { Company } from '#headwords/headword.ts'
import type { Reading } from '#headwords/wordReader.ts'
import { isAnyOf, lastSuffix, lemmaOf, type WordInText } from '#translator/reader/wordInText.ts'

/** The words around a word; the nearest come first. */
export interface Neighbors {
  readonly before: readonly WordInText[]
  readonly next: readonly WordInText[]
}

export function companyOf({ headword }: Reading): Company | undefined {
  return headword?.company
}

/** Whether the words around a reading are those that its sense is used with; undefined if its headword names none. */
export function isInCompany(reading: Reading, { before, next }: Neighbors): boolean | undefined {
  const company = companyOf(reading)
  if (company === undefined) return undefined
  return (
    pastAdverb(before).some((each) => isAnyOf(company.precededBy, each)) ||
    next.some((each) => isAnyOf(company.followedBy, each))
  )
}

/** The word before, and if that is an adverb, also the one before it: 보름달이 환하게 뜬, 손을 꼭 잡고. */
function pastAdverb([first, second]: readonly WordInText[]): WordInText[] {
  if (first === undefined) return []
  return isAdverb(first) && second !== undefined ? [first, second] : [first]
}

function isAdverb(word: WordInText): boolean {
  const [reading] = word.readings
  if (reading?.kind === 'word') return reading.headword.wordClass === 'adverb'
  return lastSuffix(word) === '-게'
}

/** Which of the headword's glosses is meant here. */
export function senseInCompany(reading: Reading, around: Neighbors): number {
  return isInCompany(reading, around) ? (companyOf(reading)?.sense ?? 0) : 0
}

/** Whether the same word stands beside it: what is said twice calls somebody (파도야 파도야). */
export function isRepeated(text: string, { before, next }: Neighbors): boolean {
  return before[0]?.text === text || next[0]?.text === text
}

/** 거야, 거예요, 것입니다: of a plan or guess rather than of a thing. The 걸 of 흐르는 걸 is 것을. */
export function isCopulaOfGeot(reading: Reading): boolean {
  if (reading.kind === 'form') {
    return ['거', '거이다'].includes(lemmaOf(reading)) && reading.suffixes.at(-1) !== '-(으)ㄹ'
  }
  return reading.kind === 'noun' && ['거', '것'].includes(reading.noun) && reading.copula !== undefined
}
