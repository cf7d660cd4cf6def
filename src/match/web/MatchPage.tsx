import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { Spinner } from '#design/web/Spinner.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import type { MatchState } from '#match/matchContract.ts'
import { matchCopy } from '#match/web/copy.ts'
import styles from '#match/web/MatchPage.module.css'
import { QuestionScreen } from '#match/web/QuestionScreen.tsx'
import { ReadyScreen } from '#match/web/ReadyScreen.tsx'
import { ResultScreen } from '#match/web/ResultScreen.tsx'
import { useAudioAhead } from '#match/web/useAudioAhead.ts'
import { type MatchControl, useMatch } from '#match/web/useMatch.ts'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

export function MatchPage({ matchId }: { matchId: string }) {
  const user = useSignedInUser()
  return user ? <OwnMatch matchId={matchId} /> : <Waiting />
}

function OwnMatch({ matchId }: { matchId: string }) {
  const match = useMatch(matchId)
  const navigate = useNavigate()
  const firstPhase = useRef<MatchState['phase']>(undefined)
  firstPhase.current ??= match.state?.phase

  useAudioAhead(match, match.state)
  useEffect(loadKoreanFonts, [])

  useEffect(() => {
    if (!match.failed) return
    showToast('error', matchCopy.loadFailed)
    navigate('/app/arena', { replace: true })
  }, [match.failed, navigate])

  if (match.state === undefined) return <Waiting />
  if (match.state === null) return <Missing />
  return (
    <>
      {!match.online && <output className={styles.offline}>{matchCopy.offline}</output>}
      <Phase match={match} state={match.state} past={firstPhase.current === 'completed'} />
    </>
  )
}

interface PhaseProps {
  match: MatchControl
  state: MatchState
  /** Over before the page came: to be looked at, not just played. */
  past: boolean
}

function Phase({ match, state, past }: PhaseProps) {
  switch (state.phase) {
    case 'ready':
    case 'countdown':
      return <ReadyScreen match={match} state={state} />
    case 'question':
    case 'feedback':
      return <QuestionScreen match={match} state={state} />
    case 'completed':
    case 'void':
      return <ResultScreen match={match} state={state} past={past} />
  }
}

function Waiting() {
  return (
    <main id="main" className={`page ${styles.waiting}`}>
      <WaitingHeading>{matchCopy.title}</WaitingHeading>
      <Spinner label={matchCopy.loading} />
    </main>
  )
}

function Missing() {
  const back = (
    <LinkButton href="/app/arena" inApp variant="primary">
      {matchCopy.backToArena}
    </LinkButton>
  )
  return (
    <main id="main" className={`page ${styles.waiting}`}>
      <h1 className="vh">{matchCopy.missing}</h1>
      <EmptyState action={back}>{matchCopy.missing}</EmptyState>
    </main>
  )
}
