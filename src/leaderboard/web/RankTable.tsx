import { EmptyState } from '#design/web/EmptyState.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { PlayerName } from '#identity/web/PlayerName.tsx'
import type { Board, BoardPlayer, RankedPlayer } from '#leaderboard/board.ts'
import { boardCopy } from '#leaderboard/web/copy.ts'
import styles from '#leaderboard/web/RankTable.module.css'
import { isProvisional, ratingText } from '#rating/kFactor.ts'

/** The ranked players of a skill, strongest first. */
export function RankTable({ board: { skill, ranked } }: { board: Board }) {
  return (
    <Panel title={boardCopy.ranked(skill)}>
      {ranked.length === 0 ? (
        <EmptyState
          action={
            <LinkButton href="/app" variant="primary">
              {boardCopy.arena}
            </LinkButton>
          }
        >
          {boardCopy.nobody(skill)}
        </EmptyState>
      ) : (
        <PlayerTable players={ranked} />
      )}
    </Panel>
  )
}

/** The players with provisional ratings, in a separate table without ranks. */
export function ProvisionalTable({ board: { provisional } }: { board: Board }) {
  if (provisional.length === 0) return null
  return (
    <Panel title={boardCopy.provisional}>
      <p className={styles.lead}>{boardCopy.provisionalLead}</p>
      <PlayerTable players={provisional} />
    </Panel>
  )
}

/** Players have no public id, so a row's key is its index. */
function PlayerTable({ players }: { players: readonly (BoardPlayer | RankedPlayer)[] }) {
  const isRanked = players.some((player) => 'rank' in player)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {isRanked && <th scope="col">{boardCopy.rank}</th>}
          <th scope="col">{boardCopy.player}</th>
          <th scope="col">{boardCopy.rating}</th>
          <th scope="col">{boardCopy.matches}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(players).map(([at, player]) => (
          <tr key={at}>
            {'rank' in player && <td>{player.rank}</td>}
            <th scope="row">
              <PlayerName name={player.name} />
            </th>
            <td>{ratingText(player.rating, isProvisional(player.matches))}</td>
            <td>{player.matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
