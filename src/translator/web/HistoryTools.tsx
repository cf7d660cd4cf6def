import { Segmented } from '#design/web/Segmented.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { type HistoryWish, LONGEST_SEARCH } from '#translator/historySearch.ts'
import { historyWords } from '#translator/web/copy.ts'
import styles from '#translator/web/HistoryTools.module.css'

interface HistoryToolsProps {
  wish: HistoryWish
  onWish: (wish: HistoryWish) => void
}

const segments = [
  { value: 'all', label: historyWords.all },
  { value: 'saved', label: historyWords.saved },
] as const

export function HistoryTools({ wish, onWish }: HistoryToolsProps) {
  return (
    <search className={styles.tools}>
      <TextField
        type="search"
        label={historyWords.search}
        labelHidden
        placeholder={historyWords.searchHint}
        maxLength={LONGEST_SEARCH}
        value={wish.search}
        onChange={(event) => onWish({ ...wish, search: event.target.value })}
      />
      <Segmented
        legend={historyWords.show}
        legendHidden
        segments={segments}
        value={wish.savedOnly ? 'saved' : 'all'}
        onChange={(value) => onWish({ ...wish, savedOnly: value === 'saved' })}
      />
    </search>
  )
}
