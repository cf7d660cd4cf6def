import type { Reading } from '#headwords/wordReader.ts'
import { lemmaOf, NO_WORD, type WordInText } from '#translator/reader/wordInText.ts'

/** How 것 is written with a particle or a copula. */
const SHAPES_OF_GEOT = /^(?:것|거|게|걸|건)/

/** The further words of a reading that goes on in the next words: 싶다 of -고 싶다, 것 and 같다 of -(으)ㄴ 것 같다. */
export function continuation(reading: Reading): string[] {
  return reading.kind === 'form' ? (reading.suffixes.at(-1)?.split(' ').slice(1) ?? []) : []
}

/** Whether the next words are those in which a reading goes on: 싶어요 is a form of the 싶다 of -고 싶다. */
export function fitsNext(reading: Reading, next: readonly WordInText[]): boolean {
  return continuation(reading).every((following, index) => isWordOf(following, next[index] ?? NO_WORD))
}

function isWordOf(following: string, { text, readings }: WordInText): boolean {
  if (following === '거다' || following === '것이다') return readings.some(isCopulaOfGeot)
  if (following.endsWith('다')) return readings.some((each) => each.kind === 'form' && lemmaOf(each) === following)
  return following === '것' ? SHAPES_OF_GEOT.test(text) : text.startsWith(following)
}

/** 거야, 거예요, 것입니다: of a plan or guess rather than of a thing. */
function isCopulaOfGeot(reading: Reading): boolean {
  if (reading.kind === 'form') return reading.lemma === '거이다'
  return reading.kind === 'noun' && ['거', '것'].includes(reading.noun) && reading.copula !== undefined
}
