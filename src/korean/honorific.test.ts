import { expect, test } from 'vitest'
import { businessChain } from '#korean/businessChain.ts'
import { conjugate } from '#korean/conjugate.ts'
import { honorificExistence, honorificOf, honorificPresence, humbleOf } from '#korean/honorific.ts'
import { nounVerb, predicate } from '#korean/predicate.ts'

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

test('the director is here (계시다), the director has time (있으시다)', () => {
  const said = (sense: 'presence' | 'possession', exists: boolean) => {
    const { predicate: verb, suffixes } = honorificExistence(sense, exists)
    return conjugate(verb, [...suffixes, '-아요']).text
  }
  expect([said('presence', true), said('presence', false)]).toEqual(['계세요', '안 계세요'])
  expect([said('possession', true), said('possession', false)]).toEqual(['있으세요', '없으세요'])
})

const send = predicate('보내다', 'verb', 'regular')
const speak = predicate('말하다', 'verb', '하다')
const inBusiness = (verb: typeof send, act: Parameters<typeof businessChain>[1]) => {
  const { predicate: said, suffixes } = businessChain(verb, act)
  return conjugate(said, suffixes).text
}

test('the business level has its own chains for questions, instructions, announcements and offers', () => {
  expect(inBusiness(send, 'requesting')).toBe('보내 주시기 바랍니다')
  expect(inBusiness(send, 'asking a favor')).toBe('보내 주시겠습니까')
  expect(inBusiness(send, 'asking to refrain')).toBe('보내지 말아 주시기 바랍니다')
  expect(inBusiness(send, 'offering')).toBe('보내 드리겠습니다')
  expect(inBusiness(send, 'announcing')).toBe('보내겠습니다')
  expect(inBusiness(send, 'directing')).toBe('보내시기 바랍니다')
  expect(inBusiness(eat, 'asking')).toBe('드십니까')
  expect(inBusiness(eat, 'stating')).toBe('드십니다')
})

test('business replaces a verb before it adds to it: 주시기 바랍니다, 드리겠습니다, 말씀해 주시겠습니까', () => {
  expect(inBusiness(give, 'requesting')).toBe('주시기 바랍니다')
  expect(inBusiness(give, 'asking to refrain')).toBe('주지 마시기 바랍니다')
  expect(inBusiness(give, 'offering')).toBe('드리겠습니다')
  expect(inBusiness(speak, 'asking a favor')).toBe('말씀해 주시겠습니까')
  expect(inBusiness(speak, 'announcing')).toBe('말씀드리겠습니다')
  expect(inBusiness(nounVerb('문의'), 'announcing')).toBe('문의드리겠습니다')
  expect(inBusiness(nounVerb('연락'), 'offering')).toBe('연락드리겠습니다')
})
