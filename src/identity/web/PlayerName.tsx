import styles from '#identity/web/PlayerName.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** A display name. Lines break only between words, overlong names are truncated, and the title has the whole name. */
export function PlayerName({ name }: { name: string }) {
  return (
    <span className={styles.name} title={name}>
      <MixedText text={name} />
    </span>
  )
}
