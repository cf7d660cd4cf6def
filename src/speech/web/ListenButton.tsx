import { type ButtonLook, buttonClass } from '#design/web/buttonClass.ts'
import { Icon } from '#design/web/Icon.tsx'
import styles from '#speech/web/ListenButton.module.css'

interface ListenButtonProps {
  /** The clip; null where the server has none: then the browser's Korean voice says the text. */
  url: string | null
  text: string
  /** Its name, for a button that shows no word. */
  label?: string
  /** Id of the text that it reads. */
  describedBy?: string
  variant?: ButtonLook['variant']
  /** Visible even where nothing can be played; a press then says so. */
  always?: boolean
}

/** `ListenScript` makes it work, with React or without. Until something can be played the button is invisible but keeps its place. */
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
