import { TONES, type Tone } from '#translator/translation.ts'

/** Tells of a word of this tone whether some other tone says it otherwise. */
export function differsBetweenTones(
  tone: Tone,
  words: Record<Tone, readonly { text: string }[]>,
): (word: { text: string }) => boolean {
  const others = TONES.filter((other) => other !== tone).map((other) => new Set(words[other].map(({ text }) => text)))
  return ({ text }) => others.some((texts) => !texts.has(text))
}
