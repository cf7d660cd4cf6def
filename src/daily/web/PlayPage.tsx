import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DailyState } from '#daily/dailyContract.ts'
import { dayPath } from '#daily/dailyPages.ts'
import type { UtcDate } from '#daily/utcDate.ts'
import { dailyCopy } from '#daily/web/copy.ts'
import { DailyQuestionScreen } from '#daily/web/DailyQuestionScreen.tsx'
import { useDaily } from '#daily/web/useDaily.ts'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import styles from '#match/web/MatchScreens.module.css'
import { useSettledFonts } from '#match/web/useSettledFonts.ts'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

/** The questions of a day's round, one after another. */
export function PlayPage({ date }: { date: UtcDate }) {
  const user = useSignedInUser()
  return user ? <OwnPlay date={date} /> : <Waiting />
}

function OwnPlay({ date }: { date: UtcDate }) {
  const daily = useDaily(date)
  const { state } = useSettledFonts(daily.state)
  const isToPlay = useIsToPlay(state)
  const navigate = useNavigate()
  const leads = state != null && !isToPlay

  useEffect(() => {
    if (leads) navigate(dayPath(date), { replace: true })
  }, [leads, date, navigate])

  if (state === null) return <Failed onRetry={daily.load} />
  if (state === undefined || leads) return <Waiting />
  return (
    <>
      {!daily.online && <output className={styles.offline}>{dailyCopy.offline}</output>}
      <DailyQuestionScreen daily={daily} state={state} onEnd={() => navigate(dayPath(date), { replace: true })} />
    </>
  )
}

/** Whether there is a question to show. A round that ends on this page stays until the player has read the last explanation. */
function useIsToPlay(state: DailyState | null | undefined): boolean {
  const played = useRef(false)
  const isOpen = state?.phase === 'question' || state?.phase === 'feedback'
  if (isOpen) played.current = true
  return isOpen || (played.current && state?.phase === 'finished')
}

function Waiting() {
  return (
    <main id="main" className={`page ${styles.waiting}`}>
      <WaitingHeading>{dailyCopy.title}</WaitingHeading>
      <Spinner label={dailyCopy.loading} />
    </main>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" className={`page ${styles.waiting}`}>
      <h1 className="vh">{dailyCopy.title}</h1>
      <EmptyState action={<Button onClick={onRetry}>{dailyCopy.retry}</Button>}>{dailyCopy.loadFailed}</EmptyState>
    </main>
  )
}
