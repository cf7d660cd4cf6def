import { useState } from 'react'
import styles from '#admin/web/AdminPage.module.css'
import { adminCopy, populateCopy } from '#admin/web/copy.ts'
import { populateGlossary } from '#admin/web/populateGlossary.ts'
import { Button } from '#design/web/Button.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { showToast } from '#design/web/toastStore.ts'

export function ContentManagement() {
  const [state, setState] = useState<'idle' | 'busy' | keyof typeof populateCopy>('idle')

  async function populate() {
    setState('busy')
    const outcome = await populateGlossary().then(
      () => 'done' as const,
      (error: unknown) => {
        console.info('populating the glossary', error)
        return 'failed' as const
      },
    )
    setState(outcome)
    showToast(outcome === 'done' ? 'success' : 'error', populateCopy[outcome].join(': '))
  }

  return (
    <Panel title={adminCopy.content}>
      <div className={styles.content}>
        <p className={styles.lead}>{adminCopy.contentLead}</p>
        <Button variant="primary" busy={state === 'busy'} busyLabel={adminCopy.populating} onClick={populate}>
          {adminCopy.populate}
        </Button>
        {(state === 'done' || state === 'failed') && (
          <p className={styles.outcome} data-outcome={state}>
            <strong>{populateCopy[state][0]}</strong>
            <span>{populateCopy[state][1]}</span>
          </p>
        )}
      </div>
    </Panel>
  )
}
