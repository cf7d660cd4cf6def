import { useEffect, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { Spinner } from '#design/web/Spinner.tsx'
import { storeDestination } from '#identity/web/storedDestination.ts'
import type { LessonTitle } from '#lessons/lessonContract.ts'
import { lessonPath, lessonsMeta } from '#lessons/lessonPages.ts'
import { accountCopy, playerCopy } from '#lessons/web/copy.ts'
import styles from '#lessons/web/LessonPage.module.css'
import { LessonPlayer } from '#lessons/web/LessonPlayer.tsx'
import { LessonSummary } from '#lessons/web/LessonSummary.tsx'
import { isLessonOver, type OpenLesson, useLesson } from '#lessons/web/useLesson.ts'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'
import { ListenScript } from '#speech/web/ListenScript.tsx'
import { useListeningFailures } from '#speech/web/useListeningFailures.ts'

/** A lesson, from its first step to its summary. */
export function LessonPage({ title }: { title: LessonTitle }) {
  useListeningFailures()
  useEffect(loadKoreanFonts, [])
  return (
    <>
      <ListenScript />
      <Lesson title={title} />
    </>
  )
}

function Lesson({ title }: { title: LessonTitle }) {
  const state = useLesson(title.course, title.number)
  switch (state.status) {
    case 'loading':
      return (
        <main id="main" className={`page ${styles.waiting}`}>
          <WaitingHeading>{title.title}</WaitingHeading>
          <Spinner label={playerCopy.loading} />
        </main>
      )
    case 'failed':
      return (
        <main id="main" className={`page ${styles.waiting}`}>
          <h1 className="vh">{title.title}</h1>
          <EmptyState action={<Button onClick={state.load}>{playerCopy.retry}</Button>}>
            {playerCopy.loadFailed}
          </EmptyState>
        </main>
      )
    case 'needsAccount':
      return <NeedsAccount title={title} />
    case 'open':
      return <OpenedLesson state={state} />
  }
}

function OpenedLesson({ state }: { state: OpenLesson }) {
  const wasPlayed = useRef(false)
  const isOver = isLessonOver(state)
  if (!isOver) wasPlayed.current = true
  return isOver ? <LessonSummary open={state} isFresh={wasPlayed.current} /> : <LessonPlayer open={state} />
}

function NeedsAccount({ title: { course, number, title, idea } }: { title: LessonTitle }) {
  const comeBack = () => storeDestination(lessonPath(course, number))
  return (
    <main id="main" className={`page ${styles.account}`}>
      <p className="muted">{playerCopy.lesson(number)}</p>
      <h1>
        <MixedText text={title} />
      </h1>
      <p className={styles.idea}>
        <MixedText text={idea} />
      </p>
      <p>{accountCopy.lead}</p>
      <div className={styles.buttons}>
        <LinkButton href={CREATE_ACCOUNT} inApp variant="primary" size="large" onClick={comeBack}>
          {accountCopy.create}
        </LinkButton>
        <LinkButton href="/auth" inApp size="large" variant="outline" onClick={comeBack}>
          {accountCopy.signIn}
        </LinkButton>
        <LinkButton href={lessonsMeta.path} inApp variant="quiet" size="large">
          {playerCopy.leave}
        </LinkButton>
      </div>
    </main>
  )
}
