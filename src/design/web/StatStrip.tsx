import styles from '#design/web/StatStrip.module.css'

export interface Stat {
  name: string
  /** What is shown; undefined while it is on its way. */
  value: string | number | undefined
}

/** Numbers side by side, each under its name. An em dash stands where a number is not known yet. */
export function StatStrip({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl className={[styles.strip, className].filter(Boolean).join(' ')} data-count={stats.length}>
      {stats.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
