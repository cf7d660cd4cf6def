import { builtInParts } from '#tests/support/translator/builtIn.ts'

const read = builtInParts.reader?.()

/** The words of a Korean text, each with its gloss and its parts. */
export function readWords(text: string): [word: string, gloss: string, parts: string][] {
  return [...(read?.(text) ?? [])].map(({ text: word, gloss, parts }) => [
    word,
    gloss,
    parts.map((part) => `${part.text} ${part.meaning}`).join(' · '),
  ])
}

/** The glosses alone. */
export function glosses(text: string): string[] {
  return readWords(text).map(([, gloss]) => gloss)
}

/** The parts of the words alone. */
export function partsOf(text: string): string[] {
  return readWords(text).map(([, , parts]) => parts)
}
