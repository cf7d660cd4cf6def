import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Disclosure } from '#design/web/Disclosure.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import styles from '#identity/web/ActivityPanel.module.css'
import { type EventPage, loadEvents } from '#identity/web/accountEventTable.ts'
import { eventCopy as copy, EVENT_TEXT, sourceOf } from '#identity/web/eventCopy.ts'
import type { AccountEventRow } from '#platform/accountEvent.ts'

/** What happened to the account, newest first. Loads each time it is opened. */
export function ActivityPanel() {
  const [page, setPage] = useState<EventPage>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function load(shown: readonly AccountEventRow[]) {
    setState('busy')
    try {
      const { events, more } = await loadEvents(shown.at(-1))
      setPage({ events: [...shown, ...events], more })
      setState('idle')
    } catch (error) {
      console.error('could not load the account activity', error)
      setState('failed')
    }
  }

  const events = page?.events ?? []
  return (
    <Disclosure title={copy.heading} onToggle={(open) => open && load([])}>
      <div className={styles.content}>
        <p className="muted small">{copy.lead}</p>
        {!page && state !== 'failed' && <Skeleton label={copy.loading} />}
        {events.length > 0 && (
          <ol className={styles.entries} aria-label={copy.heading}>
            {events.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at}>{copy.at(entry.at)}</time>
                <span>
                  <b>{EVENT_TEXT[entry.event]}</b>
                  <span className="muted small">{sourceOf(entry)}</span>
                </span>
              </li>
            ))}
          </ol>
        )}
        {state === 'failed' && (
          <EmptyState action={<Button onClick={() => load(events)}>{copy.retry}</Button>}>{copy.failed}</EmptyState>
        )}
        {page?.more && state !== 'failed' && (
          <Button busy={state === 'busy'} busyLabel={copy.loadingMore} onClick={() => load(events)}>
            {copy.more}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}
