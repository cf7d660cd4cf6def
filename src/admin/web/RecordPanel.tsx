import { useState } from 'react'
import type { ActionsResponse, AdminAction } from '#admin/adminContract.ts'
import panel from '#admin/web/AdminPage.module.css'
import styles from '#admin/web/RecordPanel.module.css'
import { recordCopy as copy, deedOf, doerOf } from '#admin/web/recordCopy.ts'
import { Button } from '#design/web/Button.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { callFunction } from '#platform/web/callFunction.ts'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'

/** The record of what admins did, newest first. */
export function RecordPanel() {
  const { response, failed } = useFunctionResponse<ActionsResponse>('admin-actions')
  return (
    <Panel title={copy.title}>
      <div className={panel.content}>
        <p className={panel.lead}>{copy.lead}</p>
        {response ? <Entries first={response} /> : <p>{failed ? copy.failed : copy.loading}</p>}
      </div>
    </Panel>
  )
}

function Entries({ first }: { first: ActionsResponse }) {
  const [older, setOlder] = useState<readonly AdminAction[]>([])
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [more, setMore] = useState(first.more)
  const actions = [...first.actions, ...older]

  async function load() {
    setState('busy')
    try {
      const response = await callFunction<ActionsResponse>('admin-actions', { before: actions.at(-1)?.id })
      setOlder([...older, ...response.actions])
      setMore(response.more)
      setState('idle')
    } catch (error) {
      console.error('loading what admins did', error)
      setState('failed')
    }
  }

  if (actions.length === 0) return <p>{copy.nothing}</p>
  return (
    <>
      <ol className={styles.entries}>
        {actions.map((action) => (
          <li key={action.id}>
            <time dateTime={action.at}>{copy.at(action.at)}</time>
            <span>
              <b>{doerOf(action)}</b> {deedOf(action)}
            </span>
          </li>
        ))}
      </ol>
      {more && (
        <Button variant="quiet" busy={state === 'busy'} busyLabel={copy.loadingMore} onClick={load}>
          {copy.more}
        </Button>
      )}
      {state === 'failed' && <p role="alert">{copy.failed}</p>}
    </>
  )
}
