import { useState } from 'react'
import { datesFrom, dayLine, FIGURES, type Figure, type SiteDays } from '#admin/siteDays.ts'
import panel from '#admin/web/AdminPage.module.css'
import styles from '#admin/web/DaysPanel.module.css'
import { daysCopy as copy, FIGURE_NAMES, lineSentence } from '#admin/web/daysCopy.ts'
import { Button } from '#design/web/Button.tsx'
import { FigureTable } from '#design/web/FigureTable.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { ScrollRegion } from '#design/web/ScrollRegion.tsx'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'

/** In px. */
const BOX = { width: 300, height: 56 }
/** Half of the line’s width, and the dot at its end. */
const RADIUS = 4

/** How often each thing happened on each of the last days, as lines or as a table. */
export function DaysPanel() {
  const { response, failed } = useFunctionResponse<SiteDays>('admin-days')
  const [asTable, setAsTable] = useState(false)
  return (
    <Panel title={copy.title}>
      <div className={panel.content}>
        <p className={panel.lead}>{copy.lead}</p>
        {!response && <p>{failed ? copy.failed : copy.loading}</p>}
        {response && (asTable ? <DaysTable days={response} /> : <Lines days={response} />)}
        {response && (
          <Button variant="quiet" onClick={() => setAsTable(!asTable)}>
            {asTable ? copy.asLines : copy.asTable}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Lines({ days: { figures } }: { days: SiteDays }) {
  return (
    <ul className={styles.lines}>
      {FIGURES.map((figure) => (
        <li key={figure}>
          <h3>{FIGURE_NAMES[figure]}</h3>
          <p className={styles.today}>{copy.countOf(figures[figure].at(-1) ?? 0)}</p>
          <DayGraph figure={figure} counts={figures[figure]} />
          <p className={styles.total}>{totalOf(figures[figure])}</p>
        </li>
      ))}
    </ul>
  )
}

function totalOf(counts: readonly number[]): string {
  const sum = counts.reduce((one, other) => one + other, 0)
  return copy.total(copy.countOf(sum), copy.countOf(counts.at(-1) ?? 0))
}

function DayGraph({ figure, counts }: { figure: Figure; counts: readonly number[] }) {
  const points = dayLine(counts, BOX)
  const end = points.at(-1)
  return (
    <svg
      viewBox={`${-RADIUS} ${-RADIUS} ${BOX.width + 2 * RADIUS} ${BOX.height + 2 * RADIUS}`}
      className={styles.graph}
      role="img"
      aria-label={lineSentence(figure, counts)}
    >
      <line x1={0} x2={BOX.width} y1={BOX.height} y2={BOX.height} />
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {end && <circle cx={end.x} cy={end.y} r={RADIUS} />}
    </svg>
  )
}

/** The newest day first. */
function DaysTable({ days: { first_day, figures } }: { days: SiteDays }) {
  const dates = datesFrom(first_day, figures.sign_ups.length)
  return (
    <ScrollRegion label={copy.table}>
      <div className={styles.table}>
        <FigureTable
          heads={[copy.day, ...FIGURES.map((figure) => FIGURE_NAMES[figure])]}
          rows={dates
            .map((date, index) => [date, ...FIGURES.map((figure) => copy.countOf(figures[figure][index] ?? 0))])
            .toReversed()}
        />
      </div>
    </ScrollRegion>
  )
}
