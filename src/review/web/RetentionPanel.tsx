import { FigureTable } from '#design/web/FigureTable.tsx'
import type { ReviewInsight } from '#review/insight/insightContract.ts'
import { retentionLately, retentionShare, reviewMonths } from '#review/insight/reviewDays.ts'
import { BarPlot } from '#review/web/BarPlot.tsx'
import {
  retentionCopy as copy,
  monthName,
  percent,
  retentionPlotSentence,
  retentionSentence,
  shortMonth,
} from '#review/web/insightCopy.ts'
import { PlotPanel } from '#review/web/PlotPanel.tsx'

const LINES = [0, 0.25, 0.5, 0.75, 1]
const MOST_MONTHS = 12

/** How much was remembered each month, beside what the schedule asks for. */
export function RetentionPanel({ insight: { days, today, asked_retention: goal } }: { insight: ReviewInsight }) {
  const months = reviewMonths(days)
    .filter(({ asked }) => asked > 0)
    .slice(-MOST_MONTHS)
  const isMeasured = months.some((month) => retentionShare(month) !== undefined)
  return (
    <PlotPanel
      title={copy.title}
      plot={
        isMeasured && (
          <BarPlot
            label={retentionPlotSentence(months, goal)}
            bars={months.map((month) => ({ name: shortMonth(month.month), value: retentionShare(month) ?? null }))}
            lines={LINES}
            lineName={percent}
            goal={{ value: goal, name: `${copy.goal}: ${percent(goal)}` }}
          />
        )
      }
      table={
        <FigureTable
          heads={[copy.month, copy.asked, copy.remembered, copy.share]}
          rows={months.map((month) => {
            const share = retentionShare(month)
            const counts = [month.asked, month.remembered].map(String)
            return [monthName(month.month), ...counts, share === undefined ? copy.tooFew : percent(share)]
          })}
        />
      }
    >
      <p>{retentionSentence(retentionLately(days, today), goal)}</p>
    </PlotPanel>
  )
}
