import { useEffect } from 'react'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { PageHead } from '#design/web/PageHead.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { useComingBack } from '#identity/web/useComingBack.ts'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { ConnectionNote } from '#offline/web/ConnectionNote.tsx'
import { deckMeta, insightMeta } from '#review/reviewPages.ts'
import { reviewCopy } from '#review/web/copy.ts'
import { DonePanel } from '#review/web/DonePanel.tsx'
import { ResultPanel } from '#review/web/ResultPanel.tsx'
import styles from '#review/web/ReviewPage.module.css'
import { SuspendedPanel } from '#review/web/SuspendedPanel.tsx'
import { TaskPanel } from '#review/web/TaskPanel.tsx'
import { useReview } from '#review/web/useReview.ts'
import { ListenScript } from '#speech/web/ListenScript.tsx'
import { useListeningFailures } from '#speech/web/useListeningFailures.ts'

/** The cards that are due, one after another. */
export function ReviewPage() {
  useComingBack()
  const user = useSignedInUser()
  useListeningFailures()
  useEffect(loadKoreanFonts, [])
  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageHead title={reviewCopy.title}>
        {[insightMeta, deckMeta].map(({ path, title }) => (
          <LinkButton key={path} href={path} inApp variant="quiet">
            {title}
          </LinkButton>
        ))}
        <LinkButton href="/app/arena" inApp variant="quiet">
          {reviewCopy.back}
        </LinkButton>
      </PageHead>
      <ConnectionNote />
      {user ? <OwnReview key={user.id} /> : <Spinner label={reviewCopy.loading} />}
      <ListenScript />
    </main>
  )
}

function OwnReview() {
  const review = useReview()
  const { session, task, given } = review
  if (session === null)
    return (
      <EmptyState action={<Button onClick={review.load}>{reviewCopy.retry}</Button>}>
        {reviewCopy.loadFailed}
      </EmptyState>
    )
  if (session === undefined) return <Spinner label={reviewCopy.loading} />
  if (given) return <ResultPanel key={given.id} review={review} given={given} />
  if (task) return <TaskPanel key={`${task.card_id} ${review.left}`} review={review} task={task} />
  return (
    <>
      <DonePanel session={session} />
      <SuspendedPanel onResume={review.resume} />
    </>
  )
}
