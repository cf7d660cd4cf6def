import { expect, test } from 'vitest'
import { allSuffixes } from '#korean/suffix.ts'
import { suffixMeaning, suffixName, suffixSentence } from '#translator/explanation/suffixLesson.ts'

test('suffixes have the names that grammar books for learners use', () => {
  expect(
    ['-아요', '-았-', '-아야 하다', '-습니다', '-는 것', '-는데', '-고'].map((id) => suffixName(id as '-고')),
  ).toEqual(['-아/어요', '-았/었-', '-아/어야 하다', '-ㅂ/습니다', '-는/(으)ㄴ 것', '-는데', '-고'])
})

test('every suffix has a meaning that is short enough for a word card, and a sentence that continues with the form', () => {
  for (const suffix of allSuffixes()) {
    expect(suffixMeaning(suffix), suffix).toMatch(/^\S.{1,45}$/)
    expect(suffixSentence(suffix) ?? suffixName(suffix), suffix).toMatch(/^[안못-].*[^.:]$/)
  }
})
