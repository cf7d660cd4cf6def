import { useEffect } from 'react'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { Spinner } from '#design/web/Spinner.tsx'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { practiceMeta } from '#practice/practicePages.ts'
import { practiceCopy, untimedCopy } from '#practice/web/copy.ts'
import { PlacementResult } from '#practice/web/PlacementResult.tsx'
import styles from '#practice/web/UntimedPage.module.css'
import { UntimedQuestionScreen } from '#practice/web/UntimedQuestionScreen.tsx'
import { UntimedSummary } from '#practice/web/UntimedSummary.tsx'
import { useUntimed } from '#practice/web/useUntimed.ts'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

/** Practice without a clock, from its first question to its summary. */
export function UntimedPage({ practiceId }: { practiceId: string }) {
  const user = useSignedInUser()
  return user ? <OwnUntimed practiceId={practiceId} /> : <Waiting />
}

function OwnUntimed({ practiceId }: { practiceId: string }) {
  const untimed = useUntimed(practiceId)
  const { state } = untimed

  useEffect(loadKoreanFonts, [])

  if (state === undefined) return <Waiting />
  if (state === null) return <Missing />
  if (state.ended && state.placement) return <PlacementResult level={state.placement.level} />
  if (state.ended) return <UntimedSummary state={state} />
  return <UntimedQuestionScreen untimed={untimed} state={state} />
}

function Waiting() {
  return (
    <main id="main" className={`page ${styles.waiting}`}>
      <WaitingHeading>{practiceMeta.title}</WaitingHeading>
      <Spinner label={untimedCopy.loading} />
    </main>
  )
}

function Missing() {
  const back = (
    <LinkButton href="/app/arena" inApp variant="primary">
      {practiceCopy.back}
    </LinkButton>
  )
  return (
    <main id="main" className={`page ${styles.waiting}`}>
      <h1 className="vh">{untimedCopy.missing}</h1>
      <EmptyState action={back}>{untimedCopy.missing}</EmptyState>
    </main>
  )
}
