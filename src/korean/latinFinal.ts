/** Letter names that end in a consonant: 엘 엠 엔 아르(알). All others end in a vowel: 에이, 비, 에스, 에이치. */
const LETTERS: Record<string, string> = { l: 'ㄹ', m: 'ㅁ', n: 'ㄴ', r: 'ㄹ' }

/** Words whose Korean form (외래어 표기) does not follow from their spelling, or abbreviations that are read as words. */
const WORDS: Record<string, string> = {
  topik: 'ㄱ',
  toeic: 'ㄱ',
  toefl: 'ㄹ',
  pop: 'ㅂ',
  group: 'ㅂ',
  bag: 'ㄱ',
  cat: 'ㅅ',
  hot: 'ㅅ',
  chat: 'ㅅ',
  pat: 'ㅅ',
  matt: 'ㅅ',
  scott: 'ㅅ',
  chocolate: 'ㅅ',
  edit: '',
  derek: 'ㄱ',
  york: 'ㄱ',
}

/** Spellings and the final consonant of their Korean form. The first match counts: Apple 애플, Jane 제인, Jack 잭, market 마켓. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ng$/, 'ㅇ'],
  [/le?$/, 'ㄹ'],
  [/(m|mb|[aeiou]me)$/, 'ㅁ'],
  [/(n|[aeiouyn]ne)$/, 'ㄴ'],
  [/([aeiou]ck|[aeiou]c|ook|[^aeiou]ok)$/, 'ㄱ'],
  [/(^|[^aeiou])[aeiou](pp?|b)$/, 'ㅂ'],
  [/[aeiouy].*[^aeiou][aeiou]t$/, 'ㅅ'],
]

/** The longest capitals that are spelled out letter by letter: PDF, HTML, not HANPAN. */
const LONGEST_ABBREVIATION = 5

/** The final consonant with which a Latin word or abbreviation is read in Korean, '' for a vowel. An estimate for unknown words. */
export function latinFinal(word: string): string {
  const lower = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (Object.hasOwn(WORDS, lower)) return WORDS[lower] ?? ''
  const isAbbreviation = word.length === 1 || (word === word.toUpperCase() && word.length <= LONGEST_ABBREVIATION)
  if (isAbbreviation) return LETTERS[lower.slice(-1)] ?? ''
  return SPELLINGS.find(([spelling]) => spelling.test(lower))?.[1] ?? ''
}
