import type { RatedMatch } from '#rating/ratingSeries.ts'
import type { Skill } from '#rating/skill.ts'
import { trendLine } from '#rating/trendLine.ts'
import styles from '#rating/web/RatingTrend.module.css'

const WIDTH = 120
const HEIGHT = 40
/** Of the dot at the end of the line. */
const RADIUS = 4

/**
 * How a rating moved over the last matches, as a small line. The figures beside it say the same. It takes the color of the
 * text.
 */
export function RatingTrend({ matches, skill }: { matches: readonly RatedMatch[]; skill: Skill }) {
  const points = trendLine(matches, skill, { width: WIDTH - 2 * RADIUS, height: HEIGHT - 2 * RADIUS })
  const end = points.at(-1)
  if (!end) return null
  return (
    <svg viewBox={`${-RADIUS} ${-RADIUS} ${WIDTH} ${HEIGHT}`} className={styles.trend} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      <circle cx={end.x} cy={end.y} r={RADIUS} />
    </svg>
  )
}
