import { type ButtonLook, buttonClass } from '#design/web/buttonClass.ts'
import { Icon } from '#design/web/Icon.tsx'
import styles from '#speech/web/ListenButton.module.css'

interface ListenButtonProps {
  /** The URL of the clip. If it is null, the browser's Korean voice reads the text. */
  url: string | null
  text: string
  /** The accessible name of a button without text. */
  label?: string
  /** The id of the text that it reads aloud. */
  describedBy?: string
  variant?: ButtonLook['variant']
  /** Whether the button stays visible if nothing can be played. A press then says so. */
  always?: boolean
}

/** `ListenScript` makes the button work, with or without React. Until something can be played, the button is invisible but keeps its space. */
export function ListenButton(props: ListenButtonProps) {
  const { url, text, label, describedBy, variant = 'icon', always = false } = props
  return (
    <button
      type="button"
      className={buttonClass({ variant, className: always ? styles.listen : `${styles.listen} ${styles.unseen}` })}
      data-listen={url ?? ''}
      data-say={text}
      aria-label={label}
      aria-describedby={describedBy}
    >
      <Icon name="sound" />
      {label === undefined && 'Listen'}
    </button>
  )
}
