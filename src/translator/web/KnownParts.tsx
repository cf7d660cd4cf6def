import type { KnownPart } from '#translator/translation.ts'
import { knownKinds, words } from '#translator/web/copy.ts'
import styles from '#translator/web/KnownParts.module.css'

/** The words of the untranslated stretches that the dictionary has. */
export function KnownParts({ known }: { known: readonly KnownPart[] }) {
  if (known.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>{words.knownParts}</caption>
      <thead>
        <tr>
          <th scope="col">{words.inputLabel}</th>
          <th scope="col">{words.resultLabel}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.level}</th>
        </tr>
      </thead>
      <tbody>
        {known.map(({ english, korean, kind, level, start }) => (
          <tr key={start}>
            <th scope="row">{english}</th>
            <td lang="ko">{korean}</td>
            <td>{knownKinds[kind]}</td>
            <td>{level ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
