import { Segmented } from '#design/web/Segmented.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { type HistoryFilter, LONGEST_SEARCH } from '#translator/historySearch.ts'
import { historyWords } from '#translator/web/copy.ts'
import styles from '#translator/web/HistoryTools.module.css'

interface HistoryToolsProps {
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
}

const segments = [
  { value: 'all', label: historyWords.all },
  { value: 'saved', label: historyWords.saved },
] as const

export function HistoryTools({ filter, onFilter }: HistoryToolsProps) {
  return (
    <search className={styles.tools}>
      <TextField
        type="search"
        label={historyWords.search}
        labelHidden
        placeholder={historyWords.searchHint}
        maxLength={LONGEST_SEARCH}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.target.value })}
      />
      <Segmented
        legend={historyWords.show}
        legendHidden
        segments={segments}
        value={filter.savedOnly ? 'saved' : 'all'}
        onChange={(value) => onFilter({ ...filter, savedOnly: value === 'saved' })}
      />
    </search>
  )
}
