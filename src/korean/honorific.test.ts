import { expect, test } from 'vitest'
import { conjugate } from '#korean/conjugate.ts'
import { honorificOf, honorificPresence, humbleOf } from '#korean/honorific.ts'
import { predicate } from '#korean/predicate.ts'

const eat = predicate('먹다', 'verb', 'regular')
const give = predicate('주다', 'verb', 'regular')
const ask = predicate('묻다', 'verb', 'ㄷ')
const bury = predicate('묻다', 'verb', 'regular')

test('먹다 becomes 드시다 for a grandmother, and 시 is not added twice', () => {
  const honored = honorificOf(eat) ?? eat
  expect(conjugate(honored, ['-시-', '-았-', '-아요']).text).toBe('드셨어요')
})

test('a verb without an honorific word takes 시', () => {
  expect(honorificOf(predicate('가다', 'verb', 'regular'))).toBeUndefined()
})

test('the director is not there: 안 계십니다', () => {
  expect(conjugate(honorificPresence(), ['안', '-습니다']).text).toBe('안 계십니다')
})

test('I give humbly: 드리겠습니다', () => {
  expect(conjugate(humbleOf(give) ?? give, ['-겠-', '-습니다']).text).toBe('드리겠습니다')
})

test('묻다 (ask) has a humble word, 묻다 (bury) has none', () => {
  expect(humbleOf(ask)?.lemma).toBe('여쭙다')
  expect(humbleOf(bury)).toBeUndefined()
})

test.each([
  ['먹다', 'verb', 'regular', '드시다'],
  ['마시다', 'verb', 'regular', '드시다'],
  ['자다', 'verb', 'regular', '주무시다'],
  ['말하다', 'verb', '하다', '말씀하시다'],
  ['죽다', 'verb', 'regular', '돌아가시다'],
  ['아프다', 'adjective', '으', '편찮으시다'],
  ['배고프다', 'adjective', '으', '시장하시다'],
  ['누워 있다', 'existential', '있다', '누워 계시다'],
] as const)('%s of an honored person is %4$s', (lemma, pos, verbClass, honored) => {
  expect(honorificOf(predicate(lemma, pos, verbClass))?.lemma).toBe(honored)
})

test.each([
  ['주다', 'regular', '드리다'],
  ['보다', 'regular', '뵙다'],
  ['만나다', 'regular', '뵙다'],
  ['말하다', '하다', '말씀드리다'],
  ['물어보다', 'regular', '여쭤보다'],
  ['데리다', 'regular', '모시다'],
  ['데려가다', 'regular', '모셔가다'],
  ['찾아가다', 'regular', '찾아뵙다'],
  ['도와주다', 'regular', '도와드리다'],
  ['알려 주다', 'regular', '알려 드리다'],
] as const)('what I do to somebody I respect is %3$s, not %1$s', (lemma, verbClass, humble) => {
  expect(humbleOf(predicate(lemma, 'verb', verbClass))?.lemma).toBe(humble)
})
