import { useRef } from 'react'
import { Icon } from '#design/web/Icon.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { ProgressBar } from '#design/web/ProgressBar.tsx'
import { lessonsMeta } from '#lessons/lessonPages.ts'
import { stepToDo } from '#lessons/lessonRun.ts'
import { playerCopy } from '#lessons/web/copy.ts'
import { ExerciseScreen } from '#lessons/web/ExerciseScreen.tsx'
import styles from '#lessons/web/LessonPlayer.module.css'
import { ReadingScreen } from '#lessons/web/ReadingScreen.tsx'
import type { OpenLesson } from '#lessons/web/useLesson.ts'
import { ConnectionNote } from '#offline/web/ConnectionNote.tsx'
import { MixedText } from '#site/web/MixedText.tsx'

/** The step that is to do, under the lesson's progress. */
export function LessonPlayer({ open }: { open: OpenLesson }) {
  const { lesson, run, finishStep } = open
  const count = lesson.steps.length
  const index = stepToDo(run, count) ?? 0
  const view = lesson.steps[index]
  const isAgain = run.step === count
  /** A step that comes again is a new step, also right after itself. */
  const shown = useShownCount(run)
  if (view === undefined) return null
  const seed = `${lesson.course}/${lesson.number}/${index}/${shown}`
  return (
    <main id="main" className={styles.player}>
      <header className={styles.head}>
        <LinkButton href={lessonsMeta.path} inApp variant="quiet">
          <Icon name="back" />
          {playerCopy.leave}
        </LinkButton>
        <h1 className={styles.title}>
          <MixedText text={lesson.title} />
        </h1>
        <ProgressBar value={run.step} max={count} label={playerCopy.progress} />
        <p className={`${styles.count} num`}>
          <span>{isAgain ? playerCopy.again : playerCopy.step(index + 1, count)}</span>
          <output>{open.isSaved ? '' : playerCopy.unsaved}</output>
        </p>
        <ConnectionNote />
      </header>
      {view.kind === 'text' || view.kind === 'example' ? (
        <ReadingScreen key={seed} step={view} onDone={() => finishStep(true)} />
      ) : (
        <ExerciseScreen key={seed} exercise={view} seed={seed} isAgain={isAgain} onDone={finishStep} />
      )}
    </main>
  )
}

/** Counts the runs that were shown, to tell equal ones apart. */
function useShownCount(run: object): number {
  const shown = useRef({ run, count: 0 })
  if (shown.current.run !== run) shown.current = { run, count: shown.current.count + 1 }
  return shown.current.count
}
