import { type LlmCall, says } from '#tests/support/translator/fakeLlm.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'

/** A good model's answer for “I go to school.” */
export const SCHOOL_TEXT = 'I go to school.'

export const SCHOOL_ANSWER = {
  polite: '저는 학교에 가요.',
  formal: '저는 학교에 갑니다.',
  casual: '나는 학교에 가.',
  business: '저는 학교에 갑니다.',
  steps: [
    { tones: ['polite'], text: 'The ending -아요 makes the sentence polite.', guide: 'honorifics' },
    {
      tones: ['polite', 'formal', 'casual', 'business'],
      text: 'The particle 에 marks where one goes.',
      guide: 'particles',
    },
    { tones: ['formal', 'business'], text: 'The ending -습니다 makes the sentence formal.', guide: 'none' },
  ],
  words: [
    {
      word: '저는',
      gloss: 'I',
      parts: [
        { text: '저', meaning: 'I, humble' },
        { text: '는', meaning: 'topic particle' },
      ],
    },
    {
      word: '학교에',
      gloss: 'to school',
      parts: [
        { text: '학교', meaning: 'school' },
        { text: '에', meaning: 'to' },
      ],
    },
    {
      word: '가요',
      gloss: 'go',
      parts: [
        { text: '가', meaning: 'go' },
        { text: '아요', meaning: 'polite ending' },
      ],
    },
  ],
} satisfies Record<string, string | LlmAnswer['steps'] | LlmAnswer['words']>

/** Replies with a valid answer in the requested tones. */
export const FIT = says(fitAnswer)

export function fitAnswer({ tones, instructions }: LlmCall) {
  const { words, steps } = SCHOOL_ANSWER
  const texts = Object.fromEntries(tones.map((tone) => [tone, SCHOOL_ANSWER[tone]]))
  return { ...texts, steps, ...(instructions.includes('"words"') && { words }) }
}
