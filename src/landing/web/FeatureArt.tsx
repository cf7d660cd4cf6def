import styles from '#landing/web/FeatureArt.module.css'

/** Days between the reviews of one card, each wait longer than the one before: their places on a line of 100. */
const reviewDays = [4, 12, 26, 50, 92]
const minutes = [0, 1, 2, 3, 4]

/** The bars of the logo's ㅎ: the opponent's above, yours below and longer. */
export function DuelArt() {
  return (
    <svg viewBox="0 0 320 120" className={`${styles.art} ${styles.duel}`} aria-hidden="true">
      <path d="M40 32h128v22H40z" className={styles.opponent} />
      <path d="M40 66h232v22H40z" className={styles.you} />
    </svg>
  )
}

/** Reviews as dots on a line of time, farther and farther apart. */
export function ReviewArt() {
  return (
    <svg viewBox="0 0 320 120" className={`${styles.art} ${styles.review}`} aria-hidden="true">
      <path d="M30 60h260" className={styles.time} />
      {reviewDays.map((day) => (
        <circle key={day} cx={30 + day * 2.6} cy="60" r="11" className={styles.dot} />
      ))}
    </svg>
  )
}

/** Five minutes as five squares. */
export function LessonArt() {
  return (
    <svg viewBox="0 0 320 120" className={`${styles.art} ${styles.lesson}`} aria-hidden="true">
      {minutes.map((minute) => (
        <rect key={minute} x={40 + minute * 50} y="40" width="40" height="40" className={styles.minute} />
      ))}
    </svg>
  )
}
