import { useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Disclosure } from '#design/web/Disclosure.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { useSession } from '#platform/web/session.ts'
import { ClearHistoryDialog } from '#translator/web/ClearHistoryDialog.tsx'
import { historyWords } from '#translator/web/copy.ts'
import { HistoryList } from '#translator/web/HistoryList.tsx'
import styles from '#translator/web/HistoryPanel.module.css'
import { useHistory } from '#translator/web/useHistory.ts'
import type { HistoryEntry } from '#translator/workbenchAnswer.ts'

interface HistoryPanelProps {
  /** The entry that the last translation made. */
  newestId: string | undefined
  onOpenEntry: (entry: HistoryEntry) => void
}

/** For signed-in people: the style sheet shows it from the first paint, so nothing moves; it loads when it is opened. */
export function HistoryPanel({ newestId, onOpenEntry }: HistoryPanelProps) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const { entries, clear } = useHistory(useSession().user?.id, open, newestId)

  /** The button that asked goes away with the entries, so focus goes to the panel's own. */
  async function clearAfterAsking() {
    setAsking(false)
    if (await clear()) panel.current?.querySelector('summary')?.focus()
  }

  return (
    <div ref={panel} className="signed-in">
      <Disclosure title={historyWords.title} onToggle={setOpen}>
        <div className={styles.body}>
          {entries === undefined && <Skeleton />}
          {entries === null && <p>{historyWords.loadFailed}</p>}
          {entries?.length === 0 && <EmptyState>{historyWords.empty}</EmptyState>}
          {entries && entries.length > 0 && (
            <>
              <HistoryList entries={entries} onOpenEntry={onOpenEntry} />
              <div className={styles.foot}>
                <Button variant="quiet" onClick={() => setAsking(true)}>
                  <Icon name="trash" />
                  {historyWords.clear}
                </Button>
              </div>
            </>
          )}
        </div>
      </Disclosure>
      <ClearHistoryDialog open={asking} onClose={() => setAsking(false)} onClear={clearAfterAsking} />
    </div>
  )
}
