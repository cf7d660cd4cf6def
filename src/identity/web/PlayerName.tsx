import styles from '#identity/web/PlayerName.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** A display name. It breaks between words only; what does not fit is cut, and the title has it whole. */
export function PlayerName({ name }: { name: string }) {
  return (
    <span className={styles.name} title={name}>
      <MixedText text={name} />
    </span>
  )
}
