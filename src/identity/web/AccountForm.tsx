import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import type { AccountFailure } from '#identity/accountFailure.ts'
import styles from '#identity/web/AccountForm.module.css'
import { FailureNotice } from '#identity/web/FailureNotice.tsx'

interface AccountFormProps {
  submit: string
  busyLabel: string
  busy: boolean
  failure: AccountFailure | undefined
  onSubmit: (fields: FormData) => void
  children?: ReactNode
}

/**
 * The fields, the failure notice and the button. After a failure, the focus moves to the first field to correct, or to the
 * notice. Fields keep their values.
 */
export function AccountForm({ submit, busyLabel, busy, failure, onSubmit, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!failure) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    ;(field ?? alert.current)?.focus()
  }, [failure])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }

  // Outside a dialog `method="dialog"` does nothing, so a press before hydration cannot put the password into the address bar.
  return (
    <form ref={form} method="dialog" noValidate className={styles.form} onSubmit={send}>
      <div ref={alert} role="alert" tabIndex={-1} className={styles.alert} data-stale={busy || undefined}>
        {failure && <FailureNotice failure={failure} />}
      </div>
      {children}
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </form>
  )
}
