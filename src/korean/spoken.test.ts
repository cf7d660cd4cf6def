import { expect, test } from 'vitest'
import { spokenText } from '#korean/spoken.ts'

test('the turns of a dialogue are one text', () => {
  const turns = [
    ['female', '어디 가요?'],
    ['male', '집에 가요.'],
  ] as const
  expect([spokenText('집에 가요.'), spokenText(turns)]).toEqual(['집에 가요.', '어디 가요? 집에 가요.'])
})
