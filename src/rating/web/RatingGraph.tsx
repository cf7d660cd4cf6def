import type { EpochMs } from '#kit/time.ts'
import { type RatingPoint, type RatingSeries, ratingLines, spreadApart } from '#rating/ratingSeries.ts'
import styles from '#rating/web/RatingGraph.module.css'
import { SkillIcon } from '#rating/web/SkillIcon.tsx'

/** In px of the drawing; the wide one fills a desktop card, the narrow one a phone. */
const SIZES = {
  wide: { width: 1_000, height: 300, dates: 4 },
  narrow: { width: 360, height: 230, dates: 2 },
}
const LEFT = 44
const RIGHT = 28
const TOP = 14
const BOTTOM = 32
/** Side of the letter at the end of a line. */
const MARK = 20
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

interface RatingGraphProps {
  series: readonly RatingSeries[]
  /** What the drawing shows, in words. */
  label: string
}

/** Three lines told apart by dashes and by the letter at their end, drawn once for each width of the card. */
export function RatingGraph({ series, label }: RatingGraphProps) {
  return (
    <figure className={styles.graph} role="img" aria-label={label}>
      <Drawing series={series} size="wide" />
      <Drawing series={series} size="narrow" />
    </figure>
  )
}

function Drawing({ series, size }: { series: readonly RatingSeries[]; size: keyof typeof SIZES }) {
  const { width, height, dates } = SIZES[size]
  const lines = ratingLines(series)
  const [low = 0, high = 1] = [lines.at(0), lines.at(-1)]
  const from = series[0]?.points.at(0)?.at ?? 0
  const to = series[0]?.points.at(-1)?.at ?? 1
  const x = (at: EpochMs) => LEFT + ((at - from) / (to - from)) * (width - LEFT - RIGHT)
  const y = (rating: number) => TOP + ((high - rating) / (high - low)) * (height - TOP - BOTTOM)
  const place = ({ at, rating }: RatingPoint) => `${x(at).toFixed(1)},${y(rating).toFixed(1)}`
  const ends = spreadApart(
    series.map(({ points }) => y(points.at(-1)?.rating ?? low)),
    MARK + 2,
  )
  const times = Array.from({ length: dates + 1 }, (_, index) => from + ((to - from) * index) / dates)
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
        <text key={at} x={x(at)} y={height - 8} textAnchor={index === 0 ? 'start' : index === dates ? 'end' : 'middle'}>
          {DATE.format(at)}
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
