import { expect, test } from 'vitest'
import { articleBody } from '#learn/server/articleBody.ts'

test('markers are replaced by our own rules: 국물 is gungmul, pronounced [궁물]', async () => {
  expect(JSON.stringify(await articleBody('{rom:국물} {pron:국물}'))).toContain('gungmul ')
  expect(JSON.stringify(await articleBody('{rom:국물} {pron:국물}(soup)'))).not.toContain('link')
})

test('an example has a sentence, its romanization, its meaning and an optional note', async () => {
  expect(
    await articleBody('```examples\n밥을 먹어요. | I eat. | note: polite\n저는 학생이에요. | I am a student.\n```'),
  ).toEqual([
    {
      type: 'examples',
      examples: [
        { korean: '밥을 먹어요.', romanization: 'babeul meogeoyo.', english: 'I eat.', note: 'polite' },
        { korean: '저는 학생이에요.', romanization: 'jeoneun haksaengieyo.', english: 'I am a student.' },
      ],
    },
  ])
})

test('figures in an example are romanized as they are read', async () => {
  expect(
    await articleBody('```examples\n10월 9일에 3번 출구로 나와요. | I come out at exit 3 on October 9.\n```'),
  ).toMatchObject([{ examples: [{ romanization: 'siwol gu ire sam beon chulguro nawayo.' }] }])
})

test('a page without a text has no blocks', async () => {
  expect(await articleBody('\n')).toEqual([])
})
