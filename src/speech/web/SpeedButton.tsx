import { Button } from '#design/web/Button.tsx'
import { SLOW, useListeningSpeed } from '#speech/web/listeningSpeed.ts'
import styles from '#speech/web/SpeedButton.module.css'

interface SpeedButtonProps {
  /** For a page without React, where `listen.js` handles the press. */
  plain?: boolean
  /** Disabled because there is nothing to listen to. */
  disabled?: boolean
}

/** Slows all listening down, on this page and every other, until it is pressed again. */
export function SpeedButton({ plain = false, disabled = false }: SpeedButtonProps) {
  const [speed, setSpeed] = useListeningSpeed()
  return (
    <Button
      variant="quiet"
      className={styles.speed}
      disabled={disabled}
      aria-pressed={speed === SLOW}
      data-listen-speed={plain ? '' : undefined}
      onClick={() => setSpeed(speed === SLOW ? 1 : SLOW)}
    >
      <span className="vh">Listen at </span>
      {SLOW}×
    </Button>
  )
}
