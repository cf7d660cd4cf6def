import { TONES, type Tone } from '#translator/translation.ts'

/** Returns a function that checks whether a word of this tone is different in another tone. */
export function differsBetweenTones(
  tone: Tone,
  words: Record<Tone, readonly { text: string }[]>,
): (word: { text: string }) => boolean {
  const others = TONES.filter((other) => other !== tone).map((other) => new Set(words[other].map(({ text }) => text)))
  return ({ text }) => others.some((texts) => !texts.has(text))
}
