import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import styles from '#design/web/Dialog.module.css'
import { Icon } from '#design/web/Icon.tsx'

interface DialogProps {
  open: boolean
  /** Called for Esc, the close button, or a press outside. The owner then sets `open` to false. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The row of buttons at the bottom, the safe one first in reading order. */
  actions?: ReactNode
}

/** A native modal dialog: the browser traps and restores focus. On a phone, a sheet at the bottom. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  function pressOutside(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={pressOutside}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button variant="icon" aria-label="Close" onClick={onClose}>
            <Icon name="clear" />
          </Button>
        </header>
        {children}
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
