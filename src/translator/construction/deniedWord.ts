import type { PhraseConstruction } from '#translator/construction/construction.ts'
import { withDeniedWords } from '#translator/frame/deniedWord.ts'

/** `I don't know anyone`, `I don't want to eat anything`: under a negative verb 아무도, 아무것도. */
export const DENIED_WORD: PhraseConstruction = {
  id: 'denied word',
  stage: 'phrase',
  change: withDeniedWords,
  examples: [
    {
      english: "I don't know anyone.",
      polite: '아무도 몰라요.',
      formal: '아무도 모릅니다.',
      casual: '아무도 몰라.',
      business: '아무도 모릅니다.',
    },
    {
      english: "I don't want to eat anything.",
      polite: '아무것도 먹고 싶지 않아요.',
      formal: '아무것도 먹고 싶지 않습니다.',
      casual: '아무것도 먹고 싶지 않아.',
      business: '아무것도 먹고 싶지 않습니다.',
    },
  ],
  leftAlone: ['I know someone.', 'I want to eat something.'],
}
