import type { LessonEntry, LessonStep } from '#lessons/lessonEntry.ts'

/** What a beginner needs, in seconds. */
const WORD = 0.3
const EXAMPLE = 8
const EXERCISE: Record<Exclude<LessonStep['kind'], 'text' | 'example'>, number> = {
  choose: 14,
  listen: 15,
  type: 20,
  order: 20,
  match: 25,
  build: 18,
  tone: 14,
}
const SUMMARY = 20

/** How long the lesson takes a beginner, as an estimate. */
export function estimatedMinutes({ steps }: Pick<LessonEntry, 'steps'>): number {
  return (steps.reduce((sum, step) => sum + secondsOf(step), 0) + SUMMARY) / 60
}

function secondsOf(step: LessonStep): number {
  if (step.kind === 'text') return wordCount(step.text) * WORD
  return step.kind === 'example' ? EXAMPLE : EXERCISE[step.kind]
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
