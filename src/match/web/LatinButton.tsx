import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { storeLatinLetters, useLatinLetters } from '#identity/web/latinLetters.ts'
import { latinCopy } from '#match/web/copy.ts'
import styles from '#match/web/LatinButton.module.css'

/** Shows the Korean of explanations in Latin letters, too, or no longer. */
export function LatinButton() {
  const latin = useLatinLetters()
  return (
    <Button
      variant="icon"
      aria-label={latinCopy.label}
      aria-pressed={latin}
      title={latinCopy.label}
      className={styles.latin}
      onClick={() => storeLatinLetters(!latin)}
    >
      <Icon name="languages" />
    </Button>
  )
}
