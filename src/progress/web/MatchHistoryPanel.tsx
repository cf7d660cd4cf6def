import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { historyCopy as copy } from '#progress/web/historyCopy.ts'
import styles from '#progress/web/MatchHistoryPanel.module.css'
import { MatchRow } from '#progress/web/MatchRow.tsx'
import { useMatchHistory } from '#progress/web/useMatchHistory.ts'

const PAGE = 10
const ID = 'matches'

/** All matches of the player, a page at a time. */
export function MatchHistoryPanel() {
  useScrollToPanel()
  const { matches, hasMore, loading, failed, now, loadMore } = useMatchHistory(PAGE)
  return (
    <Panel id={ID} title={copy.heading}>
      {!matches && loading && (
        <div className={styles.waiting}>
          <Skeleton label={copy.loading} />
        </div>
      )}
      {matches?.length === 0 && <EmptyState>{copy.empty}</EmptyState>}
      {matches && matches.length > 0 && (
        <ul>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} now={now} />
          ))}
        </ul>
      )}
      {failed && <EmptyState>{copy.failed}</EmptyState>}
      {(hasMore || (failed && !matches)) && (
        <div className={styles.foot}>
          <Button busy={loading} busyLabel={copy.loadingMore} onClick={loadMore}>
            {copy.more}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** Scrolls to the panel if the URL names it. The panel appears after the page has loaded, so the browser could not scroll to it. */
function useScrollToPanel() {
  const { hash } = useLocation()

  useEffect(() => {
    if (hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView()
  }, [hash])
}
