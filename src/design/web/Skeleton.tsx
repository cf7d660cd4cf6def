import styles from '#design/web/Skeleton.module.css'

interface SkeletonProps {
  /** Gray lines with the height of the text they replace. */
  lines?: 1 | 2 | 3
  /** `korean` for lines of Korean to study. */
  text?: 'body' | 'korean'
  label?: string
}

/** A placeholder for loading text, at its final height. Appears after 150 ms. */
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
