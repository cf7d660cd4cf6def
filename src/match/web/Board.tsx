import type { ReactNode } from 'react'
import { PlayerName } from '#identity/web/PlayerName.tsx'
import type { MatchPlayer, MatchState } from '#match/matchContract.ts'
import styles from '#match/web/Board.module.css'
import { opponentLine, streakLine } from '#match/web/copy.ts'
import { playersOf, sidesOf } from '#match/web/sides.ts'
import { ratingText } from '#rating/kFactor.ts'

/** The scoreboard: you on the left in blue, the opponent on the right in red, the clock between. */
export function Board({ state, clock }: { state: MatchState; clock: ReactNode }) {
  const { you, opponent } = playersOf(state)
  const score = sidesOf(state, state.score)
  return (
    <header className={styles.board}>
      <Corner
        side="you"
        player={you}
        line={streakLine(state, 'you') ?? ratingText(you.rating, you.provisional)}
        score={score.you}
      />
      <div className={styles.clock}>{clock}</div>
      <Corner side="opponent" player={opponent} line={opponentLine(state)} score={score.opponent} />
    </header>
  )
}

interface CornerProps {
  side: 'you' | 'opponent'
  player: MatchPlayer
  /** Under the name. */
  line: string
  score: number
}

function Corner({ side, player, line, score }: CornerProps) {
  return (
    <div className={styles.corner} data-side={side}>
      <span className={styles.avatar} aria-hidden="true">
        {[...player.display_name][0]?.toUpperCase()}
      </span>
      <span className={styles.who}>
        <b>
          <PlayerName name={player.display_name} />
        </b>
        <span>{line}</span>
      </span>
      <span className={styles.score}>
        <span className="vh">{side === 'you' ? 'Your points:' : 'Their points:'} </span>
        {score}
      </span>
    </div>
  )
}
