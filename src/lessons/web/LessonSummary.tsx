import { useEffect, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { storeDestination } from '#identity/web/storedDestination.ts'
import type { LessonView } from '#lessons/lessonContract.ts'
import { lessonPath, lessonsPage } from '#lessons/lessonPages.ts'
import { playerCopy, summaryCopy } from '#lessons/web/copy.ts'
import styles from '#lessons/web/LessonSummary.module.css'
import type { OpenLesson } from '#lessons/web/useLesson.ts'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { ListenButton } from '#speech/web/ListenButton.tsx'

/** What the lesson taught, what goes into the review deck, and what is next. */
export function LessonSummary({ open }: { open: OpenLesson }) {
  const { lesson, isKept, restart } = open
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <main id="main" className={`page ${styles.page}`}>
      <header>
        <p className="muted">{summaryCopy.heading}</p>
        <h1 ref={heading} tabIndex={-1}>
          <MixedText text={lesson.title} />
        </h1>
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
      <div className={styles.buttons}>
        {!isKept && (
          <LinkButton
            href={CREATE_ACCOUNT}
            inApp
            variant="outline"
            size="large"
            onClick={() => storeDestination(lessonsPage.path)}
          >
            {summaryCopy.keep}
          </LinkButton>
        )}
        {lesson.next !== null && (
          <LinkButton href={lessonPath(lesson.course, lesson.next)} inApp variant="primary" size="large">
            {summaryCopy.next}
          </LinkButton>
        )}
        <LinkButton href={lessonsPage.path} inApp size="large" variant={lesson.next === null ? 'primary' : 'quiet'}>
          {summaryCopy.all}
        </LinkButton>
        <Button size="large" variant="quiet" onClick={restart}>
          {summaryCopy.again}
        </Button>
      </div>
      <Panel title={summaryCopy.deck}>
        <p className={styles.deck} aria-live="polite">
          {deckSentence(open)}
        </p>
        <Taught lesson={lesson} />
      </Panel>
    </main>
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
