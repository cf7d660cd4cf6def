import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { showOutcome } from '#design/web/toastStore.ts'
import type { MatchState } from '#match/matchContract.ts'
import { matchCopy } from '#match/web/copy.ts'
import styles from '#match/web/MatchScreens.module.css'
import { QuestionScreen } from '#match/web/QuestionScreen.tsx'
import { ReadyScreen } from '#match/web/ReadyScreen.tsx'
import { useAudioAhead } from '#match/web/useAudioAhead.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { useMatchSounds } from '#match/web/useMatchSounds.ts'
import { useSettledFonts } from '#match/web/useSettledFonts.ts'
import { WaitingHeading } from '#site/web/WaitingHeading.tsx'

interface MatchScreensProps<State extends MatchState> {
  match: MatchControl<State>
  /** A note to show before the start. */
  readyNote?: (state: State) => ReactNode
  /** A note to show during the match. */
  playNote?: (state: State) => ReactNode
  /** The screen to show at the end. */
  result: (state: State) => ReactNode
  /** In practice: the feedback on a question stays until the player goes on. */
  isPaced?: boolean
  /** Where to go if the match cannot be loaded. The Arena, unless told otherwise. */
  home?: string
}

/** The screens of a match or a practice duel, from loading to the result. */
export function MatchScreens<State extends MatchState>(props: MatchScreensProps<State>) {
  const { match, home = '/app/arena' } = props
  const { state, fontsAreLate } = useSettledFonts(match.state)
  const navigate = useNavigate()

  useAudioAhead(match, match.state)
  useMatchSounds(state)

  useEffect(() => {
    if (!match.failed) return
    showOutcome('error', matchCopy.loadFailed)
    navigate(home, { replace: true })
  }, [match.failed, home, navigate])

  if (state === undefined) return <MatchWaiting />
  if (state === null) return <Missing />
  return (
    <>
      {!match.online && <output className={styles.offline}>{matchCopy.offline}</output>}
      <Phase {...props} state={state} fontsAreLate={fontsAreLate} />
    </>
  )
}

type PhaseProps<State extends MatchState> = MatchScreensProps<State> & { state: State; fontsAreLate: boolean }

function Phase<State extends MatchState>(props: PhaseProps<State>) {
  const { match, state, fontsAreLate, readyNote, playNote, result, isPaced = false } = props
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
      return (
        <QuestionScreen
          match={match}
          state={state}
          note={playNote?.(state)}
          fontsAreLate={fontsAreLate}
          isPaced={isPaced}
        />
      )
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

export function MatchWaiting() {
  return (
    <main id="main" className={`page ${styles.waiting}`}>
      <WaitingHeading>{matchCopy.title}</WaitingHeading>
      <Spinner label={matchCopy.loading} />
    </main>
  )
}
