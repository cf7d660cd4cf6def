import { marked } from '#korean/boundary.ts'
import { pronunciation } from '#korean/pronunciation.ts'

/** `=` and the pronunciation, for words that no rule covers: =마싣따. */
const RESPELLING = '='

/** The fault in a word's pronunciation note, or undefined. A note is empty, a marked spelling (꽃|잎) or a respelling (=안깐힘). */
export function pronunciationNoteFault(word: string, note: string): string | undefined {
  if (note === '') return undefined
  if (!note.startsWith(RESPELLING)) {
    return marked(note).text === word ? undefined : `${note} is not ${word} with its boundaries marked`
  }
  const said = note.slice(RESPELLING.length)
  return /^[가-힣 ]+$/.test(said) ? undefined : `${note} is no respelling in Hangul`
}

/** The pronunciation of a lexicon word, from its note. Throws on a note that `pronunciationNoteFault` refuses. */
export function lexicalPronunciation(word: string, note: string): string {
  const fault = pronunciationNoteFault(word, note)
  if (fault !== undefined) throw new Error(fault)
  if (note.startsWith(RESPELLING)) return note.slice(RESPELLING.length)
  return pronunciation(word, note === '' ? [] : marked(note).boundaries)
}
