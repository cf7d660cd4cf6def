import type { Reading } from '#headwords/wordReader.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { isCopulaOfGeot } from '#translator/reader/company.ts'
import { lastSuffix, lemmaOf, NO_WORD, type WordInText } from '#translator/reader/wordInText.ts'

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
  // 신경 안 써 내 길을: my way.
  if (text === '내') return false
  if (following === '거다' || following === '것이다') return readings.some(isCopulaOfGeot)
  if (following.endsWith('다')) return readings.some((each) => each.kind === 'form' && lemmaOf(each) === following)
  return following === '것' ? SHAPES_OF_GEOT.test(text) : text.startsWith(following)
}

/** Means as much as its suffix, not what it means alone: 버리다 of 잊어 버리다, 보다 of 취했나 보다. */
const HELPING =
  /^(?:-아 (?:보이다|주다|드리다|달다|보다|버리다|놓다|두다|내다)|-나 보다|-\(으\)ㄴ가 보다|-\(으\)ㄹ 뻔하다|-고 말다)$/
/** Questions that 보다 turns into guesses. After a noun they are no part of a longer suffix: 바보였나 봐. */
const GUESSES: ReadonlyMap<string, Suffix> = new Map([
  ['-나', '-나 보다'],
  ['-는가', '-(으)ㄴ가 보다'],
])

/** The suffix of the word before that this reading completes; undefined if it completes none or keeps its own meaning. */
export function completedSuffix(reading: Reading, before: WordInText): Suffix | undefined {
  const suffix = lastSuffix(before)
  if (suffix === undefined || reading.kind !== 'form') return undefined
  // 있어 줘: 있다 is no verb, and yet it stands before 주다.
  if (suffix === '-아' && lemmaOf(reading) === '주다') return '-아 주다'
  const guess = GUESSES.get(suffix)
  if (guess && lemmaOf(reading) === '보다') return guess
  if (!HELPING.test(suffix)) return undefined
  return suffix.endsWith(` ${lemmaOf(reading)}`) ? suffix : undefined
}
