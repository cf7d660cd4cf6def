import { expect, test } from 'vitest'
import { judgedLessons } from '#lessons/judgedLessons.ts'
import { loadLessonFiles, loadLessonWords } from '#lessons/server/loadLessons.ts'

test('every lesson of content/lessons passes every gate', async () => {
  const { faults } = judgedLessons(await loadLessonFiles(), await loadLessonWords())
  expect(faults).toEqual([])
})
