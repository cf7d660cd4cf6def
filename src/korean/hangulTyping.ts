import { composed, decomposed, FINALS, ONSETS, type Syllable, VOWELS } from '#korean/hangul.ts'

/** Vowels that are typed with two keys. */
const VOWEL_PAIRS: Readonly<Record<string, string>> = {
  ㅗㅏ: 'ㅘ',
  ㅗㅐ: 'ㅙ',
  ㅗㅣ: 'ㅚ',
  ㅜㅓ: 'ㅝ',
  ㅜㅔ: 'ㅞ',
  ㅜㅣ: 'ㅟ',
  ㅡㅣ: 'ㅢ',
}
/** Final consonants that are typed with two keys. */
const FINAL_PAIRS: Readonly<Record<string, string>> = {
  ㄱㅅ: 'ㄳ',
  ㄴㅈ: 'ㄵ',
  ㄴㅎ: 'ㄶ',
  ㄹㄱ: 'ㄺ',
  ㄹㅁ: 'ㄻ',
  ㄹㅂ: 'ㄼ',
  ㄹㅅ: 'ㄽ',
  ㄹㅌ: 'ㄾ',
  ㄹㅍ: 'ㄿ',
  ㄹㅎ: 'ㅀ',
  ㅂㅅ: 'ㅄ',
}
const SPLIT = new Map(Object.entries({ ...VOWEL_PAIRS, ...FINAL_PAIRS }).map(([pair, joined]) => [joined, [...pair]]))

/** The text with one more letter (자모) at its end, composed as a Korean keyboard does: 가 and ㄱ are 각, 각 and ㅏ are 가가. */
export function withLetter(text: string, letter: string): string {
  const before = text.slice(0, -1)
  const last = text.slice(-1)
  return VOWELS.includes(letter) ? before + withVowel(last, letter) : before + withConsonant(last, letter)
}

function withVowel(last: string, vowel: string): string {
  const syllable = decomposed(last)
  if (!syllable) {
    if (ONSETS.includes(last)) return composed({ onset: last, vowel, final: '' })
    return VOWEL_PAIRS[last + vowel] ?? last + vowel
  }
  if (syllable.final === '') {
    const joined = VOWEL_PAIRS[syllable.vowel + vowel]
    return joined === undefined ? last + vowel : composed({ ...syllable, vowel: joined })
  }
  // The final consonant, or its second half, begins the next syllable.
  const [kept = '', moved] = SPLIT.get(syllable.final) ?? ['', syllable.final]
  return composed({ ...syllable, final: kept }) + composed({ onset: moved ?? '', vowel, final: '' })
}

function withConsonant(last: string, consonant: string): string {
  const syllable = decomposed(last)
  if (!syllable) return last + consonant
  const final = syllable.final === '' ? consonant : FINAL_PAIRS[syllable.final + consonant]
  return final !== undefined && FINALS.includes(final) ? composed({ ...syllable, final }) : last + consonant
}

/** The text without its last letter: 닭 becomes 달, 과 becomes 고, 가 becomes ㄱ. Anything but Hangul is deleted whole. */
export function withoutLetter(text: string): string {
  const last = [...text].at(-1) ?? ''
  const before = text.slice(0, text.length - last.length)
  const syllable = decomposed(last)
  return before + (syllable ? shortened(syllable) : (SPLIT.get(last)?.[0] ?? ''))
}

function shortened(syllable: Syllable): string {
  const { onset, vowel, final } = syllable
  if (final !== '') return composed({ ...syllable, final: SPLIT.get(final)?.[0] ?? '' })
  const half = SPLIT.get(vowel)?.[0]
  return half === undefined ? onset : composed({ ...syllable, vowel: half })
}
