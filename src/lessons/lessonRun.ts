import { granted, refused, type Verdict } from '#kit/verdict.ts'

/** How far a learner is in a lesson. */
export interface LessonRun {
  /** The index of the first step that is not done yet; after the last one, the number of steps. */
  readonly step: number
  /** The exercises that were missed and come again at the end, by index, the next one first. */
  readonly missed: readonly number[]
}

export const NEW_RUN: LessonRun = { step: 0, missed: [] }

/** What came of a step: an exercise that was answered, or a text that was read. */
export interface StepResult {
  /** Its index. */
  readonly step: number
  readonly right: boolean
}

/** The index of the step that is shown; undefined at the end of the lesson. */
export function stepToDo({ step, missed }: LessonRun, stepCount: number): number | undefined {
  return step < stepCount ? step : missed[0]
}

export function isFinished(run: LessonRun, stepCount: number): boolean {
  return stepToDo(run, stepCount) === undefined
}

/**
 * The run after a step. A result that arrives a second time changes nothing.
 * @param stepCount of the lesson
 */
export function advancedRun(
  run: LessonRun,
  { step, right }: StepResult,
  stepCount: number,
): Verdict<LessonRun, 'lesson/not_next'> {
  if (run.step < stepCount && step === run.step) {
    return granted({ step: step + 1, missed: right ? run.missed : [...run.missed, step] })
  }
  if (step >= run.step) return refused('lesson/not_next')
  if (run.step < stepCount || !run.missed.includes(step)) return granted(run)
  const others = run.missed.filter((index) => index !== step)
  return granted({ step: run.step, missed: right ? others : [...others, step] })
}

/** Whether a lesson with so many steps can have such a run. */
export function isPossible({ step, missed }: LessonRun, stepCount: number): boolean {
  return step <= stepCount && new Set(missed).size === missed.length && missed.every((index) => index < step)
}

/** The run that is further, of two in the same lesson. */
export function furtherRun(one: LessonRun, other: LessonRun): LessonRun {
  if (one.step !== other.step) return one.step > other.step ? one : other
  return one.missed.length <= other.missed.length ? one : other
}
