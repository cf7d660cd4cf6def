import { useEffect } from 'react'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { PageHead } from '#design/web/PageHead.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { LatinButton } from '#match/web/LatinButton.tsx'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'
import type { MissedResponse } from '#progress/progressContract.ts'
import { MissedItem } from '#progress/web/MissedItem.tsx'
import styles from '#progress/web/MissedPage.module.css'
import { missedCopy } from '#progress/web/missedCopy.ts'
import { missedPageCopy as copy } from '#progress/web/missedPageCopy.ts'
import { PlayAgain } from '#progress/web/PlayAgain.tsx'
import { ListenScript } from '#speech/web/ListenScript.tsx'
import { useListeningFailures } from '#speech/web/useListeningFailures.ts'

const SHOWN = 50

/** The questions that the player missed. */
export function MissedPage() {
  const user = useSignedInUser()
  useEffect(loadKoreanFonts, [])
  useListeningFailures()
  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageHead title={copy.heading}>
        <LinkButton href="/app/arena" inApp variant="quiet">
          {copy.back}
        </LinkButton>
      </PageHead>
      {user ? <MissedList key={user.id} /> : <Waiting />}
      <ListenScript />
    </main>
  )
}

function MissedList() {
  const { response, failed, retry } = useFunctionResponse<MissedResponse>('missed-questions', { limit: SHOWN })
  if (failed) return <EmptyState action={<Button onClick={retry}>{copy.retry}</Button>}>{missedCopy.failed}</EmptyState>
  if (!response) return <Waiting />
  const { questions, total, by_skill } = response
  if (total === 0) return <EmptyState>{missedCopy.none}</EmptyState>
  return (
    <>
      <div className={styles.lead}>
        <p>
          {copy.lead} {total > questions.length && copy.showing(questions.length, total)}
        </p>
        <LatinButton />
      </div>
      <PlayAgain counts={by_skill} />
      <ol className={styles.list}>
        {questions.map((question) => (
          <li key={question.answered_at}>
            <MissedItem question={question} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner label={missedCopy.loading} />
    </div>
  )
}
