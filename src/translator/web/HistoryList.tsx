import { useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import type { HistoryEntry } from '#translator/translateContract.ts'
import { savedEntryLabel } from '#translator/web/copy.ts'
import styles from '#translator/web/HistoryList.module.css'
import { KoreanText } from '#translator/web/KoreanText.tsx'
import { markSaved, useSavedMarks } from '#translator/web/savedMarks.ts'
import { ToneChip } from '#translator/web/ToneChip.tsx'
import { UnfoldButton } from '#translator/web/UnfoldButton.tsx'
import { useIsCut } from '#translator/web/useIsCut.ts'

interface HistoryListProps {
  entries: readonly HistoryEntry[]
  onOpenEntry: (entry: HistoryEntry) => void
}

/** An entry that is no longer saved keeps its place until the list loads again, so that a mistake can be undone. */
export function HistoryList({ entries, onOpenEntry }: HistoryListProps) {
  const marks = useSavedMarks()
  return (
    <ul className={styles.scroll}>
      {entries.map((entry) => (
        <HistoryRow
          key={entry.id}
          entry={{ ...entry, saved: marks.get(entry.id) ?? entry.saved }}
          onOpenEntry={onOpenEntry}
        />
      ))}
    </ul>
  )
}

function HistoryRow({ entry, onOpenEntry }: { entry: HistoryEntry; onOpenEntry: (entry: HistoryEntry) => void }) {
  const { id, source_text, translated_text, tone, saved } = entry
  const source = useRef<HTMLSpanElement>(null)
  const korean = useRef<HTMLSpanElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const isCut = [useIsCut(source), useIsCut(korean)].includes(true)
  return (
    <li className={styles.row}>
      <div className={styles.texts} data-unfolded={unfolded || undefined}>
        <button type="button" className={styles.entry} onClick={() => onOpenEntry(entry)}>
          <ToneChip tone={tone} />
          <span ref={source} className={styles.source}>
            {source_text}
          </span>
          <span ref={korean} lang="ko" className={styles.korean}>
            <KoreanText text={translated_text} />
          </span>
        </button>
        {(isCut || unfolded) && (
          <UnfoldButton unfolded={unfolded} text={source_text} onToggle={() => setUnfolded(!unfolded)} />
        )}
      </div>
      <Button
        variant="icon"
        className={styles.save}
        aria-label={savedEntryLabel(source_text)}
        aria-pressed={saved}
        onClick={() => markSaved(id, !saved)}
      >
        <Icon name="save" />
      </Button>
    </li>
  )
}
