import { FigureTable } from '#design/web/FigureTable.tsx'
import { DAY_MS } from '#kit/time.ts'
import type { ReviewInsight } from '#review/insight/insightContract.ts'
import { countLines } from '#review/insight/reviewDays.ts'
import { BarPlot } from '#review/web/BarPlot.tsx'
import { forecastCopy as copy, dayName, forecastSentence } from '#review/web/insightCopy.ts'
import { PlotPanel } from '#review/web/PlotPanel.tsx'

/** How many cards come back on each of the next days. */
export function ForecastPanel({ insight }: { insight: ReviewInsight }) {
  const { today, forecast } = insight
  const most = Math.max(...forecast)
  const bars = forecast.map((value, day) => ({
    name: day === 0 ? copy.today : dayName(Date.parse(today) + day * DAY_MS),
    value,
  }))
  return (
    <PlotPanel
      title={copy.title}
      plot={
        most > 0 && <BarPlot label={forecastSentence(insight)} bars={bars} lines={countLines(most)} lineName={String} />
      }
      table={<FigureTable heads={[copy.day, copy.cards]} rows={bars.map(({ name, value }) => [name, String(value)])} />}
    >
      <p>{most > 0 ? `${forecastSentence(insight)} ${copy.note}` : copy.none}</p>
    </PlotPanel>
  )
}
