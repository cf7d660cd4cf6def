import type { Tone } from '#translator/translation.ts'
import { toneNames } from '#translator/web/copy.ts'
import styles from '#translator/web/ToneChip.module.css'
import { ToneIcon } from '#translator/web/ToneIcon.tsx'

/** Icon and word: color alone never says which tone it is. */
export function ToneChip({ tone }: { tone: Tone }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      <ToneIcon tone={tone} />
      {toneNames[tone]}
    </span>
  )
}
