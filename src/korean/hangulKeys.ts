/** A key of the Korean two-set layout (두벌식), which every Korean keyboard has. */
export interface HangulKey {
  /** `KeyboardEvent.code`. */
  code: string
  /** What an English keyboard has there. */
  latin: string
  plain: string
  /** With Shift; undefined if it is the same letter. */
  shifted?: string
}

const ROWS: readonly [latin: string, letters: string][] = [
  ['qwertyuiop', 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ'],
  ['asdfghjkl', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ'],
  ['zxcvbnm', 'ㅋㅌㅊㅍㅠㅜㅡ'],
]
const SHIFTED: Readonly<Record<string, string>> = {
  ㅂ: 'ㅃ',
  ㅈ: 'ㅉ',
  ㄷ: 'ㄸ',
  ㄱ: 'ㄲ',
  ㅅ: 'ㅆ',
  ㅐ: 'ㅒ',
  ㅔ: 'ㅖ',
}

export const HANGUL_ROWS: readonly (readonly HangulKey[])[] = ROWS.map(([latin, letters]) =>
  [...letters].map((plain, place) => {
    const key = latin.charAt(place).toUpperCase()
    const shifted = SHIFTED[plain]
    return { code: `Key${key}`, latin: key, plain, ...(shifted === undefined ? {} : { shifted }) }
  }),
)

const BY_CODE = new Map(HANGUL_ROWS.flat().map((key) => [key.code, key]))

/** The letter that a physical key types; undefined for a key without one. */
export function letterOfCode(code: string, shift: boolean): string | undefined {
  const key = BY_CODE.get(code)
  return (shift ? key?.shifted : undefined) ?? key?.plain
}
