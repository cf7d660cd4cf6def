import { expect, test } from 'vitest'
import { loadWordBook } from '#headwords/server/loadHeadwords.ts'
import { questionFile } from '#questions/questionEntry.ts'
import { loadWrittenQuestions } from '#questions/server/loadWrittenQuestions.ts'

test('a written question about one headword names it, so that practice does not show it while a match may ask the word', async () => {
  const book = await loadWordBook()
  const files = Object.values(await loadWrittenQuestions()).map((content) => questionFile.parse(content))
  const unnamed = files
    .flatMap(({ questions }) => questions)
    .filter(({ about }) => about === undefined)
    .filter(({ type, right, question }) => {
      const word = type === 'word' ? right : type === 'meaning' && question.match(/[가-힣]+/)?.[0]
      return word && book.spelled(word).length === 1
    })
  expect(unnamed.map(({ id }) => id)).toEqual([])
})
