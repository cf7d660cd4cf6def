import styles from '#design/web/CheckBox.module.css'

interface CheckBoxProps {
  label: string
  /** What checking the box does. */
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string | undefined
}

/** A checkbox with a line below it that explains the effect. */
export function CheckBox({ label, hint, checked, onChange, className = '' }: CheckBoxProps) {
  return (
    <label className={`${styles.choice} ${className}`}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{label}</b>
        <span className={styles.hint}>{hint}</span>
      </span>
    </label>
  )
}
