import { expect, test } from 'vitest'
import { promptOf } from '#match/prompt.ts'

test('Korean on a line of its own is set apart', () => {
  expect(
    promptOf('Which form fits? “I drank too much coffee, so I could not sleep.”\n커피를 너무 많이 ___ 잠을 못 잤어요.'),
  ).toEqual({
    lead: 'Which form fits? “I drank too much coffee, so I could not sleep.”',
    korean: '커피를 너무 많이 ___ 잠을 못 잤어요.',
  })
})

test('Korean within an English sentence stays in it', () => {
  expect(promptOf('What does 어제 mean?')).toEqual({ lead: 'What does 어제 mean?', korean: null })
})
