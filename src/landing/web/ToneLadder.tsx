import { LADDER_SENTENCE, toneLadder } from '#landing/toneLadder.ts'
import { Section } from '#landing/web/Section.tsx'
import styles from '#landing/web/ToneLadder.module.css'
import { ToneChip } from '#translator/web/ToneChip.tsx'

const lead = `“${LADDER_SENTENCE}” The ending of the verb depends on who is listening. The translator shows all four tones and marks what changes.`

export function ToneLadder() {
  return (
    <Section title="One sentence, four ways to mean it" lead={lead}>
      <ol className={styles.ladder}>
        {toneLadder.map(({ tone, sentence, listener }) => (
          <li key={tone}>
            <ToneChip tone={tone} />
            <p lang="ko" className={styles.korean}>
              {markedStretches(sentence)}
            </p>
            <p className="small muted">{listener}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Replaces the brackets with marks. */
function markedStretches(sentence: string) {
  return sentence.split(/[[\]]/).map((stretch, position) =>
    position % 2 === 1 ? (
      <mark key={stretch} className="changed">
        {stretch}
      </mark>
    ) : (
      stretch
    ),
  )
}
