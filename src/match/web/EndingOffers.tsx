import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Dialog } from '#design/web/Dialog.tsx'
import { showToast } from '#design/web/toastStore.ts'
import type { MatchState } from '#match/matchContract.ts'
import { WINNING_POINTS } from '#match/matchTimes.ts'
import { endingCopy } from '#match/web/copy.ts'
import styles from '#match/web/EndingOffers.module.css'
import { playersOf, sidesOf } from '#match/web/sides.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

/** The current offers to end the match: to claim the win if the opponent left, or to agree to stop once there is a winner. */
export function EndingOffers({ match, state }: { match: MatchControl; state: MatchState }) {
  const end = useEnding(match)
  const opponent = playersOf(state).opponent.display_name
  const stops = sidesOf(state, state.stops)
  const isOver = state.question?.number === QUESTION_COUNT && state.feedback !== null
  const decided = Math.max(...state.score) >= WINNING_POINTS && !isOver
  return (
    <output className={styles.offers}>
      {state.can_claim && (
        <p>
          <span>{endingCopy.claimHint(opponent)}</span>
          <Button variant="primary" onClick={() => end('claim')}>
            {endingCopy.claim}
          </Button>
        </p>
      )}
      {decided && stops.you && <p>{endingCopy.stopAsked(opponent)}</p>}
      {decided && !stops.you && (
        <p>
          {stops.opponent && <span>{endingCopy.stopOffered(opponent)}</span>}
          <Button onClick={() => end('stop')}>{endingCopy.stop}</Button>
        </p>
      )}
    </output>
  )
}

/** Asks for confirmation and says what resigning means. */
export function ResignButton({ match, state }: { match: MatchControl; state: MatchState }) {
  const [asks, setAsks] = useState(false)
  const end = useEnding(match)
  const opponent = playersOf(state).opponent.display_name
  const decided = Math.max(...state.score) >= WINNING_POINTS

  function resign() {
    setAsks(false)
    end('resign')
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {endingCopy.resign}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={endingCopy.resignQuestion}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{endingCopy.keepPlaying}</Button>
            <Button variant="danger" onClick={resign}>
              {endingCopy.resign}
            </Button>
          </>
        }
      >
        <p>{decided ? endingCopy.resignKeeps : endingCopy.resignLoses(opponent)}</p>
      </Dialog>
    </>
  )
}

/** Sends a request to end the match early, and shows a message if it fails. */
function useEnding({ act }: MatchControl): (call: 'claim' | 'stop' | 'resign') => Promise<void> {
  return async (call) => {
    try {
      await act(call)
    } catch (error) {
      console.warn('could not end the match', error)
      showToast('error', endingCopy.failed)
    }
  }
}
