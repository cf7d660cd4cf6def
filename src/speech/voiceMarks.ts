import { type Spoken, type Turn, VOICES, type Voice } from '#korean/spoken.ts'

/** What begins a turn of a dialogue that is written as one text. */
const MARKS: Record<Voice, string> = { female: '♀', male: '♂' }

/** What is spoken as one text, with each turn of a dialogue on its own line, after its mark. */
export function marked(said: Spoken): string {
  return typeof said === 'string' ? said : said.map(([voice, text]) => `${MARKS[voice]}${text}`).join('\n')
}

/** The turns of a marked text; undefined if it is in one voice. */
export function turnsOf(text: string): Turn[] | undefined {
  const turns = text.split('\n').flatMap((line): Turn[] => {
    const voice = VOICES.find((each) => line.startsWith(MARKS[each]))
    return voice === undefined ? [] : [[voice, line.slice(MARKS[voice].length)]]
  })
  return turns.length > 0 && turns.length === text.split('\n').length ? turns : undefined
}

/** The text with the words of each voice changed. */
export function wordsChanged(text: string, change: (words: string) => string): string {
  const turns = turnsOf(text)
  return turns === undefined ? change(text) : marked(turns.map(([voice, words]) => [voice, change(words)]))
}
