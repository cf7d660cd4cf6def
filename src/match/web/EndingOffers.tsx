import { Button } from '#design/web/Button.tsx'
import { UNNAMED } from '#identity/displayName.ts'
import type { MatchState } from '#match/matchContract.ts'
import { WINNING_POINTS } from '#match/matchTimes.ts'
import { endingCopy } from '#match/web/copy.ts'
import styles from '#match/web/EndingOffers.module.css'
import { playersOf, sidesOf } from '#match/web/sides.ts'
import { useEnding } from '#match/web/useEnding.ts'
import type { MatchControl } from '#match/web/useMatch.ts'

/** What the course of the match offers: to claim it from somebody who left, or to agree to stop once it is decided. */
export function EndingOffers({ match, state }: { match: MatchControl; state: MatchState }) {
  const end = useEnding(match)
  const opponent = playersOf(state).opponent.display_name || UNNAMED
  const stops = sidesOf(state, state.stops)
  const decided = Math.max(...state.score) >= WINNING_POINTS
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
