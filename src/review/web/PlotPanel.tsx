import { type ReactNode, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { insightCopy } from '#review/web/insightCopy.ts'
import styles from '#review/web/PlotPanel.module.css'

interface PlotPanelProps {
  title: string
  /** What the plot shows, in a sentence. */
  children: ReactNode
  /** Undefined if there is nothing to draw. */
  plot: ReactNode
  table: ReactNode
}

/** A plot with the same numbers as a table. */
export function PlotPanel({ title, children, plot, table }: PlotPanelProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Panel title={title}>
      <div className={styles.body}>
        {children}
        {plot && (asTable ? <div className={styles.scroll}>{table}</div> : plot)}
      </div>
      {plot && (
        <Button
          variant="quiet"
          className={styles.toggle}
          aria-label={`${asTable ? insightCopy.asGraph : insightCopy.asTable}: ${title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? insightCopy.asGraph : insightCopy.asTable}
        </Button>
      )}
    </Panel>
  )
}

interface PlotTableProps {
  heads: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[]
}

export function PlotTable({ heads, rows }: PlotTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
