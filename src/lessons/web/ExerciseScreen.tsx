import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import { InlineText } from '#learn/web/InlineText.tsx'
import type { ExerciseView } from '#lessons/lessonContract.ts'
import { ChoiceExercise } from '#lessons/web/ChoiceExercise.tsx'
import { playerCopy } from '#lessons/web/copy.ts'
import type { ExerciseProps } from '#lessons/web/exerciseProps.ts'
import { MatchExercise } from '#lessons/web/MatchExercise.tsx'
import styles from '#lessons/web/StepScreen.module.css'
import { TileExercise } from '#lessons/web/TileExercise.tsx'
import { TypeExercise } from '#lessons/web/TypeExercise.tsx'
import { Verdict } from '#match/web/Verdict.tsx'
import { ListenButton } from '#speech/web/ListenButton.tsx'

interface ExerciseScreenProps {
  exercise: ExerciseView
  seed: string
  /** Whether it was missed before. */
  isAgain: boolean
  onDone: (right: boolean) => void
}

/** An exercise, then its verdict with the reason, until the learner goes on. */
export function ExerciseScreen({ exercise, seed, isAgain, onDone }: ExerciseScreenProps) {
  const [isRight, setIsRight] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const isOver = isRight !== undefined

  useShortcuts({ onEnter: () => isOver && onDone(isRight) })
  useEffect(() => {
    if (isOver) button.current?.focus()
  }, [isOver])

  const wrong = isAgain ? playerCopy.stillWrong : playerCopy.wrong
  const answer = isRight === false ? answerOf(exercise) : undefined
  return (
    <div className={styles.screen}>
      <ExerciseBody exercise={exercise} seed={seed} isOver={isOver} onAnswer={setIsRight} />
      <Verdict text={isOver ? (isRight ? playerCopy.right : wrong) : ''} isRight={isRight === true}>
        {answer && <Answer {...answer} />}
        {isOver && exercise.why.length > 0 && (
          <p>
            <InlineText nodes={exercise.why} />
          </p>
        )}
      </Verdict>
      <div className={styles.next}>
        {isOver && (
          <Button ref={button} variant="primary" size="large" onClick={() => onDone(isRight)}>
            {playerCopy.continue}
          </Button>
        )}
      </div>
    </div>
  )
}

function ExerciseBody({ exercise, ...rest }: ExerciseProps): ReactNode {
  switch (exercise.kind) {
    case 'choose':
    case 'listen':
    case 'tone':
      return <ChoiceExercise exercise={exercise} {...rest} />
    case 'type':
      return <TypeExercise exercise={exercise} {...rest} />
    case 'order':
    case 'build':
      return <TileExercise exercise={exercise} {...rest} />
    case 'match':
      return <MatchExercise exercise={exercise} {...rest} />
  }
}

interface RightAnswer {
  korean: string
  audioUrl: string | null
}

/** What was right, where the exercise itself does not show it. */
function answerOf(exercise: ExerciseView): RightAnswer | undefined {
  switch (exercise.kind) {
    case 'type':
      return { korean: exercise.answers[0] ?? '', audioUrl: exercise.audio_url }
    case 'order':
      return { korean: exercise.orders[0] ?? '', audioUrl: exercise.audio_url }
    case 'build':
      return { korean: exercise.korean, audioUrl: exercise.audio_url }
    default:
      return undefined
  }
}

function Answer({ korean, audioUrl }: RightAnswer) {
  return (
    <p className={styles.answer}>
      <span>{playerCopy.answer}</span>
      <b lang="ko">{korean}</b>
      <ListenButton url={audioUrl} text={korean} label={playerCopy.listen} />
    </p>
  )
}
