const HANGUL = /[가-힣]/g
const LATIN = /[A-Za-z]/g

/** Whether a text is Korean rather than English: more Hangul syllables than Latin letters. It is read, not translated. */
export function isKoreanText(text: string): boolean {
  const hangul = text.normalize('NFC').match(HANGUL)?.length ?? 0
  return hangul > (text.match(LATIN)?.length ?? 0)
}
