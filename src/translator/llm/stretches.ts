import { countCharacters } from '#translator/sourceText.ts'

/** A model can translate this many code points into all four tones in a few seconds. */
export const LONGEST_STRETCH = 400

const AFTER_SENTENCE = /(?<=[.!?…]["'”’)\]]?\s)|(?<=\n)/u
const AFTER_WORD = /(?<=\s)/u

/** Splits the text into stretches of at most `LONGEST_STRETCH` code points, between sentences or otherwise words. Joined, they are the text. */
export function stretchesOf(text: string): string[] {
  return packed(text.split(AFTER_SENTENCE).flatMap((sentence) => (fits(sentence) ? [sentence] : wordsOf(sentence))))
}

function wordsOf(sentence: string): string[] {
  return packed(sentence.split(AFTER_WORD).flatMap((word) => (fits(word) ? [word] : pieces(word))))
}

function pieces(word: string): string[] {
  const points = [...word]
  const count = Math.ceil(points.length / LONGEST_STRETCH)
  return Array.from({ length: count }, (_, index) =>
    points.slice(index * LONGEST_STRETCH, (index + 1) * LONGEST_STRETCH).join(''),
  )
}

function packed(parts: readonly string[]): string[] {
  const packs: string[] = []
  for (const part of parts) {
    const longer = (packs.at(-1) ?? '') + part
    if (packs.length > 0 && fits(longer)) packs[packs.length - 1] = longer
    else packs.push(part)
  }
  return packs
}

function fits(text: string): boolean {
  return countCharacters(text) <= LONGEST_STRETCH
}
