import styles from '#landing/web/FeatureArt.module.css'

/** The days on which a card is reviewed. Each interval is longer than the one before. */
const reviewDays = [0, 4, 10, 19, 32]
const minutes = [0, 1, 2, 3, 4]

/** The bars of ㅎ from the logo: the opponent's on top, yours below and longer. */
export function DuelArt() {
  return (
    <svg
      viewBox="0 0 280 120"
      preserveAspectRatio="xMinYMid"
      className={`${styles.art} ${styles.duel}`}
      aria-hidden="true"
    >
      <path d="M20 34h128v22H20z" className={styles.opponent} />
      <path d="M20 66h240v22H20z" className={styles.you} />
    </svg>
  )
}

/** Reviews as dots on a timeline, with growing distances. */
export function ReviewArt() {
  return (
    <svg
      viewBox="0 0 280 120"
      preserveAspectRatio="xMinYMid"
      className={`${styles.art} ${styles.review}`}
      aria-hidden="true"
    >
      <path d="M30 60h230" className={styles.time} />
      {reviewDays.map((day) => (
        <circle key={day} cx={30 + day * 7} cy="60" r="10" className={styles.dot} />
      ))}
    </svg>
  )
}

/** Five minutes as five squares. */
export function LessonArt() {
  return (
    <svg
      viewBox="0 0 280 120"
      preserveAspectRatio="xMinYMid"
      className={`${styles.art} ${styles.lesson}`}
      aria-hidden="true"
    >
      {minutes.map((minute) => (
        <rect key={minute} x={20 + minute * 50} y="40" width="40" height="40" className={styles.minute} />
      ))}
    </svg>
  )
}
