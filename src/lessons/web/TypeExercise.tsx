import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { isAccepted } from '#lessons/givenAnswer.ts'
import type { ExerciseViewOf } from '#lessons/lessonContract.ts'
import { playerCopy } from '#lessons/web/copy.ts'
import type { ExerciseProps } from '#lessons/web/exerciseProps.ts'
import styles from '#lessons/web/StepScreen.module.css'
import { Task } from '#lessons/web/Task.tsx'

/** An answer typed with the learner's own keyboard. */
export function TypeExercise({ exercise, isOver, onAnswer }: ExerciseProps<ExerciseViewOf<'type'>>) {
  const [given, setGiven] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const isEmpty = given.trim() === ''

  useEffect(() => field.current?.focus(), [])

  function check(event: FormEvent) {
    event.preventDefault()
    if (!isOver && !isEmpty) onAnswer(isAccepted(exercise.answers, given))
  }

  return (
    <form className={styles.type} onSubmit={check}>
      <Task takesFocus={false}>{exercise.prompt}</Task>
      <label htmlFor={id} className="vh">
        {exercise.prompt} {playerCopy.typeLabel}
      </label>
      <input
        ref={field}
        id={id}
        lang="ko"
        className={styles.field}
        value={given}
        readOnly={isOver}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }) => setGiven(target.value)}
      />
      <p id={`${id}-hint`} className={styles.note}>
        {playerCopy.typeHint}
      </p>
      {!isOver && (
        <Button type="submit" variant="primary" size="large" disabled={isEmpty} className={styles.check}>
          {playerCopy.check}
        </Button>
      )}
    </form>
  )
}
