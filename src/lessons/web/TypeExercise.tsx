import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isAccepted } from '#lessons/givenAnswer.ts'
import type { ExerciseViewOf } from '#lessons/lessonContract.ts'
import { playerCopy } from '#lessons/web/copy.ts'
import type { ExerciseProps } from '#lessons/web/exerciseProps.ts'
import styles from '#lessons/web/StepScreen.module.css'
import { Task } from '#lessons/web/Task.tsx'
import { KoreanField } from '#review/web/KoreanField.tsx'

/** An answer typed in Korean. Many beginners have no Korean keyboard yet, so the one on the screen is shown. */
export function TypeExercise({ exercise, isOver, onAnswer }: ExerciseProps<ExerciseViewOf<'type'>>) {
  const [given, setGiven] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isEmpty = given.trim() === ''

  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  function check(event: FormEvent) {
    event.preventDefault()
    if (!isOver && !isEmpty) onAnswer(isAccepted(exercise.answers, given))
  }

  return (
    <form className={styles.type} onSubmit={check}>
      <Task takesFocus={false}>{exercise.prompt}</Task>
      <KoreanField
        field={field}
        label={`${exercise.prompt} ${playerCopy.typeLabel}`}
        labelHidden
        value={given}
        onChange={setGiven}
        keyboardAtFirst
        isOver={isOver}
        check={{ disabled: isEmpty }}
        hint={playerCopy.typeHint}
      />
    </form>
  )
}
