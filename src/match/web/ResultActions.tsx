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
import type { RematchControl } from '#match/web/useRematch.ts'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'

const CAN_PLAY: readonly RematchStand[] = ['open', 'offered', 'waiting']

interface ResultActionsProps {
  state: MatchState
  rematch: RematchControl
  serverNow: () => EpochMs
  arena: string
  /** Until the page goes back to the arena by itself. */
  secondsHere: number
}

/** What can be done after a match: play again, or go back. */
export function ResultActions({ state, rematch, serverNow, arena, secondsHere }: ResultActionsProps) {
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
      </div>
      <p className={styles.seconds}>
        {isWaiting ? rematchCopy.toAccept(opponent, secondsToAccept) : resultCopy.leaving(secondsHere)}
      </p>
    </div>
  )
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
