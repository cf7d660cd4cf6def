import { useEffect } from 'react'
import type { DailyState } from '#daily/dailyContract.ts'
import { dailyMeta, playPath } from '#daily/dailyPages.ts'
import type { UtcDate } from '#daily/utcDate.ts'
import { BeginPanel } from '#daily/web/BeginPanel.tsx'
import { CalendarPanel } from '#daily/web/CalendarPanel.tsx'
import { dailyCopy, goOnCopy } from '#daily/web/copy.ts'
import styles from '#daily/web/DailyPage.module.css'
import { MarkGrid } from '#daily/web/Marks.tsx'
import { ResultPanels } from '#daily/web/ResultPanels.tsx'
import { type Daily, useDaily } from '#daily/web/useDaily.ts'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { PageHead } from '#design/web/PageHead.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { useComingBack } from '#identity/web/useComingBack.ts'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'

/** A day's round before it and after it, and the player's days. @param date null for today */
export function DailyPage({ date }: { date: UtcDate | null }) {
  useComingBack()
  const user = useSignedInUser()
  useEffect(loadKoreanFonts, [])
  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageHead title={date === null ? dailyCopy.title : dailyCopy.titleOf(date)}>
        <LinkButton href="/app/arena" inApp variant="quiet">
          {dailyCopy.back}
        </LinkButton>
      </PageHead>
      {user ? <OwnDay key={user.id} date={date} /> : <Spinner label={dailyCopy.loading} />}
    </main>
  )
}

function OwnDay({ date }: { date: UtcDate | null }) {
  const daily = useDaily(date)
  const { state, load } = daily
  if (state === null)
    return <EmptyState action={<Button onClick={load}>{dailyCopy.retry}</Button>}>{dailyCopy.loadFailed}</EmptyState>
  return (
    <>
      <div className={styles.day}>
        {state ? <Day daily={daily} state={state} /> : <Spinner label={dailyCopy.loading} />}
      </div>
      {state && <CalendarPanel key={state.phase} today={state.today} />}
    </>
  )
}

function Day({ daily, state }: { daily: Daily; state: DailyState }) {
  switch (state.phase) {
    case 'unplayed':
      return state.date === state.today ? <BeginPanel daily={daily} state={state} /> : <NotPlayed />
    case 'question':
    case 'feedback':
      return <GoOnPanel state={state} />
    case 'finished':
    case 'unfinished':
      return <ResultPanels state={state} serverNow={daily.serverNow} />
  }
}

function NotPlayed() {
  return (
    <EmptyState
      action={
        <LinkButton href={dailyMeta.path} inApp variant="primary">
          {dailyCopy.today}
        </LinkButton>
      }
    >
      {dailyCopy.notPlayed}
    </EmptyState>
  )
}

/** A try that has begun and is not over. */
function GoOnPanel({ state }: { state: DailyState }) {
  const number = state.question?.number ?? 0
  return (
    <Panel title={dailyCopy.today}>
      <div className={styles.goOn}>
        <MarkGrid marks={state.marks} />
        <p>{state.phase === 'question' ? goOnCopy.open(number) : goOnCopy.next(number + 1)}</p>
        <LinkButton href={playPath(state.date)} inApp variant="primary" size="large">
          {goOnCopy.goOn}
        </LinkButton>
      </div>
    </Panel>
  )
}
