import { Link } from 'react-router'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { historyCopy as copy } from '#progress/web/historyCopy.ts'
import { MatchRow, WaitingRow } from '#progress/web/MatchRow.tsx'
import { useMatchHistory } from '#progress/web/useMatchHistory.ts'

const SHOWN = 5

/** The newest matches, with a link to all of them. While they load, `expected` rows of placeholders are shown. */
export function RecentMatches({ expected }: { expected: number }) {
  const { matches, failed, now } = useMatchHistory(SHOWN)
  const waiting = Array.from({ length: Math.min(expected, SHOWN) }, (_, index) => index)
  return (
    <Panel title={copy.recent} aside={<Link to="/profile#matches">{copy.all}</Link>}>
      {matches?.length === 0 || failed || (!matches && expected === 0) ? (
        <EmptyState>{failed ? copy.failed : copy.empty}</EmptyState>
      ) : (
        <ul>
          {matches?.map((match) => <MatchRow key={match.id} match={match} now={now} />) ??
            waiting.map((index) => <WaitingRow key={index} />)}
        </ul>
      )}
    </Panel>
  )
}
