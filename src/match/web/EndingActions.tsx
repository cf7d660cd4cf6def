import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { UNNAMED } from '#identity/displayName.ts'
import type { MatchState } from '#match/matchContract.ts'
import { endingCopy } from '#match/web/copy.ts'
import styles from '#match/web/EndingActions.module.css'
import { ResignDialog } from '#match/web/ResignDialog.tsx'
import { playersOf, sidesOf } from '#match/web/sides.ts'
import type { MatchControl } from '#match/web/useMatch.ts'

/** Two points fix the winner. */
const WINNING_SCORE = 2

/** The ways to end a match before its time: claim it, agree to stop, resign. */
export function EndingActions({ match, state }: { match: MatchControl; state: MatchState }) {
  const [asks, setAsks] = useState(false)
  const opponent = playersOf(state).opponent.display_name || UNNAMED
  const stops = sidesOf(state, state.stops)
  const decided = Math.max(...state.score) >= WINNING_SCORE

  async function end(call: 'claim' | 'stop' | 'resign') {
    setAsks(false)
    try {
      await match.act(call)
    } catch (error) {
      console.error('ending the match', error)
      showToast('error', endingCopy.failed)
    }
  }

  return (
    <div className={styles.endings}>
      {state.can_claim && (
        <output>
          {endingCopy.claimHint(opponent)}{' '}
          <Button variant="primary" onClick={() => end('claim')}>
            {endingCopy.claim}
          </Button>
        </output>
      )}
      {decided && !stops.you && (
        <output>
          {stops.opponent && endingCopy.stopOffered(opponent)}{' '}
          <Button onClick={() => end('stop')}>{endingCopy.stop}</Button>
        </output>
      )}
      {decided && stops.you && <output>{endingCopy.stopAsked(opponent)}</output>}
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {endingCopy.resign}
      </Button>
      <ResignDialog
        open={asks}
        consequence={decided ? endingCopy.resignKeeps : endingCopy.resignLoses(opponent)}
        onClose={() => setAsks(false)}
        onResign={() => end('resign')}
      />
    </div>
  )
}
