import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { UNNAMED } from '#identity/displayName.ts'
import type { EpochMs } from '#kit/time.ts'
import type { MatchState } from '#match/matchContract.ts'
import { matchCopy } from '#match/web/copy.ts'
import { usePreference } from '#match/web/preferences.ts'
import styles from '#match/web/ResultActions.module.css'
import type { RematchStand } from '#match/web/rematchStand.ts'
import { rematchCopy, resultCopy } from '#match/web/resultCopy.ts'
import { playersOf } from '#match/web/sides.ts'
import { useIdleReturn } from '#match/web/useIdleReturn.ts'
import type { RematchControl } from '#match/web/useRematch.ts'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'

const CAN_PLAY: readonly RematchStand[] = ['open', 'offered', 'waiting']

interface ResultActionsProps {
  state: MatchState
  rematch: RematchControl
  serverNow: () => EpochMs
  arena: string
  /** A question that was answered wrong is listed for review. */
  hasMissed: boolean
  /** Looked at again: the page stays. */
  past: boolean
}

/** What can be done after a match: play again, or go back. */
export function ResultActions({ state, rematch, serverNow, arena, hasMissed, past }: ResultActionsProps) {
  const { stand, decline } = rematch
  const opponent = playersOf(state).opponent.display_name || UNNAMED
  const secondsToAccept = useSecondsLeft(state.rematch?.closes_at ?? null, serverNow)
  const canPlay = CAN_PLAY.includes(stand)
  const isWaiting = stand === 'waiting'
  return (
    <div className={styles.actions}>
      <output className={styles.news}>{newsOf(stand, opponent)}</output>
      <div className={styles.row}>
        {canPlay && <AskButton rematch={rematch} opponent={opponent} />}
        {(isWaiting || stand === 'offered') && (
          <Button size="large" onClick={decline}>
            {isWaiting ? rematchCopy.cancel : rematchCopy.decline}
          </Button>
        )}
        <LinkButton href={arena} inApp variant={canPlay ? 'outline' : 'primary'} size="large">
          {matchCopy.backToArena}
        </LinkButton>
        {hasMissed && (
          <LinkButton href="/app/missed" inApp variant="outline" size="large">
            {resultCopy.reviewMissed}
          </LinkButton>
        )}
      </div>
      {isWaiting && <p className={styles.seconds}>{rematchCopy.toAccept(opponent, secondsToAccept)}</p>}
      {!isWaiting && !past && <IdleReturn arena={arena} />}
    </div>
  )
}

/** Back to the arena when nobody does anything here. */
function IdleReturn({ arena }: { arena: string }) {
  const navigate = useNavigate()
  const seconds = useIdleReturn(() => navigate(arena))
  return <p className={styles.seconds}>{resultCopy.leaving(seconds)}</p>
}

/** One button from the offer to the answer, so that the focus stays. */
function AskButton({ rematch: { stand, ask }, opponent }: { rematch: RematchControl; opponent: string }) {
  const [singleKeys] = usePreference('singleKeys')
  return (
    <Button
      variant="primary"
      size="large"
      onClick={ask}
      busy={stand === 'waiting'}
      busyLabel={rematchCopy.waiting(opponent)}
    >
      {stand === 'offered' ? rematchCopy.accept : rematchCopy.rematch}
      {singleKeys && <kbd className={styles.key}>R</kbd>}
    </Button>
  )
}

/** Said aloud when it comes. */
function newsOf(stand: RematchStand, opponent: string): string {
  if (stand === 'offered') return rematchCopy.offered(opponent)
  if (stand === 'declined') return rematchCopy.declined(opponent)
  return stand === 'expired' ? rematchCopy.expired : ''
}
