import { useEffect } from 'react'
import { playSound } from '#design/web/sounds.ts'
import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import type { OpenQuestion } from '#match/matchContract.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import styles from '#match/web/Clock.module.css'
import { questionCopy } from '#match/web/copy.ts'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'

const TOTAL_SECONDS = QUESTION_MS / SECOND_MS
const HURRY_SECONDS = 10
const ANNOUNCED = [30, 10, 5]
const RADIUS = 42
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

interface ClockProps {
  question: OpenQuestion
  /** The question has closed, so the clock shows the time of the close. */
  stopped: boolean
  /** Whether the player has still to answer, and hears the last seconds. */
  hurries: boolean
  serverNow: () => EpochMs
}

/** The seconds left, as a number and as a ring. Screen readers announce them at 30, 10 and 5 s only. */
export function Clock({ question, stopped, hurries, serverNow }: ClockProps) {
  const running = useSecondsLeft(question.closes_at, serverNow)
  const shown = Math.min(stopped ? secondsAtClose(question) : running, TOTAL_SECONDS)
  const label = questionCopy.secondsLeft(shown)
  const isLast = !stopped && shown <= HURRY_SECONDS

  useEffect(() => {
    if (isLast && hurries && shown > 0) playSound('tick')
  }, [isLast, hurries, shown])

  return (
    <>
      <svg className={styles.clock} viewBox="0 0 100 100" role="timer" aria-label={label}>
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        {shown > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={styles.left}
            data-hurry={isLast || undefined}
            strokeDasharray={`${(shown / TOTAL_SECONDS) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            transform="rotate(-90 50 50)"
          />
        )}
        <text x="50" y="61" textAnchor="middle" data-hurry={isLast || undefined}>
          {shown}
        </text>
      </svg>
      <span className="vh" aria-live="polite">
        {!stopped && ANNOUNCED.includes(shown) ? label : ''}
      </span>
    </>
  )
}

/** `closes_at` of a closed question is the time when it closed. */
function secondsAtClose({ opens_at, closes_at }: OpenQuestion): number {
  return Math.ceil((QUESTION_MS - (Date.parse(closes_at) - Date.parse(opens_at))) / SECOND_MS)
}
