import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { showOutcome } from '#design/web/toastStore.ts'
import type { MatchState } from '#match/matchContract.ts'
import { matchCopy } from '#match/web/copy.ts'
import styles from '#match/web/MatchScreens.module.css'
import { MatchWaiting } from '#match/web/MatchWaiting.tsx'
import { QuestionScreen } from '#match/web/QuestionScreen.tsx'
import { ReadyScreen } from '#match/web/ReadyScreen.tsx'
import { useAudioAhead } from '#match/web/useAudioAhead.ts'
import type { MatchControl } from '#match/web/useMatch.ts'

interface MatchScreensProps<State extends MatchState> {
  match: MatchControl<State>
  /** What else is to be known before the start. */
  readyNote?: (state: State) => ReactNode
  /** What is to be kept in mind while it is played. */
  playNote?: (state: State) => ReactNode
  /** What is shown when it is over. */
  result: (state: State) => ReactNode
}

/** A match from its loading to its end, whoever plays on the other side. */
export function MatchScreens<State extends MatchState>(props: MatchScreensProps<State>) {
  const { match } = props
  const navigate = useNavigate()

  useAudioAhead(match, match.state)
  useEffect(loadKoreanFonts, [])

  useEffect(() => {
    if (!match.failed) return
    showOutcome('error', matchCopy.loadFailed)
    navigate('/app/arena', { replace: true })
  }, [match.failed, navigate])

  if (match.state === undefined) return <MatchWaiting />
  if (match.state === null) return <Missing />
  return (
    <>
      {!match.online && <output className={styles.offline}>{matchCopy.offline}</output>}
      <Phase {...props} state={match.state} />
    </>
  )
}

type PhaseProps<State extends MatchState> = MatchScreensProps<State> & { state: State }

function Phase<State extends MatchState>({ match, state, readyNote, playNote, result }: PhaseProps<State>) {
  switch (state.phase) {
    case 'ready':
    case 'countdown':
      return (
        <ReadyScreen match={match} state={state}>
          {readyNote?.(state)}
        </ReadyScreen>
      )
    case 'question':
    case 'feedback':
      return <QuestionScreen match={match} state={state} note={playNote?.(state)} />
    case 'completed':
    case 'void':
      return result(state)
  }
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
