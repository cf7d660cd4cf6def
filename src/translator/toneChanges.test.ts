import { expect, test } from 'vitest'
import { translate } from '#tests/support/translator/builtIn.ts'
import { TONES, type Tone } from '#translator/translation.ts'

function changesOf(english: string, tone: Tone, word: string): string {
  const found = translate(english).tones[tone].words.find(({ text }) => text.startsWith(word))
  if (!found) throw new Error(`${word} is not in the ${tone} version of ${english}`)
  return (found.changes ?? []).join('; ')
}

test.for([
  ['I drink coffee every morning.', 'polite', '저는', 'humble word for 나'],
  ['I drink coffee every morning.', 'casual', '나는', '저 in the polite tone'],
  ['I drink coffee every morning.', 'polite', '마셔요', 'polite ending (해요체)'],
  ['Are you tired?', 'polite', '피곤하세요', '-(으)시-, which honors the person; polite ending (해요체)'],
  ['He is kind.', 'polite', '사람은', '걔 in the casual tone'],
  ['He is kind.', 'casual', '걔는', 'word among friends for 그 사람'],
  ['He is kind.', 'business', '그분은', 'respectful word for 그 사람'],
  ['I think he is kind.', 'polite', '친절한', 'without -(으)시-, which other tones add to honor the person'],
  ["I'll help you.", 'formal', '도와드리겠', 'humble word for 도와주다; -겠-: will, I suppose; formal ending (합쇼체)'],
  ["Let's eat together.", 'business', '드시지요', 'honorific word for 먹다; formal ending (합쇼체)'],
  ['I sent an email to my boss.', 'polite', '상사께', 'honorific particle for 에게'],
  ['I gave my sister a present.', 'casual', '여동생한테', 'spoken particle for 에게'],
  ["Don't touch that.", 'polite', '그걸', 'spoken short form of 그것을'],
  ["Don't touch that.", 'formal', '그것을', 'full form, as it is written'],
  ['Thank you.', 'polite', '감사해요', 'set phrase, which differs in each tone; polite ending (해요체)'],
] as const)('“%s”, %s: %s has %s', ([english, tone, word, changes]) => {
  expect(changesOf(english, tone, word)).toBe(changes)
})

test('a word that all tones share has no tone changes', () => {
  for (const tone of TONES) {
    for (const { changed, changes } of translate('My grandmother is sleeping.').tones[tone].words) {
      if (!changed) expect(changes).toBeUndefined()
    }
  }
  expect(changesOf('My grandmother is sleeping.', 'polite', '계세요')).toBe('polite ending (해요체)')
})
