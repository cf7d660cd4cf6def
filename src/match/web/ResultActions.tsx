import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { UNNAMED } from '#identity/displayName.ts'
import type { EpochMs } from '#kit/time.ts'
import type { MatchState } from '#match/matchContract.ts'
import { matchCopy } from '#match/web/copy.ts'
import { usePreference } from '#match/web/preferences.ts'
import styles from '#match/web/ResultActions.module.css'
import type { RematchStand } from '#match/web/rematchStand.ts'
import { rematchCopy, resultCopy } from '#match/web/resultCopy.ts'
import { shareCopy } from '#match/web/shareCopy.ts'
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
  onShare: () => void
}

/** What can be done after a match: play again, go back, look at what was missed, share. Nothing moves when the opponent says something. */
export function ResultActions(props: ResultActionsProps) {
  const { state, rematch, serverNow, arena, hasMissed, past, onShare } = props
  const { stand } = rematch
  const opponent = playersOf(state).opponent.display_name || UNNAMED
  const secondsToAccept = useSecondsLeft(state.rematch?.closes_at ?? null, serverNow)
  return (
    <div className={styles.actions}>
      {stand !== 'none' && <RematchOffer rematch={rematch} opponent={opponent} />}
      <div className={styles.row}>
        <LinkButton href={arena} inApp variant={CAN_PLAY.includes(stand) ? 'outline' : 'primary'} size="large">
          {matchCopy.backToArena}
        </LinkButton>
        {hasMissed && (
          <LinkButton href="/app/missed" inApp variant="outline" size="large">
            {resultCopy.reviewMissed}
          </LinkButton>
        )}
        {state.phase === 'completed' && (
          <Button variant="quiet" size="large" onClick={onShare}>
            <Icon name="share" />
            {shareCopy.open}
          </Button>
        )}
      </div>
      {stand === 'waiting' && <p className={styles.seconds}>{rematchCopy.toAccept(opponent, secondsToAccept)}</p>}
      {stand !== 'waiting' && !past && <IdleReturn arena={arena} />}
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
function RematchOffer({ rematch: { stand, ask, decline }, opponent }: { rematch: RematchControl; opponent: string }) {
  const [singleKeys] = usePreference('singleKeys')
  const isWaiting = stand === 'waiting'
  const isOffered = stand === 'offered'
  return (
    <>
      <output className={styles.news}>{newsOf(stand, opponent)}</output>
      <div className={styles.row}>
        <Button
          variant="primary"
          size="large"
          onClick={ask}
          disabled={!CAN_PLAY.includes(stand)}
          busy={isWaiting}
          busyLabel={rematchCopy.waiting(opponent)}
        >
          {isOffered ? rematchCopy.accept : rematchCopy.rematch}
          {singleKeys && <kbd className={styles.key}>R</kbd>}
        </Button>
        {(isWaiting || isOffered) && (
          <Button size="large" onClick={decline}>
            {isWaiting ? rematchCopy.cancel : rematchCopy.decline}
          </Button>
        )}
      </div>
    </>
  )
}

/** Said aloud when it comes. */
function newsOf(stand: RematchStand, opponent: string): string {
  if (stand === 'offered') return rematchCopy.offered(opponent)
  if (stand === 'declined') return rematchCopy.declined(opponent)
  return stand === 'expired' ? rematchCopy.expired : ''
}
