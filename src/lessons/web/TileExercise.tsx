import { useMemo, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { composedText, isAccepted, rearranged } from '#lessons/givenAnswer.ts'
import type { ExerciseViewOf } from '#lessons/lessonContract.ts'
import { playerCopy } from '#lessons/web/copy.ts'
import type { ExerciseProps } from '#lessons/web/exerciseProps.ts'
import styles from '#lessons/web/StepScreen.module.css'
import { Task } from '#lessons/web/Task.tsx'

/** Words to put in order, or letters to build a word from. A press adds a piece, another press takes it away. */
export function TileExercise({ exercise, seed, isOver, onAnswer }: ExerciseProps<ExerciseViewOf<'order' | 'build'>>) {
  const tiles = useMemo(() => rearranged(exercise.tiles, seed), [exercise, seed])
  const [placed, setPlaced] = useState<readonly number[]>([])
  const words = placed.map((index) => exercise.tiles[index] ?? '')
  const text = exercise.kind === 'build' ? composedText(words) : words.join(' ')
  const answers = exercise.kind === 'build' ? [exercise.korean] : exercise.orders

  function press(index: number) {
    if (isOver) return
    setPlaced(placed.includes(index) ? placed.filter((other) => other !== index) : [...placed, index])
  }

  return (
    <>
      <Task about={<p className={styles.english}>{exercise.english}</p>}>
        {exercise.kind === 'build' ? playerCopy.build : playerCopy.order}
      </Task>
      <output className={styles.line} aria-label={playerCopy.placed}>
        {text === '' ? <span className={styles.note}>{playerCopy.empty}</span> : <span lang="ko">{text}</span>}
      </output>
      <fieldset className={styles.tiles}>
        <legend className="vh">{playerCopy.pieces}</legend>
        {tiles.map(({ item, index }) => (
          <button
            key={index}
            type="button"
            lang="ko"
            className={styles.tile}
            aria-pressed={placed.includes(index)}
            aria-disabled={isOver}
            onClick={() => press(index)}
          >
            {item}
          </button>
        ))}
      </fieldset>
      {!isOver && (
        <Button
          variant="primary"
          size="large"
          disabled={placed.length === 0}
          className={styles.check}
          onClick={() => onAnswer(isAccepted(answers, text))}
        >
          {playerCopy.check}
        </Button>
      )}
    </>
  )
}
