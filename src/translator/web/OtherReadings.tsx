import { useId, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import type { OtherTranslation, Tone } from '#translator/translation.ts'
import { otherReadingLabel, words } from '#translator/web/copy.ts'
import { KoreanSentence } from '#translator/web/KoreanSentence.tsx'
import styles from '#translator/web/OtherReadings.module.css'

interface OtherReadingsProps {
  others: readonly OtherTranslation[]
  tone: Tone
}

/** What else the text may mean: each reading is shown at the press of its button, one at a time. */
export function OtherReadings({ others, tone }: OtherReadingsProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const shownId = useId()
  const open = openAt === null ? undefined : others[openAt]
  if (others.length === 0) return null
  return (
    <div className={styles.others}>
      <div className={styles.choice}>
        <span className="muted">{words.notMeant}</span>
        {others.map((other, at) => (
          <Button
            key={other.start}
            variant="quiet"
            aria-expanded={at === openAt}
            aria-controls={at === openAt ? shownId : undefined}
            onClick={() => setOpenAt(at === openAt ? null : at)}
          >
            {otherReadingLabel(other)}
          </Button>
        ))}
      </div>
      {open && (
        <div id={shownId} className={styles.shown}>
          <KoreanSentence key={`${openAt} ${tone}`} version={open.tones[tone]} />
        </div>
      )}
    </div>
  )
}
