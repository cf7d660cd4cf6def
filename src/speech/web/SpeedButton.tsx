import { Button } from '#design/web/Button.tsx'
import { SLOW, useListeningSpeed } from '#speech/web/listeningSpeed.ts'
import styles from '#speech/web/SpeedButton.module.css'

interface SpeedButtonProps {
  /** On a page without React: `listen.js` answers the press. */
  plain?: boolean
}

/** Slows down whatever is listened to, here and on every page, until it is pressed again. */
export function SpeedButton({ plain = false }: SpeedButtonProps) {
  const [speed, setSpeed] = useListeningSpeed()
  return (
    <Button
      variant="quiet"
      className={styles.speed}
      aria-pressed={speed === SLOW}
      data-listen-speed={plain ? '' : undefined}
      onClick={() => setSpeed(speed === SLOW ? 1 : SLOW)}
    >
      <span className="vh">Listen at </span>
      {SLOW}×
    </Button>
  )
}
