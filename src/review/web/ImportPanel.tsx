import { useId, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import fieldStyles from '#design/web/Field.module.css'
import { Field, fieldAria } from '#design/web/Field.tsx'
import { FileButton } from '#design/web/FileButton.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import type { ImportRow, RowFate, RowFault } from '#review/deck/importRow.ts'
import { reviewMeta } from '#review/reviewPages.ts'
import styles from '#review/web/DeckPage.module.css'
import { columnName, importCopy as copy, fateNames, fatesSentence } from '#review/web/deckCopy.ts'
import { type DeckImport, useImport } from '#review/web/useImport.ts'
import { MixedText } from '#site/web/MixedText.tsx'

const FILE_TYPES = '.txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values'
const ROWS_SHOWN = 50

/** A file becomes cards: which columns, what becomes of each line, and then all at once. */
export function ImportPanel() {
  const deckImport = useImport()
  const { table, error, added, take } = deckImport
  return (
    <Panel title={copy.title}>
      <div className={styles.body}>
        <p>{copy.text}</p>
        <p className={styles.actions}>
          <FileButton accept={FILE_TYPES} onFile={take}>
            {copy.choose}
          </FileButton>
        </p>
        <output>
          {error}
          {added !== undefined && copy.added(added)}
        </output>
        {added !== undefined && !table && (
          <p>
            <LinkButton href={reviewMeta.path} inApp variant="primary">
              {copy.toReview}
            </LinkButton>
          </p>
        )}
        {table && <Preview deckImport={deckImport} />}
      </div>
    </Panel>
  )
}

function Preview({ deckImport }: { deckImport: DeckImport }) {
  const { table, choice, rows, parts, fates, error, busy, choose, preview, add } = deckImport
  const columns = table?.columns.map(({ index, name, sample }) => [index, columnName(index, name, sample)] as const)
  const inPart = new Set(parts[choice.part]?.map(({ line }) => line))
  const shown = rows.filter(({ line, fault }) => fault !== undefined || inPart.has(line))
  const fateOf = ({ line, fault }: ImportRow) => fault ?? fates?.get(line)
  const known = shown.flatMap((row) => fateOf(row) ?? [])
  const fresh = known.filter((fate) => fate === 'new').length
  const isKnown = parts.length === 0 || fates !== undefined
  return (
    <>
      <div className={styles.columns}>
        <Choice
          label={copy.korean}
          options={columns ?? []}
          value={choice.korean}
          onChange={(korean) => choose({ korean })}
        />
        <Choice
          label={copy.english}
          options={columns ?? []}
          value={choice.english}
          onChange={(english) => choose({ english })}
        />
        {parts.length > 1 && (
          <Choice
            label={copy.part}
            hint={copy.parts}
            options={parts.map(
              (part, index) => [index, copy.partOf(part[0]?.line ?? 0, part.at(-1)?.line ?? 0)] as const,
            )}
            value={choice.part}
            onChange={(part) => choose({ part })}
          />
        )}
      </div>
      <output>
        {isKnown ? (
          <>
            <b>{fatesSentence(known)}</b> {fresh === 0 && copy.nothing}
          </>
        ) : (
          error === undefined && copy.reading
        )}
      </output>
      <p className={styles.actions}>
        {isKnown && fresh > 0 && (
          <Button variant="primary" busy={busy} busyLabel={copy.adding} onClick={add}>
            {copy.add(fresh)}
          </Button>
        )}
        {!isKnown && error !== undefined && <Button onClick={preview}>{copy.retry}</Button>}
      </p>
      <Rows rows={shown} fateOf={fateOf} />
    </>
  )
}

interface ChoiceProps {
  label: string
  hint?: string
  options: readonly (readonly [value: number, name: string])[]
  value: number
  onChange: (value: number) => void
}

function Choice({ label, hint, options, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <Field controlId={id} label={label} hint={hint}>
      <select
        {...fieldAria(id, { label, hint })}
        className={fieldStyles.control}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map(([own, name]) => (
          <option key={own} value={own}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface RowsProps {
  rows: readonly ImportRow[]
  fateOf: (row: ImportRow) => RowFate | RowFault | undefined
}

function Rows({ rows, fateOf }: RowsProps) {
  const [count, setCount] = useState(ROWS_SHOWN)
  const shown = rows.slice(0, count)
  useKoreanFonts(shown.map(({ korean }) => korean).join())
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.rows}>
          <thead>
            <tr>
              {[copy.line, copy.korean, copy.english, copy.fate].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const fate = fateOf(row)
              return (
                <tr key={row.line} data-new={fate === 'new' || undefined}>
                  <th scope="row">{row.line}</th>
                  <td>
                    <MixedText text={row.korean} />
                  </td>
                  <td>
                    <MixedText text={row.english} />
                  </td>
                  <td>{fate && fateNames[fate]}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {count < rows.length && (
        <p>
          <Button variant="quiet" onClick={() => setCount(count + ROWS_SHOWN)}>
            {copy.more}
          </Button>
        </p>
      )}
    </>
  )
}
