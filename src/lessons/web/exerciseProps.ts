import type { ExerciseView } from '#lessons/lessonContract.ts'

/** What every kind of exercise gets. */
export interface ExerciseProps<View extends ExerciseView = ExerciseView> {
  exercise: View
  /** Decides the order on the screen. */
  seed: string
  /** Whether it has been answered. */
  isOver: boolean
  onAnswer: (right: boolean) => void
}
