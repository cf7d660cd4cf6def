import type { ReactNode } from 'react'
import styles from '#design/web/Field.module.css'
import { Icon } from '#design/web/Icon.tsx'

export interface FieldWords {
  label: string
  /** The label is only for screen readers, because the place itself makes clear what belongs there. */
  labelHidden?: boolean | undefined
  hint?: string | undefined
  /** What is wrong and how to fix it, shown under the control. */
  error?: string | undefined
}

interface FieldProps extends FieldWords {
  controlId: string
  children: ReactNode
}

/** Label above, hint and error below any control. The control takes `fieldAria` of the same id. */
export function Field({ controlId, label, labelHidden, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={labelHidden ? 'vh' : styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className={styles.error}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  )
}

/** Ties a control to its hint and error for screen readers. */
export function fieldAria(controlId: string, { hint, error }: FieldWords) {
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return { id: controlId, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined }
}
