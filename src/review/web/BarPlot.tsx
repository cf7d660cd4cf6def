import styles from '#review/web/BarPlot.module.css'

/** In px. The wide drawing fills the card on a desktop, the narrow one on a phone. */
const SIZES = { wide: { width: 640, height: 220, names: 8 }, narrow: { width: 326, height: 190, names: 4 } }
const LEFT = 40
const TOP = 10
const BOTTOM = 28
/** The share of a bar's place that it fills. */
const FILLED = 0.72

export interface Bar {
  name: string
  /** Null if there is nothing to show for it. */
  value: number | null
}

interface DrawingProps {
  bars: readonly Bar[]
  /** The values of the grid lines, lowest first. */
  lines: readonly number[]
  lineName: (value: number) => string
  /** What the bars should reach. */
  goal?: { value: number; name: string }
}

interface BarPlotProps extends DrawingProps {
  /** What the drawing shows, in words. */
  label: string
}

/** There is one drawing for each width of the card. */
export function BarPlot({ label, ...drawn }: BarPlotProps) {
  return (
    <figure role="img" aria-label={label}>
      <Drawing {...drawn} size="wide" />
      <Drawing {...drawn} size="narrow" />
    </figure>
  )
}

function Drawing({ bars, lines, lineName, goal, size }: DrawingProps & { size: keyof typeof SIZES }) {
  const { width, height, names } = SIZES[size]
  const [low = 0, high = 1] = [lines.at(0), lines.at(-1)]
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM)
  const place = (width - LEFT) / Math.max(1, bars.length)
  const barWidth = Math.min(40, place * FILLED)
  const middle = (index: number) => LEFT + (index + 0.5) * place
  const every = Math.ceil(bars.length / names)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`${styles.plot} ${styles[size]}`} aria-hidden="true">
      {lines.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={width} y1={y(value)} y2={y(value)} className={styles.line} />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {lineName(value)}
          </text>
        </g>
      ))}
      {bars.map(({ name, value }, index) => (
        <g key={name}>
          {value !== null && value > low && (
            <rect
              x={middle(index) - barWidth / 2}
              y={y(value)}
              width={barWidth}
              height={y(low) - y(value)}
              rx={2}
              className={styles.bar}
            />
          )}
          {index % every === 0 && (
            <text x={middle(index)} y={height - 8} textAnchor={index === 0 && bars.length > 12 ? 'start' : 'middle'}>
              {name}
            </text>
          )}
        </g>
      ))}
      {goal && (
        <g>
          <line x1={LEFT} x2={width} y1={y(goal.value)} y2={y(goal.value)} className={styles.goal} />
          <text x={width} y={y(goal.value) - 6} textAnchor="end" className={styles.goalName}>
            {goal.name}
          </text>
        </g>
      )}
    </svg>
  )
}
