import { type ComponentProps, useId } from 'react'
import styles from '#design/web/Field.module.css'
import { Field, type FieldWords, fieldAria } from '#design/web/Field.tsx'

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className' | 'aria-invalid' | 'aria-describedby'>

export function TextField({ label, labelHidden, hint, error, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const words = { label, labelHidden, hint, error }
  return (
    <Field controlId={controlId} {...words}>
      <input type="text" {...input} className={styles.control} {...fieldAria(controlId, words)} />
    </Field>
  )
}
