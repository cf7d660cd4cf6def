import styles from '#design/web/Skeleton.module.css'

interface SkeletonProps {
  /** Grey lines of the height of the text they stand for. */
  lines?: 1 | 2 | 3
  /** `korean` for lines of Korean under study. */
  text?: 'body' | 'korean'
  label?: string
}

/** Holds the place of text that is on its way, at its final height. Seen after 150 ms only. */
export function Skeleton({ lines = 3, text = 'body', label = 'Loading...' }: SkeletonProps) {
  return (
    <output className={styles.skeleton} data-text={text}>
      <span className="vh">{label}</span>
      <span className={styles.line} />
      {lines > 1 && <span className={styles.line} />}
      {lines > 2 && <span className={styles.line} />}
    </output>
  )
}
