import { expect, test } from 'vitest'
import { promptOf } from '#match/prompt.ts'

test('Korean text on its own line is separated from the task', () => {
  expect(
    promptOf('Which form fits? “I drank too much coffee, so I could not sleep.”\n커피를 너무 많이 ___ 잠을 못 잤어요.'),
  ).toEqual({
    task: 'Which form fits? “I drank too much coffee, so I could not sleep.”',
    korean: '커피를 너무 많이 ___ 잠을 못 잤어요.',
  })
})

test('Korean text within an English sentence stays in the sentence', () => {
  expect(promptOf('What does 어제 mean?')).toEqual({ task: 'What does 어제 mean?', korean: null })
})
