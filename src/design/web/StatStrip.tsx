import styles from '#design/web/StatStrip.module.css'

export interface Stat {
  name: string
  /** The displayed value; undefined while it is loading. */
  value: string | number | undefined
}

/** Numbers side by side, each under its name. An em dash replaces a number that is still loading. */
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
