import { Button } from '#design/web/Button.tsx'
import { showAllLabel, words } from '#translator/web/copy.ts'

interface UnfoldButtonProps {
  /** Whether the whole text is shown. */
  unfolded: boolean
  /** The text, for the button's name. */
  text: string
  onToggle: () => void
}

/** A button that expands and collapses a text that is cut off. */
export function UnfoldButton({ unfolded, text, onToggle }: UnfoldButtonProps) {
  return (
    <Button variant="quiet" aria-expanded={unfolded} aria-label={showAllLabel(unfolded, text)} onClick={onToggle}>
      {unfolded ? words.showLess : words.showAll}
    </Button>
  )
}
