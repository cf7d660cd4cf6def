import { useEffect, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { ResultFrame } from '#design/web/ResultFrame.tsx'
import { StatStrip } from '#design/web/StatStrip.tsx'
import { playSound } from '#design/web/sounds.ts'
import { useCountedTo } from '#design/web/useCountedTo.ts'
import { storeDestination } from '#identity/web/storedDestination.ts'
import type { LessonView } from '#lessons/lessonContract.ts'
import { lessonPath, lessonsMeta } from '#lessons/lessonPages.ts'
import { playerCopy, summaryCopy } from '#lessons/web/copy.ts'
import styles from '#lessons/web/LessonSummary.module.css'
import { useHabit } from '#lessons/web/useHabit.ts'
import type { OpenLesson } from '#lessons/web/useLesson.ts'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import { REVIEW_PATH } from '#site/reviewPath.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { ListenButton } from '#speech/web/ListenButton.tsx'

interface LessonSummaryProps {
  open: OpenLesson
  /** Whether the lesson was finished on this page, and not before. */
  isFresh: boolean
}

/** The end of a lesson: what it taught, the new cards, the streak, and the one next step. */
export function LessonSummary({ open, isFresh }: LessonSummaryProps) {
  const { lesson } = open
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (isFresh) playSound('win')
  }, [isFresh])

  return (
    <ResultFrame>
      <header className={styles.head} data-fresh={isFresh || undefined}>
        <p className="muted">{summaryCopy.heading}</p>
        <h1 ref={heading} tabIndex={-1}>
          <MixedText text={lesson.title} />
        </h1>
        <div className={styles.line} aria-hidden="true" />
        <Gains open={open} />
      </header>
      <section aria-labelledby="learned" className={styles.learned}>
        <h2 id="learned">{summaryCopy.learned}</h2>
        <ul>
          {lesson.summary.map((line) => (
            <li key={line}>
              <MixedText text={line} />
            </li>
          ))}
        </ul>
      </section>
      <NextStep open={open} />
      <Panel title={summaryCopy.deck}>
        <p className={styles.deck} aria-live="polite">
          {deckSentence(open)}
        </p>
        <Taught lesson={lesson} />
      </Panel>
    </ResultFrame>
  )
}

/** What the learner has now: the words and sentences of the lesson, the streak and the minutes of today. */
function Gains({ open: { lesson, isKept, isSaved, cardsAdded } }: { open: OpenLesson }) {
  const { habit } = useHabit(isKept && isSaved)
  const taught = useCountedTo(cardsAdded || lesson.teaches.length, 0)
  const days = useCountedTo(habit?.streak.days ?? 0, 0)
  const minutes = Math.floor(habit?.minutes ?? 0)
  return (
    <StatStrip
      stats={[
        { name: cardsAdded ? summaryCopy.cards : summaryCopy.taught, value: taught },
        ...(habit ? [{ name: summaryCopy.days, value: days }] : []),
        ...(minutes > 0 ? [{ name: summaryCopy.minutes, value: minutes }] : []),
      ]}
    />
  )
}

/** One thing to do next; the other ways are beside it. */
function NextStep({ open: { lesson, isKept, restart } }: { open: OpenLesson }) {
  return (
    <div className={styles.buttons}>
      {isKept ? (
        <LinkButton
          href={lesson.next === null ? REVIEW_PATH : lessonPath(lesson.course, lesson.next)}
          inApp
          variant="primary"
          size="large"
        >
          {lesson.next === null ? summaryCopy.review : summaryCopy.next}
        </LinkButton>
      ) : (
        <Keep />
      )}
      {!isKept && lesson.next !== null && (
        <LinkButton href={lessonPath(lesson.course, lesson.next)} inApp size="large">
          {summaryCopy.next}
        </LinkButton>
      )}
      <LinkButton href={lessonsMeta.path} inApp size="large" variant="quiet">
        {summaryCopy.all}
      </LinkButton>
      <Button size="large" variant="quiet" onClick={restart}>
        {summaryCopy.again}
      </Button>
    </div>
  )
}

function Keep() {
  return (
    <LinkButton
      href={CREATE_ACCOUNT}
      inApp
      variant="primary"
      size="large"
      onClick={() => storeDestination(lessonsMeta.path)}
    >
      {summaryCopy.keep}
    </LinkButton>
  )
}

function deckSentence({ isKept, isSaved, cardsAdded }: OpenLesson): string {
  if (!isKept) return summaryCopy.visitor
  if (!isSaved) return playerCopy.unsaved
  return cardsAdded === null ? summaryCopy.inDeck : summaryCopy.added(cardsAdded)
}

function Taught({ lesson }: { lesson: LessonView }) {
  return (
    <ul className={styles.taught}>
      {lesson.teaches.map(({ korean, english, audio_url }) => (
        <li key={korean}>
          <b lang="ko">{korean}</b>
          <span>{english}</span>
          {audio_url && <ListenButton url={audio_url} text={korean} label={playerCopy.listen} />}
        </li>
      ))}
    </ul>
  )
}
