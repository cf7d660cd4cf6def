import { useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Disclosure } from '#design/web/Disclosure.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { useSession } from '#platform/web/session.ts'
import { type HistoryFilter, SHOWN_ENTRIES } from '#translator/historySearch.ts'
import type { HistoryEntry } from '#translator/translateContract.ts'
import { ClearHistoryDialog } from '#translator/web/ClearHistoryDialog.tsx'
import { historyWords, nothingFoundSentence } from '#translator/web/copy.ts'
import { HistoryList } from '#translator/web/HistoryList.tsx'
import styles from '#translator/web/HistoryPanel.module.css'
import { HistoryTools } from '#translator/web/HistoryTools.tsx'
import { useHistory } from '#translator/web/useHistory.ts'

interface HistoryPanelProps {
  /** The entry that the last translation made. */
  newestId: string | undefined
  onOpenEntry: (entry: HistoryEntry) => void
}

const everything: HistoryFilter = { search: '', savedOnly: false }

/** For signed-in users. The style sheet shows it from the first paint, so nothing moves; it loads when it is opened. */
export function HistoryPanel({ newestId, onOpenEntry }: HistoryPanelProps) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [filter, setFilter] = useState(everything)
  const panel = useRef<HTMLDivElement>(null)
  const userId = useSession().user?.id
  const { loaded, clear } = useHistory({ userId, open, newestId, filter: { ...filter, search: filter.search.trim() } })
  const nothing = loaded?.entries?.length === 0
  const nothingYet = nothing && isEverything(loaded.filter) && isEverything(filter)

  /** The pressed button disappears with the entries, so focus moves to the panel's button. */
  async function clearAfterAsking() {
    setAsking(false)
    if (!(await clear())) return
    setFilter(everything)
    panel.current?.querySelector('summary')?.focus()
  }

  return (
    <div ref={panel} className="signed-in">
      <Disclosure title={historyWords.title} onToggle={setOpen}>
        <div className={styles.body}>
          {loaded === undefined && <Skeleton />}
          {nothingYet && <EmptyState>{historyWords.empty}</EmptyState>}
          {loaded && !nothingYet && <HistoryTools filter={filter} onFilter={setFilter} />}
          {loaded?.entries === null && <p>{historyWords.loadFailed}</p>}
          {nothing && !nothingYet && <output>{nothingFoundSentence(loaded.filter)}</output>}
          {loaded?.entries && loaded.entries.length > 0 && (
            <>
              <HistoryList entries={loaded.entries} onOpenEntry={onOpenEntry} />
              <div className={styles.foot}>
                <Button variant="quiet" onClick={() => setAsking(true)}>
                  <Icon name="trash" />
                  {historyWords.clear}
                </Button>
                {loaded.entries.length === SHOWN_ENTRIES && <p className="muted small">{historyWords.newestOnly}</p>}
              </div>
            </>
          )}
        </div>
      </Disclosure>
      <ClearHistoryDialog open={asking} onClose={() => setAsking(false)} onClear={clearAfterAsking} />
    </div>
  )
}

function isEverything({ search, savedOnly }: HistoryFilter): boolean {
  return search === '' && !savedOnly
}
