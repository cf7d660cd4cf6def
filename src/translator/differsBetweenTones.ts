import { byTone, TONES, type Tone } from '#translator/translation.ts'

/** Returns a function that checks whether a word of a tone is different in another tone. */
export function differsBetweenTones(
  words: Record<Tone, readonly { text: string }[]>,
): (tone: Tone, word: { text: string }) => boolean {
  const texts = byTone((tone) => new Set(words[tone].map(({ text }) => text)))
  return (tone, { text }) => TONES.some((other) => other !== tone && !texts[other].has(text))
}
