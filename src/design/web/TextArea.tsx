import { type ComponentProps, useId } from 'react'
import styles from '#design/web/Field.module.css'
import { Field, type FieldWords, fieldAria } from '#design/web/Field.tsx'

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'aria-invalid' | 'aria-describedby'> & {
    /** Large text without a border, for a pane that is itself the box. */
    plain?: boolean
  }

/** Grows with its text. The feature adds a counter or buttons beside it. */
export function TextArea({ label, labelHidden, hint, error, id, plain = false, ...area }: TextAreaProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const words = { label, labelHidden, hint, error }
  const look = plain ? `${styles.control} ${styles.area} ${styles.plain}` : `${styles.control} ${styles.area}`
  return (
    <Field controlId={controlId} {...words}>
      <textarea {...area} className={look} {...fieldAria(controlId, words)} />
    </Field>
  )
}
