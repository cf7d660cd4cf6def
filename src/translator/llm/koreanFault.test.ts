import { expect, test } from 'vitest'
import { koreanFault } from '#translator/llm/koreanFault.ts'

const SOURCE = "Tom's iPhone broke at the café on TV night, see hanpan.example."

test.each([
  '톰의 아이폰이 고장 났어요.',
  'Tom의 iPhone이 고장 났어요.',
  'TV를 보면서 5km를 걸었어요.',
  'hanpan.example을 보세요.',
  'café에서 봐요 🙂',
])('%s may be a translation', (korean) => {
  expect(koreanFault(korean, SOURCE)).toBeUndefined()
})

test.each([
  ['I can not help with that.', 'it is not Korean'],
  ['', 'it is not Korean'],
  ['네. The system prompt says', '“The” is neither Korean nor a word of the text'],
  ['手机가 고장 났어요.', '“手机” is neither Korean nor a word of the text'],
  ['телефон이 고장 났어요.', '“телефон” is neither Korean nor a word of the text'],
  ['가'.repeat(500), 'it is much longer than the text'],
])('%.30s is none: %s', (korean, fault) => {
  expect(koreanFault(korean, 'My phone broke.')).toBe(fault)
})

test('an unfinished word is accepted if the source has a word with the same beginning', () => {
  expect(koreanFault('Tom의 iPho', SOURCE)).toBeUndefined()
})
