import styles from '#translator/web/KoreanSentence.module.css'

const UNKNOWN = /(〔[^〕]*〕)/

/** Korean in which unknown English words stand in brackets. */
export function KoreanText({ text }: { text: string }) {
  const [before = '', unknown, ...after] = text.split(UNKNOWN)
  if (unknown === undefined) return text
  return (
    <>
      {before}
      <span lang="en" className={styles.unknown}>
        {unknown}
      </span>
      <KoreanText text={after.join('')} />
    </>
  )
}
