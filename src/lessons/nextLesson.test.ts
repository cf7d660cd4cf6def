import { expect, test } from 'vitest'
import type { LessonCourse } from '#lessons/course.ts'
import type { LessonProgress, LessonTitle } from '#lessons/lessonContract.ts'
import { nextLesson } from '#lessons/nextLesson.ts'

const title = (course: LessonCourse, number: number): LessonTitle => ({
  course,
  number,
  title: `${course} ${number}`,
  idea: '',
  stepCount: 5,
})
const TITLES = [
  title('hangul-zero-hero', 1),
  title('hangul-zero-hero', 2),
  title('survival-korean', 1),
  title('survival-korean', 2),
]
const progress = (course: LessonCourse, number: number, step: number): LessonProgress => ({
  course,
  number,
  step,
  missed: [],
  done: step === 5,
})

test.each<[string, LessonProgress[], string | undefined]>([
  ['a beginner starts with Hangul', [], 'hangul-zero-hero 1'],
  ['a lesson that has begun comes first', [progress('survival-korean', 1, 2)], 'survival-korean 1'],
  ['then the next one of the same course', [progress('survival-korean', 1, 5)], 'survival-korean 2'],
  [
    'then the other course',
    [progress('survival-korean', 1, 5), progress('survival-korean', 2, 5)],
    'hangul-zero-hero 1',
  ],
  ['a lesson that was only opened has not begun', [progress('hangul-zero-hero', 2, 0)], 'hangul-zero-hero 1'],
  ['nothing is left', TITLES.map(({ course, number }) => progress(course, number, 5)), undefined],
])('%s', (_name, lessons, next) => {
  expect(nextLesson(TITLES, lessons)?.title.title).toBe(next)
})
