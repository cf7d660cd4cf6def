import { useMemo, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import { mixed } from '#lessons/givenAnswer.ts'
import type { ExerciseViewOf } from '#lessons/lessonContract.ts'
import { LESSON_TONES } from '#lessons/lessonTone.ts'
import { playerCopy } from '#lessons/web/copy.ts'
import type { ExerciseProps } from '#lessons/web/exerciseProps.ts'
import styles from '#lessons/web/StepScreen.module.css'
import { Task } from '#lessons/web/Task.tsx'
import { OptionList, type OptionLook } from '#match/web/OptionList.tsx'
import { ListenButton } from '#speech/web/ListenButton.tsx'

type Choice = ExerciseViewOf<'choose' | 'listen' | 'tone'>

/** One right option of three or four: read, heard, or a tone. */
export function ChoiceExercise({ exercise, seed, isOver, onAnswer }: ExerciseProps<Choice>) {
  const { options, key } = useMemo(() => optionsOf(exercise, seed), [exercise, seed])
  const [chosen, setChosen] = useState<string>()

  function choose(id: string) {
    if (isOver || id === '') return
    setChosen(id)
    onAnswer(id === key)
  }

  function lookOf(id: string): OptionLook {
    if (!isOver) return 'open'
    if (id === key) return 'right'
    return id === chosen ? 'wrong' : 'dim'
  }

  useShortcuts({ onOption: (index) => choose(options[index]?.id ?? '') })

  return (
    <>
      <Task about={<About exercise={exercise} />}>{taskOf(exercise)}</Task>
      <OptionList options={options} lookOf={lookOf} tagsOf={() => []} onChoose={choose} />
      {exercise.kind === 'listen' && !isOver && (
        <Button variant="quiet" className={styles.skip} onClick={() => onAnswer(true)}>
          {playerCopy.cannotListen}
        </Button>
      )}
    </>
  )
}

function taskOf(exercise: Choice): string {
  if (exercise.kind === 'tone') return playerCopy.tone
  return exercise.prompt ?? playerCopy.whatHeard
}

/** The options as they are on the screen, and the id of the right one. Tones keep their order. */
function optionsOf(exercise: Choice, seed: string): { options: { id: string; text: string }[]; key: string } {
  if (exercise.kind === 'tone') {
    return { options: LESSON_TONES.map((tone) => ({ id: tone, text: playerCopy.tones[tone] })), key: exercise.tone }
  }
  const options = mixed(exercise.options, seed).map(({ item, index }) => ({ id: String(index), text: item }))
  return { options, key: '0' }
}

function About({ exercise }: { exercise: Choice }) {
  if (exercise.kind === 'listen') {
    return (
      <p>
        <ListenButton url={exercise.audio_url} text={exercise.korean} variant="outline" always />
      </p>
    )
  }
  if (exercise.korean === null) return null
  return (
    <>
      <p lang="ko" className={styles.korean}>
        {exercise.korean}
      </p>
      {exercise.kind === 'tone' && (
        <p className={styles.english}>
          {exercise.english} <ListenButton url={exercise.audio_url} text={exercise.korean} label={playerCopy.listen} />
        </p>
      )}
    </>
  )
}
