import { TONES, type Tone } from '#translator/translation.ts'

/** Makes a test for words of this tone: does some other tone say the word differently? */
export function differsBetweenTones(
  tone: Tone,
  words: Record<Tone, readonly { text: string }[]>,
): (word: { text: string }) => boolean {
  const others = TONES.filter((other) => other !== tone).map((other) => new Set(words[other].map(({ text }) => text)))
  return ({ text }) => others.some((texts) => !texts.has(text))
}
