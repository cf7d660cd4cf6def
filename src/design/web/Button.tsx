import type { ComponentProps, MouseEvent } from 'react'
import styles from '#design/web/Button.module.css'
import { type ButtonLook, buttonClass } from '#design/web/buttonClass.ts'

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** While busy, the button ignores presses and keeps its focus and width. */
    busy?: boolean
    /** The label while busy, such as `Saving...`. Always pass it, so that the width is fixed from the start. */
    busyLabel?: string
  }

export function Button({ variant, size, wide, className, busy = false, busyLabel, children, ...rest }: ButtonProps) {
  const { onClick, type = 'button', ...attributes } = rest

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={busy || attributes['aria-busy']}
      aria-disabled={busy || attributes['aria-disabled']}
      onClick={press}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className={styles.labels}>
          <span data-off={busy || undefined}>{children}</span>
          <span data-off={!busy || undefined}>{busyLabel}</span>
        </span>
      )}
    </button>
  )
}
