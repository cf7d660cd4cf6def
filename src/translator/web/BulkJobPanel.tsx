import { type ActionDispatch, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { Panel } from '#design/web/Panel.tsx'
import { ProgressBar } from '#design/web/ProgressBar.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { saveFile } from '#platform/web/saveFile.ts'
import { type BulkJob, progressOf } from '#translator/bulk/bulkJob.ts'
import { BulkActions } from '#translator/web/BulkActions.tsx'
import styles from '#translator/web/BulkJobPanel.module.css'
import { BulkLines } from '#translator/web/BulkLines.tsx'
import { BulkProblem } from '#translator/web/BulkProblem.tsx'
import { bulkWords, doneText, outcomeSentence, restSentence } from '#translator/web/bulkCopy.ts'
import { LeaveJobDialog } from '#translator/web/LeaveJobDialog.tsx'
import { ToneChip } from '#translator/web/ToneChip.tsx'
import type { BulkJobEvent } from '#translator/web/useBulkJob.ts'
import { useLeaveWarning } from '#translator/web/useLeaveWarning.ts'

interface BulkJobPanelProps {
  job: BulkJob
  dispatch: ActionDispatch<[BulkJobEvent]>
}

/** A job from its start to the download of its results. */
export function BulkJobPanel({ job, dispatch }: BulkJobPanelProps) {
  const [downloaded, setDownloaded] = useState<BulkJob['lines']>()
  const [startingOver, setStartingOver] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const progress = progressOf(job)
  const running = job.phase === 'running'
  const unsaved = progress.translated > 0 && downloaded !== job.lines
  const blocker = useBlocker(running || unsaved)
  useLeaveWarning(running || unsaved)

  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView()
  }, [])

  async function download() {
    try {
      const { bulkCsv } = await import('#translator/web/bulkCsv.ts')
      saveFile(bulkWords.fileName, 'text/csv;charset=utf-8', bulkCsv(job))
      setDownloaded(job.lines)
    } catch (error) {
      console.warn('making the CSV file', error)
      showToast('error', bulkWords.downloadFailed)
    }
  }

  function stay() {
    setStartingOver(false)
    blocker.reset?.()
  }

  function leave() {
    if (blocker.state === 'blocked') blocker.proceed()
    else dispatch({ type: 'closed' })
  }

  return (
    <div ref={panel} tabIndex={-1} className={styles.job}>
      <Panel title={bulkWords.result} aside={<ToneChip tone={job.tone} />}>
        <div className={styles.state}>
          {running && (
            <div className={styles.progress}>
              <ProgressBar
                max={progress.total}
                value={progress.total - progress.waiting}
                label={bulkWords.translating}
              />
              <span className="num">{doneText(progress)}</span>
            </div>
          )}
          <output>{stateSentence(job)}</output>
          {job.problem && <BulkProblem problem={job.problem} />}
          <BulkActions
            job={job}
            dispatch={dispatch}
            onDownload={download}
            onStartOver={() => (unsaved ? setStartingOver(true) : dispatch({ type: 'closed' }))}
          />
        </div>
        <BulkLines job={job} onRetry={(place) => dispatch({ type: 'retried', places: [place] })} />
      </Panel>
      <LeaveJobDialog open={startingOver || blocker.state === 'blocked'} onStay={stay} onLeave={leave} />
    </div>
  )
}

function stateSentence(job: BulkJob): string {
  if (job.phase !== 'running') return outcomeSentence(progressOf(job))
  return job.restSeconds > 0 ? restSentence(job.restSeconds) : bulkWords.translating
}
