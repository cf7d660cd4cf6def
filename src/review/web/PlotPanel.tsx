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
