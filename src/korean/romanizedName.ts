import { romanization } from '#korean/romanization.ts'

/** 복성: surnames of two syllables. */
const LONG_SURNAMES = ['남궁', '황보', '제갈', '선우', '독고', '사공', '서문', '동방', '망절', '어금']

/** A proper noun begins with a capital (제3장 제3항): 부산 Busan. */
export function capitalized(latin: string): string {
  return latin.slice(0, 1).toUpperCase() + latin.slice(1)
}

/**
 * A person's name (제3장 제4항): surname, then given name, whose syllables do not change each other: 한복남 Han Boknam, 홍빛나 Hong Bitna.
 * A hyphen is permitted: Han Bok-nam. Surnames follow the rule (김 Gim), not family custom (Kim). Throws if the name is not Hangul.
 */
export function romanizedName(name: string, hyphen: '' | '-' = ''): string {
  if (!/^[가-힣]{2,}$/.test(name)) throw new Error(`Not a name in Hangul: ${name}`)
  const isLong = name.length > 2 && LONG_SURNAMES.includes(name.slice(0, 2))
  const [surname, given] = [name.slice(0, isLong ? 2 : 1), name.slice(isLong ? 2 : 1)]
  const syllables = [...given].map((syllable) => romanization(syllable))
  return `${capitalized(romanization(surname))} ${capitalized(syllables.join(hyphen))}`
}

/** 행정 구역 단위 and the units of street names (제3장 제5항), written after a hyphen, without sound changes across it. */
const UNITS = ['도', '시', '군', '구', '읍', '면', '리', '동', '가', '로', '길', '대로'] as const
export type PlaceUnit = (typeof UNITS)[number]

/**
 * A place name: 제주도 with the unit 도 is Jeju-do, 종로구 with 구 is Jongno-gu. Names without a unit (mountains, palaces, islands, old streets;
 * 제3장 제6항) follow the pronunciation: 독도 Dokdo, 종로 Jongno, 속리산 Songnisan. Throws if the name does not end in its unit.
 */
export function romanizedPlace(name: string, unit?: PlaceUnit): string {
  if (unit === undefined) return capitalized(romanization(name))
  if (!name.endsWith(unit) || name === unit) throw new Error(`${name} does not end in ${unit}`)
  return `${capitalized(romanization(name.slice(0, -unit.length)))}-${romanization(unit)}`
}
