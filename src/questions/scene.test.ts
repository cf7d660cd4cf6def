import { expect, test } from 'vitest'
import { scene, sceneTexts, sceneWords } from '#questions/scene.ts'

const DIALOGUE = {
  kind: 'dialogue',
  turns: [
    ['민수', '어디 가요?'],
    ['A', '집에 가요.'],
  ],
}
const MENU = {
  kind: 'menu',
  title: '분식',
  rows: [
    ['김밥', '4,000원'],
    ['라면', '5,000원'],
  ],
}

test.each([
  [DIALOGUE],
  [MENU],
  [{ kind: 'notice', lines: ['쉽니다.'] }],
  [{ kind: 'sentences', lines: ['창문을 ___.', '문을 ___.'] }],
])('%j is a scene', (written) => {
  expect(scene.safeParse(written).success).toBe(true)
})

test.each([
  ['a dialogue of one turn', { ...DIALOGUE, turns: DIALOGUE.turns.slice(1) }],
  ['five turns', { ...DIALOGUE, turns: Array.from({ length: 5 }, () => ['A', '네.']) }],
  [
    'a turn longer than 60 characters',
    {
      ...DIALOGUE,
      turns: [
        ['A', '가'.repeat(61)],
        ['B', '네.'],
      ],
    },
  ],
  [
    'a speaker with an English name',
    {
      ...DIALOGUE,
      turns: [
        ['Minsu', '네.'],
        ['B', '네.'],
      ],
    },
  ],
  ['a line longer than 40 characters', { kind: 'ad', lines: ['가'.repeat(41)] }],
  ['six lines', { kind: 'message', lines: Array.from({ length: 6 }, () => '네.') }],
  ['a menu of one row', { ...MENU, rows: MENU.rows.slice(1) }],
  [
    'rows of different lengths',
    {
      ...MENU,
      rows: [
        ['김밥', '4,000원'],
        ['라면', '5,000원', '맵다'],
      ],
    },
  ],
  ['one sentence alone', { kind: 'sentences', lines: ['창문을 ___.'] }],
  ['a kind that the screen does not know', { kind: 'poster', lines: ['쉽니다.'] }],
])('%s is refused', (_, written) => {
  expect(scene.safeParse(written).success).toBe(false)
})

test('speakers are read but need not be understood', () => {
  const parsed = scene.parse(DIALOGUE)
  expect(sceneTexts(parsed)).toEqual(['민수', '어디 가요?', 'A', '집에 가요.'])
  expect(sceneWords(parsed)).toEqual(['어디 가요?', '집에 가요.'])
  expect(sceneTexts(scene.parse(MENU))).toEqual(['분식', '김밥', '4,000원', '라면', '5,000원'])
})
