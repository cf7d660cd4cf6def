import { expect, test } from 'vitest'
import { translate } from '#tests/support/translator/builtIn.ts'

test.each([
  ["My dog's name is Coco and she's two.", '저희 강아지 이름은 코코고 두 살이에요.'],
  ['My dog is old, and he sleeps a lot.', '저희 강아지는 나이가 많고 많이 자요.'],
])('“%s” speaks of an animal as %s', (english, korean) => {
  expect(translate(english).tones.polite.text).toBe(korean)
})
