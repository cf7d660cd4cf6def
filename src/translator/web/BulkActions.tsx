import type { ActionDispatch } from 'react'
import { Button } from '#design/web/Button.tsx'
import { type BulkJob, progressOf, retriablePlaces } from '#translator/bulk/bulkJob.ts'
import styles from '#translator/web/BulkJobPanel.module.css'
import { bulkWords } from '#translator/web/bulkCopy.ts'
import type { BulkJobEvent } from '#translator/web/useBulkJob.ts'

interface BulkActionsProps {
  job: BulkJob
  dispatch: ActionDispatch<[BulkJobEvent]>
  onDownload: () => void
  onStartOver: () => void
}

export function BulkActions({ job, dispatch, onDownload, onStartOver }: BulkActionsProps) {
  const retriable = retriablePlaces(job)
  const paused = job.phase === 'paused'

  if (job.phase === 'running') {
    return (
      <div className={styles.actions}>
        <Button onClick={() => dispatch({ type: 'paused' })}>{bulkWords.stop}</Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      {paused && (
        <Button variant="primary" onClick={() => dispatch({ type: 'resumed' })}>
          {bulkWords.goOn}
        </Button>
      )}
      {progressOf(job).translated > 0 && (
        <Button variant={paused ? 'outline' : 'primary'} onClick={onDownload}>
          {bulkWords.download}
        </Button>
      )}
      {!paused && retriable.length > 0 && (
        <Button onClick={() => dispatch({ type: 'retried', places: retriable })}>{bulkWords.tryFailed}</Button>
      )}
      <Button variant="quiet" onClick={onStartOver}>
        {bulkWords.startOver}
      </Button>
    </div>
  )
}
