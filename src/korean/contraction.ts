import { lastSyllable, type Syllable, withLast } from '#korean/hangul.ts'

/** 양성 모음: stems whose last vowel is one of these take 아, all others 어 (한글 맞춤법 16). */
const BRIGHT = new Set(['ㅏ', 'ㅑ', 'ㅗ'])

/** What an open stem vowel becomes with 아/어 (한글 맞춤법 34–36). Vowels not named here keep 어 apart: 쉬어, 희어, 꿰어. */
const CONTRACTED: Record<string, string> = {
  ㅏ: 'ㅏ',
  ㅓ: 'ㅓ',
  ㅐ: 'ㅐ',
  ㅔ: 'ㅔ',
  ㅕ: 'ㅕ',
  ㅗ: 'ㅘ',
  ㅜ: 'ㅝ',
  ㅣ: 'ㅕ',
  ㅚ: 'ㅙ',
}

/** 아 or 어, by the vowel of a syllable (모음 조화). */
export function harmonyOf({ vowel }: Syllable): '아' | '어' {
  return BRIGHT.has(vowel) ? '아' : '어'
}

/** The stem with 아/어 added and not contracted: 먹어, 지어. */
export function withHarmony(stem: string): string {
  return stem + harmonyOf(lastSyllable(stem))
}

/** The stem with 아/어 added and contracted where Korean contracts: 가, 와, 배워, 마셔, 돼, but 쉬어. */
export function contracted(stem: string): string {
  const last = lastSyllable(stem)
  const vowel = CONTRACTED[last.vowel]
  return last.final === '' && vowel !== undefined ? withLast(stem, { vowel }) : withHarmony(stem)
}
