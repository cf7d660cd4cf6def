import { type ComponentProps, useId, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import styles from '#design/web/Field.module.css'
import { Field, type FieldWords, fieldAria } from '#design/web/Field.tsx'
import { Icon } from '#design/web/Icon.tsx'

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'type' | 'aria-invalid' | 'aria-describedby'> & {
    autoComplete: 'current-password' | 'new-password'
  }

export function PasswordField({ label, labelHidden, hint, error, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const ownId = useId()
  const controlId = id ?? ownId
  const words = { label, labelHidden, hint, error }
  return (
    <Field controlId={controlId} {...words}>
      <div className={styles.withButton}>
        <input
          {...input}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
          {...fieldAria(controlId, words)}
        />
        <Button variant="icon" aria-label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'hide' : 'show'} />
        </Button>
      </div>
    </Field>
  )
}
