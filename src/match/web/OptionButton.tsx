import { Icon } from '#design/web/Icon.tsx'
import { koreanRuns } from '#korean/koreanRuns.ts'
import { OPTION_LETTERS } from '#match/answerKey.ts'
import styles from '#match/web/OptionButton.module.css'

/** In characters. Beside a longer text the words at its side would not fit. */
const ROOMY = 6

/** What an option shows: open, chosen and on its way, or judged. */
export type OptionLook = 'open' | 'pressed' | 'right' | 'wrong' | 'dim'

interface OptionButtonProps {
  index: number
  text: string
  look: OptionLook
  /** Who chose it, such as 'Your answer'. */
  tags: readonly string[]
  onChoose: () => void
}

export function OptionButton({ index, text, look, tags, onChoose }: OptionButtonProps) {
  const letter = OPTION_LETTERS[index] ?? ''
  const isKorean = koreanRuns(text)[0]?.korean ?? false
  return (
    <button
      type="button"
      className={text.length > ROOMY ? `${styles.option} ${styles.long}` : styles.option}
      data-look={look}
      aria-disabled={look !== 'open'}
      aria-keyshortcuts={`${letter} ${index + 1}`}
      onClick={() => look === 'open' && onChoose()}
    >
      <span className={styles.letter}>{letter}</span>
      <span className={styles.text} lang={isKorean ? 'ko' : undefined}>
        {text}
      </span>
      <span className={styles.tags}>
        {look === 'right' && <Icon name="check" />}
        {look === 'wrong' && <Icon name="clear" />}
        <span>{tags.join(', ')}</span>
      </span>
    </button>
  )
}
