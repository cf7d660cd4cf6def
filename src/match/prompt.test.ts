import { expect, test } from 'vitest'
import { promptOf } from '#match/prompt.ts'

test('Korean on a line of its own is set apart', () => {
  expect(promptOf('I drank too much coffee, so I could not sleep.\n커피를 너무 많이 ___ 잠을 못 잤어요.')).toEqual({
    lead: 'I drank too much coffee, so I could not sleep.',
    korean: '커피를 너무 많이 ___ 잠을 못 잤어요.',
  })
})

test('so is Korean behind a colon', () => {
  expect(promptOf('Choose the right form: 저는 매일 커피를 ___.')).toEqual({
    lead: 'Choose the right form:',
    korean: '저는 매일 커피를 ___.',
  })
})

test('Korean within an English sentence stays in it', () => {
  expect(promptOf('What does 어제 mean?')).toEqual({ lead: 'What does 어제 mean?', korean: null })
  expect(promptOf('Polite form of: 먹다 (to eat)')).toEqual({ lead: 'Polite form of: 먹다 (to eat)', korean: null })
})
