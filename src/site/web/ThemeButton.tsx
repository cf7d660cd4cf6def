import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import styles from '#site/web/ThemeButton.module.css'

/** `site.js` handles it, so it works on pages without React. The style sheet chooses the icon and the name. */
export function ThemeButton() {
  return (
    <Button variant="icon" data-site="theme">
      <span className={styles.toDark}>
        <Icon name="moon" />
        <span className="vh">Switch to dark theme</span>
      </span>
      <span className={styles.toLight}>
        <Icon name="sun" />
        <span className="vh">Switch to light theme</span>
      </span>
    </Button>
  )
}
