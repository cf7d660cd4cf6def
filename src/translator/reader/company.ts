import type { Reading } from '#headwords/wordReader.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'
import { isAnyOf, type WordInText } from '#translator/reader/wordInText.ts'

/** The words around a word that tell which of its senses is meant. Words are named by their dictionary form. */
interface Company {
  /** The noun or verb right before it: 첫눈 of 첫눈이 내리다. */
  readonly precededBy?: readonly string[]
  /** One of the two words after it: 먹다 of 아침을 못 먹다. */
  readonly followedBy?: readonly string[]
  /** Which of the headword's glosses this company means. Without it, the first. */
  readonly gloss?: number
  /** The sense is hardly ever meant in other company. */
  readonly needed?: true
}

const FALLING = ['비', '눈', '첫눈', '함박눈', '소나기', '빗방울', '이슬', '서리', '어둠', '꽃비']
const ARISING = [
  '눈물',
  '웃음',
  '콧물',
  '땀',
  '향기',
  '냄새',
  '소리',
  '생각',
  '기억',
  '힘',
  '용기',
  '화',
  '짜증',
  '겁',
  '빛',
  '맛',
]

/** By the key of the headword. */
const COMPANY: Readonly<Record<string, Company>> = {
  // Otherwise it is the morning.
  아침2: { followedBy: ['먹다', '드시다', '거르다', '굶다', '차리다', '준비하다'], needed: true },
  // 손을 꼭 잡고.
  꼭2: { followedBy: ['잡다', '안다', '쥐다', '감다', '껴안다', '끌어안다', '붙잡다', '다물다'], needed: true },
  잡다2: { precededBy: ['손', '팔', '꼭'], needed: true },
  // 왜 이리 길까.
  이리2: { precededBy: ['왜'], needed: true },
  내리다: { precededBy: FALLING, gloss: 1 },
  지다2: { precededBy: ['꽃', '꽃잎', '잎', '낙엽', '피다'], gloss: 1 },
  뜨다2: { precededBy: ['해', '달', '별', '무지개'] },
  차다4: { precededBy: ['숨', '가슴'] },
  나다2: { precededBy: ARISING, needed: true },
  일1: { precededBy: ['아무', '무슨', '그런', '이런', '별'], gloss: 1 },
  시계: { followedBy: ['소리', '바늘'], gloss: 1 },
  온: { followedBy: ['세상', '몸', '마음', '가족', '나라', '동네', '도시', '집안', '우주'] },
}

function companyOf({ headword }: Reading): Company | undefined {
  return tableEntry(COMPANY, headword?.key ?? '')
}

/** Whether the words around a reading are those that its sense is used with; undefined if the sense needs no company. */
export function isInCompany(reading: Reading, before: WordInText, next: readonly WordInText[]): boolean | undefined {
  const company = companyOf(reading)
  if (company === undefined) return undefined
  return isAnyOf(company.precededBy ?? [], before) || next.some((each) => isAnyOf(company.followedBy ?? [], each))
}

/** Whether the sense of a reading is hardly ever meant without its company. */
export function needsCompany(reading: Reading): boolean {
  return companyOf(reading)?.needed ?? false
}

/** Which of its headword's glosses a reading has between these words. */
export function glossInCompany(reading: Reading, before: WordInText, next: readonly WordInText[]): number {
  return isInCompany(reading, before, next) ? (companyOf(reading)?.gloss ?? 0) : 0
}
