import { useState } from 'react'
import { Link } from 'react-router'
import type { DailyCalendar, PlayedDay } from '#daily/dailyContract.ts'
import { dayPath } from '#daily/dailyPages.ts'
import { monthAfter, type UtcDate, type UtcMonth, utcMonthOf, weeksOf } from '#daily/utcDate.ts'
import styles from '#daily/web/CalendarPanel.module.css'
import { calendarCopy as copy, dailyCopy, monthText } from '#daily/web/copy.ts'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { StatStrip } from '#design/web/StatStrip.tsx'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'

/** The player's days, month by month, and the runs of days. */
export function CalendarPanel({ today }: { today: UtcDate }) {
  const [month, setMonth] = useState(utcMonthOf(today))
  const { response: calendar, failed, retry } = useFunctionResponse<DailyCalendar>('daily-calendar', { month })
  const first = calendar?.first_month ?? month
  return (
    <Panel
      title={copy.title}
      aside={<MonthButtons month={month} first={first} last={utcMonthOf(today)} onChange={setMonth} />}
    >
      <div className={styles.body}>
        <StatStrip
          stats={[
            { name: copy.current, value: calendar?.runs.current },
            { name: copy.best, value: calendar?.runs.best },
          ]}
        />
        {failed ? (
          <EmptyState action={<Button onClick={retry}>{dailyCopy.retry}</Button>}>{copy.failed}</EmptyState>
        ) : (
          <MonthTable month={month} today={today} days={calendar?.month === month ? calendar.days : []} />
        )}
      </div>
    </Panel>
  )
}

interface MonthButtonsProps {
  month: UtcMonth
  /** The first and last month that can be shown. */
  first: UtcMonth
  last: UtcMonth
  onChange: (month: UtcMonth) => void
}

function MonthButtons({ month, first, last, onChange }: MonthButtonsProps) {
  const step = (months: number) => () => {
    const next = monthAfter(month, months)
    if (next >= first && next <= last) onChange(next)
  }
  return (
    <div className={styles.months}>
      <Button variant="icon" aria-label={copy.earlier} aria-disabled={month <= first} onClick={step(-1)}>
        <Icon name="back" />
      </Button>
      <output>{monthText(month)}</output>
      <Button variant="icon" aria-label={copy.later} aria-disabled={month >= last} onClick={step(1)}>
        <Icon name="forward" />
      </Button>
    </div>
  )
}

interface MonthTableProps {
  month: UtcMonth
  today: UtcDate
  days: readonly PlayedDay[]
}

function MonthTable({ month, today, days }: MonthTableProps) {
  const played = new Map(days.map((day) => [day.date, day]))
  return (
    <table className={styles.month}>
      <caption className="vh">{monthText(month)}</caption>
      <thead>
        <tr>
          {copy.weekdays.map(([short, long]) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {Object.entries(week).map(([weekday, date]) => (
              <td key={weekday} aria-current={date === today ? 'date' : undefined}>
                {date && <DayCell date={date} day={played.get(date)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A link to the result of a day with a try; otherwise only the number of the day. */
function DayCell({ date, day }: { date: UtcDate; day: PlayedDay | undefined }) {
  const number = Number(date.slice(-2))
  if (!day) return <span className={styles.empty}>{number}</span>
  const { before, after } = copy.day(date, day)
  return (
    <Link to={dayPath(date)} className={styles.played} data-right={day.right}>
      <span>
        <span className="vh">{before}</span>
        {number}
      </span>
      <b aria-hidden="true">{day.finished ? copy.score(day.right) : copy.open}</b>
      <span className="vh">{after}</span>
    </Link>
  )
}
