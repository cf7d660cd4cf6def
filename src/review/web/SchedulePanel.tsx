import { FigureTable } from '#design/web/FigureTable.tsx'
import { Panel } from '#design/web/Panel.tsx'
import type { FitReport, ReviewInsight } from '#review/insight/insightContract.ts'
import { scheduleCopy as copy, nextFitSentence, scheduleSentence } from '#review/web/insightCopy.ts'
import styles from '#review/web/PlotPanel.module.css'

/** By whose memory the cards come back: the losses before and after the newest fit, and what they decided. */
export function SchedulePanel({ schedule }: { schedule: ReviewInsight['schedule'] }) {
  const { newest } = schedule
  return (
    <Panel title={copy.title}>
      <div className={`${styles.body} ${styles.last}`}>
        <p>{scheduleSentence(schedule)}</p>
        {newest && newest.judged > 0 && (
          <>
            <FigureTable heads={[copy.who, copy.loss]} rows={lossRows(newest)} />
            <p className="muted small">{copy.what}</p>
          </>
        )}
        <p className="muted small">{nextFitSentence(schedule)}</p>
      </div>
    </Panel>
  )
}

function lossRows({ default_loss, loss_before, fitted_loss }: FitReport): string[][] {
  const text = (loss: number) => loss.toFixed(3)
  return [
    [copy.average, text(default_loss)],
    ...(loss_before === default_loss ? [] : [[copy.before, text(loss_before)]]),
    ...(fitted_loss === null ? [] : [[copy.fitted, text(fitted_loss)]]),
  ]
}
