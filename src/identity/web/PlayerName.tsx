import { UNNAMED } from '#identity/displayName.ts'
import styles from '#identity/web/PlayerName.module.css'

/** A name as long as it may be: it breaks between words or not at all. What does not fit is cut, with the whole name at hand. */
export function PlayerName({ name }: { name: string }) {
  const shown = name || UNNAMED
  return (
    <span className={styles.name} title={shown}>
      {shown}
    </span>
  )
}
