import styles from '#design/web/CheckBox.module.css'

interface CheckBoxProps {
  label: string
  /** What choosing it does. */
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string | undefined
}

/** Something that is chosen or not, with a line below that says what that does. */
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
