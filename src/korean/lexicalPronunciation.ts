import { marked } from '#korean/boundary.ts'
import { pronunciation } from '#korean/pronunciation.ts'

/** `=` and how the word is said, where no rule gives it: =마싣따. */
const RESPELLING = '='

/** What is wrong with the note on how a word is said, or undefined. A note is empty, a marked spelling (꽃|잎) or a respelling (=안깐힘). */
export function pronunciationNoteFault(word: string, note: string): string | undefined {
  if (note === '') return undefined
  if (!note.startsWith(RESPELLING)) {
    return marked(note).text === word ? undefined : `${note} is not ${word} with its boundaries marked`
  }
  const said = note.slice(RESPELLING.length)
  return /^[가-힣 ]+$/.test(said) ? undefined : `${note} is no respelling in Hangul`
}

/** A word of the lexicon as it is said, by its note. Throws on a note that `pronunciationNoteFault` refuses. */
export function lexicalPronunciation(word: string, note: string): string {
  const fault = pronunciationNoteFault(word, note)
  if (fault !== undefined) throw new Error(fault)
  if (note.startsWith(RESPELLING)) return note.slice(RESPELLING.length)
  return pronunciation(word, note === '' ? [] : marked(note).boundaries)
}
