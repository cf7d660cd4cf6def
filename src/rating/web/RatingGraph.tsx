import type { EpochMs } from '#kit/time.ts'
import {
  axisTimes,
  type Period,
  type RatingPoint,
  type RatingSeries,
  ratingLines,
  spreadApart,
} from '#rating/ratingSeries.ts'
import styles from '#rating/web/RatingGraph.module.css'
import { SkillIcon } from '#rating/web/SkillIcon.tsx'

/** In px. The wide drawing fills a card on a desktop, the narrow one a card on a phone. */
const SIZES = {
  wide: { width: 1_000, height: 300, times: 5 },
  narrow: { width: 360, height: 230, times: 3 },
}
const LEFT = 44
const RIGHT = 28
const TOP = 14
const BOTTOM = 32
/** Size of the letter at the end of a line. */
const MARK = 20
const TIME_NAMES = {
  day: new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' }),
  minute: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }),
}

interface DrawingProps {
  series: readonly RatingSeries[]
  period: Period
}

interface RatingGraphProps extends DrawingProps {
  /** What the drawing shows, in words. */
  label: string
}

/** Three lines, distinguished by dashes and by the letter at their end. There is one drawing for each width of the card. */
export function RatingGraph({ label, ...drawn }: RatingGraphProps) {
  return (
    <figure className={styles.graph} role="img" aria-label={label}>
      <Drawing {...drawn} size="wide" />
      <Drawing {...drawn} size="narrow" />
    </figure>
  )
}

function Drawing({ series, period, size }: DrawingProps & { size: keyof typeof SIZES }) {
  const { width, height, times: mostTimes } = SIZES[size]
  const lines = ratingLines(series)
  const [low = 0, high = 1] = [lines.at(0), lines.at(-1)]
  const { from, to } = period
  const x = (at: EpochMs) => LEFT + ((at - from) / (to - from)) * (width - LEFT - RIGHT)
  const y = (rating: number) => TOP + ((high - rating) / (high - low)) * (height - TOP - BOTTOM)
  const place = ({ at, rating }: RatingPoint) => `${x(at).toFixed(1)},${y(rating).toFixed(1)}`
  const ends = spreadApart(
    series.map(({ points }) => y(points.at(-1)?.rating ?? low)),
    MARK + 2,
  )
  const { unit, times } = axisTimes(period, mostTimes)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles[size]} aria-hidden="true">
      {lines.map((rating) => (
        <g key={rating}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(rating)} y2={y(rating)} className={styles.line} />
          <text x={LEFT - 8} y={y(rating) + 4} textAnchor="end">
            {rating}
          </text>
        </g>
      ))}
      {times.map((at, index) => (
        <text
          key={at}
          x={x(at)}
          y={height - 8}
          textAnchor={index === 0 ? 'start' : index === times.length - 1 ? 'end' : 'middle'}
        >
          {TIME_NAMES[unit].format(at)}
        </text>
      ))}
      {series.map(({ skill, points }, index) => (
        <g key={skill} data-skill={skill} className={styles.series}>
          <polyline points={points.map(place).join(' ')} />
          <g transform={`translate(${width - RIGHT + 4} ${(ends[index] ?? 0) - MARK / 2})`}>
            <SkillIcon skill={skill} size={MARK} />
          </g>
        </g>
      ))}
    </svg>
  )
}
