import styles from '#design/web/ToneChip.module.css'
import { ToneIcon, type ToneName } from '#design/web/ToneIcon.tsx'

const toneWords: Record<ToneName, string> = {
  casual: 'Casual',
  polite: 'Polite',
  formal: 'Formal',
  business: 'Business',
}

/** Icon and word: colour alone never says which tone it is. */
export function ToneChip({ tone }: { tone: ToneName }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      <ToneIcon tone={tone} />
      {toneWords[tone]}
    </span>
  )
}
