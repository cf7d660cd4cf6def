import { expect, test } from 'vitest'
import { spokenEntry } from '#questions/spokenEntry.ts'

const TURNS = [
  ['female', '어디 가요?'],
  ['male', '집에 가요.'],
] as const

test('a text in one voice and the turns of a dialogue can be spoken', () => {
  for (const said of ['집에 가요.', TURNS]) expect(spokenEntry.safeParse(said).success).toBe(true)
})

test.each([
  ['silence', ''],
  ['a text longer than 120 characters', '가'.repeat(121)],
  ['one turn alone', TURNS.slice(1)],
  ['a voice that is neither a woman’s nor a man’s', [['child', '네.'], TURNS[1]]],
  ['a turn longer than 60 characters', [['male', '가'.repeat(61)], TURNS[0]]],
])('%s cannot', (_, said) => {
  expect(spokenEntry.safeParse(said).success).toBe(false)
})
