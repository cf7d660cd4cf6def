export const VOICES = ['female', 'male'] as const
/** Who speaks a turn. */
export type Voice = (typeof VOICES)[number]

/** What is heard: a text in one voice, or the turns of a dialogue. */
export type Spoken = string | readonly Turn[]
/** Who speaks, and the words. */
export type Turn = readonly [Voice, string]

/** All that is said, as one text. */
export function spokenText(said: Spoken): string {
  return typeof said === 'string' ? said : said.map(([, text]) => text).join(' ')
}
