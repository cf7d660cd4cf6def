import { FigureTable } from '#design/web/FigureTable.tsx'
import type { ReviewInsight } from '#review/insight/insightContract.ts'
import { type CalendarDay, reviewMonths, shadeOf, yearInWeeks } from '#review/insight/reviewDays.ts'
import { yearCopy as copy, counted, dayName, monthName, shortMonth, yearSentence } from '#review/web/insightCopy.ts'
import { PlotPanel } from '#review/web/PlotPanel.tsx'
import styles from '#review/web/YearPanel.module.css'

/** Of a day's place and its square, in px. */
const PLACE = 12
const SQUARE = 10
const TOP = 18
/** Between the two halves of the year in the narrow drawing. */
const GAP = 12

/** A square for each day of the last year: the more answers, the fuller its color. */
export function YearPanel({ insight: { days, today } }: { insight: ReviewInsight }) {
  const weeks = yearInWeeks(days, today)
  const half = Math.ceil(weeks.length / 2)
  const most = Math.max(0, ...days.map(({ answers }) => answers))
  const months = reviewMonths(days)
  return (
    <PlotPanel
      title={copy.title}
      plot={
        most > 0 && (
          <figure role="img" aria-label={yearSentence(days)}>
            <Drawing rows={[weeks]} most={most} className={styles.wide} />
            <Drawing rows={[weeks.slice(0, half), weeks.slice(half)]} most={most} className={styles.narrow} />
          </figure>
        )
      }
      table={
        <FigureTable
          heads={[copy.month, copy.days, copy.answers]}
          rows={months.toReversed().map((month) => [monthName(month.month), String(month.days), String(month.answers)])}
        />
      }
    >
      <p>{most > 0 ? yearSentence(days) : copy.none}</p>
    </PlotPanel>
  )
}

type Weeks = readonly (readonly CalendarDay[])[]

/** Each row has a column for each week. */
function Drawing({ rows, most, className }: { rows: readonly Weeks[]; most: number; className: string | undefined }) {
  const longest = Math.max(...rows.map((weeks) => weeks.length))
  const rowHeight = TOP + 7 * PLACE
  return (
    <svg
      viewBox={`0 0 ${longest * PLACE} ${rows.length * (rowHeight + GAP) - GAP}`}
      className={`${styles.year} ${className}`}
      aria-hidden="true"
    >
      {rows.map((weeks, row) => (
        <g key={weeks[0]?.[0]?.date} transform={`translate(0 ${row * (rowHeight + GAP)})`}>
          {weeks.map((week, column) => (
            <Week key={week[0]?.date} week={week} isFirst={column === 0} x={column * PLACE} most={most} />
          ))}
        </g>
      ))}
    </svg>
  )
}

interface WeekProps {
  week: readonly CalendarDay[]
  isFirst: boolean
  x: number
  most: number
}

/** The month is named above the week in which it begins. */
function Week({ week, isFirst, x, most }: WeekProps) {
  const begun = week.find(({ date }) => date.endsWith('-01'))
  return (
    <g transform={`translate(${x} 0)`}>
      {begun && !isFirst && <text y={TOP - 6}>{shortMonth(begun.date)}</text>}
      {week.map(({ date, answers }, day) => (
        <rect
          key={date}
          y={TOP + day * PLACE}
          width={SQUARE}
          height={SQUARE}
          rx={2}
          className={styles.day}
          data-shade={shadeOf(answers, most)}
        >
          <title>{`${dayName(date)}: ${counted(answers, 'answer', 'answers')}`}</title>
        </rect>
      ))}
    </g>
  )
}
