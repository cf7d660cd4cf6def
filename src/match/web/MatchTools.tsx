import type { ReactNode } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { usePreference } from '#design/web/preferences.ts'
import { shortcutCopy, soundCopy } from '#match/web/copy.ts'
import { LatinButton } from '#match/web/LatinButton.tsx'
import styles from '#match/web/MatchTools.module.css'
import { ShortcutsDialog } from '#match/web/ShortcutsDialog.tsx'

interface MatchToolsProps {
  /** Whether the list of shortcuts is open. */
  helps: boolean
  onHelp: (open: boolean) => void
  /** Further buttons beside them. */
  children: ReactNode
}

/** The buttons at the foot of a question: shortcuts, sound, Latin letters and resigning. */
export function MatchTools({ helps, onHelp, children }: MatchToolsProps) {
  const [sound, setSound] = usePreference('sound')
  return (
    <div className={styles.tools}>
      <Button variant="icon" aria-label={shortcutCopy.open} className={styles.shortcuts} onClick={() => onHelp(true)}>
        <kbd>?</kbd>
      </Button>
      <Button variant="icon" aria-label={soundCopy.label} aria-pressed={sound} onClick={() => setSound(!sound)}>
        <Icon name={sound ? 'sound' : 'mute'} />
      </Button>
      <LatinButton />
      {children}
      <ShortcutsDialog open={helps} onClose={() => onHelp(false)} />
    </div>
  )
}
