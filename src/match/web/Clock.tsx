import type { EpochMs } from '#kit/time.ts'
import styles from '#match/web/Clock.module.css'
import { questionCopy } from '#match/web/copy.ts'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'

const TOTAL_SECONDS = 60
const HURRY_SECONDS = 10
const ANNOUNCED = [30, 10, 5]
const RADIUS = 42
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

interface ClockProps {
  until: string
  /** A question that has closed: the clock stands. */
  stopped: boolean
  serverNow: () => EpochMs
}

/** Seconds left of the question, as a number and as a ring. Spoken at 30, 10 and 5 s only. */
export function Clock({ until, stopped, serverNow }: ClockProps) {
  const seconds = useSecondsLeft(until, serverNow)
  const shown = stopped ? 0 : Math.min(seconds, TOTAL_SECONDS)
  const label = questionCopy.secondsLeft(shown)
  return (
    <>
      <svg className={styles.clock} viewBox="0 0 100 100" role="timer" aria-label={label}>
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        {!stopped && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={styles.left}
            strokeDasharray={`${(shown / TOTAL_SECONDS) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            transform="rotate(-90 50 50)"
          />
        )}
        <text x="50" y="61" textAnchor="middle" data-hurry={(!stopped && shown <= HURRY_SECONDS) || undefined}>
          {stopped ? '–' : shown}
        </text>
      </svg>
      <span className="vh" aria-live="polite">
        {!stopped && ANNOUNCED.includes(shown) ? label : ''}
      </span>
    </>
  )
}
