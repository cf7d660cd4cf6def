import type { Tone } from '#translator/translation.ts'

export const LADDER_SENTENCE = 'Please send me the file by tomorrow.'

interface Rung {
  tone: Tone
  listener: string
  /** The built-in engine's translation of `LADDER_SENTENCE`. Brackets show what the translator marks as changed. */
  sentence: string
}

export const toneLadder: readonly Rung[] = [
  { tone: 'casual', listener: 'A close friend', sentence: '내일까지 파일 [보내] [줘].' },
  { tone: 'polite', listener: 'Most people, most days', sentence: '내일까지 파일[을] [보내] [주세요].' },
  { tone: 'formal', listener: 'A stage, an interview', sentence: '내일까지 파일[을] [보내] [주십시오].' },
  { tone: 'business', listener: 'An email to a client', sentence: '내일까지 파일[을] [송부해] [주시기] [바랍니다].' },
]
