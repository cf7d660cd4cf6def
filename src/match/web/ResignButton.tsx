import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Dialog } from '#design/web/Dialog.tsx'
import { UNNAMED } from '#identity/displayName.ts'
import type { MatchState } from '#match/matchContract.ts'
import { WINNING_POINTS } from '#match/matchTimes.ts'
import { endingCopy } from '#match/web/copy.ts'
import { playersOf } from '#match/web/sides.ts'
import { useEnding } from '#match/web/useEnding.ts'
import type { MatchControl } from '#match/web/useMatch.ts'

/** Asks first, and says what resigning leads to. */
export function ResignButton({ match, state }: { match: MatchControl; state: MatchState }) {
  const [asks, setAsks] = useState(false)
  const end = useEnding(match)
  const opponent = playersOf(state).opponent.display_name || UNNAMED
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
