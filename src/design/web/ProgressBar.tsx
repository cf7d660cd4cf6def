import styles from '#design/web/ProgressBar.module.css'

interface ProgressBarProps {
  value: number
  max: number
  /** What is in progress. */
  label: string
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress className={styles.bar} max={max} value={value} aria-label={label} />
}
