import { cutSource } from '#translator/untranslated.ts'
import {
  checkRest,
  cutSentence,
  gapSentence,
  missingSentences,
  partialSentence,
  unknownSentence,
  words,
} from '#translator/web/copy.ts'
import styles from '#translator/web/Doubts.module.css'
import { KnownParts } from '#translator/web/KnownParts.tsx'
import type { ShownVersion } from '#translator/workbenchView.ts'

interface DoubtsProps {
  any: ShownVersion['any']
  /** The text that it translates. */
  source: string
}

/** Says what is not sure about an answer, and what is known of the parts that stayed English. */
export function Doubts({ any, source }: DoubtsProps) {
  const { gaps, unknown, status, known, source: language } = any
  if (language === 'korean')
    return unknown.length === 0 ? null : <p className={styles.doubt}>{missingSentences(unknown).join(' ')}</p>
  if (gaps.length === 0) {
    const doubt = unknown.length > 0 ? unknownSentence(unknown) : status === 'partial' ? partialSentence : undefined
    return doubt === undefined ? null : <p className={styles.doubt}>{doubt}</p>
  }
  const cut = cutSource(source, gaps)
  return (
    <>
      <div className={styles.doubt}>
        <p>
          <strong>{words.notWhole}</strong> {gapSentence(gaps)}
        </p>
        {unknown.length > 0 && <p>{missingSentences(unknown).join(' ')}</p>}
        <p>
          {words.shorter} {cut !== undefined && cutSentence(cut)} {cut !== undefined && checkRest}
        </p>
      </div>
      <KnownParts known={known} />
    </>
  )
}
