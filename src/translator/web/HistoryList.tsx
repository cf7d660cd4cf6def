import { ToneChip } from '#design/web/ToneChip.tsx'
import styles from '#translator/web/HistoryPanel.module.css'
import { KoreanText } from '#translator/web/KoreanText.tsx'
import type { HistoryEntry } from '#translator/workbenchAnswer.ts'

interface HistoryListProps {
  entries: readonly HistoryEntry[]
  onOpenEntry: (entry: HistoryEntry) => void
}

export function HistoryList({ entries, onOpenEntry }: HistoryListProps) {
  return (
    <ul className={styles.scroll}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" className={styles.entry} onClick={() => onOpenEntry(entry)}>
            <ToneChip tone={entry.tone} />
            <span className={styles.source}>{entry.source_text}</span>
            <span lang="ko" className={styles.korean}>
              <KoreanText text={entry.translated_text} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
