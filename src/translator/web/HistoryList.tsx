import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { ToneChip } from '#design/web/ToneChip.tsx'
import type { HistoryEntry } from '#translator/translateContract.ts'
import { savedEntryLabel } from '#translator/web/copy.ts'
import styles from '#translator/web/HistoryList.module.css'
import { KoreanText } from '#translator/web/KoreanText.tsx'
import { markSaved, useSavedMarks } from '#translator/web/savedMarks.ts'

interface HistoryListProps {
  entries: readonly HistoryEntry[]
  onOpenEntry: (entry: HistoryEntry) => void
}

/** An entry that is un-saved stays where it is until the list is asked for again, so that a slip can be undone. */
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
  return (
    <li className={styles.row}>
      <button type="button" className={styles.entry} onClick={() => onOpenEntry(entry)}>
        <ToneChip tone={tone} />
        <span className={styles.source}>{source_text}</span>
        <span lang="ko" className={styles.korean}>
          <KoreanText text={translated_text} />
        </span>
      </button>
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
