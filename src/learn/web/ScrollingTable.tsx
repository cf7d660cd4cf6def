import { ScrollRegion } from '#design/web/ScrollRegion.tsx'
import type { Inline, Table } from '#learn/markdown/node.ts'
import { InlineText } from '#learn/web/InlineText.tsx'
import styles from '#learn/web/ScrollingTable.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** A table in its own scrolling region, which the keyboard can reach. Its caption repeats the heading above it, so it is only for screen readers. */
export function ScrollingTable({ table: { caption, head, rows } }: { table: Table }) {
  return (
    <ScrollRegion label={`Table: ${caption}`}>
      <table className={styles.table}>
        <caption className="vh">
          <MixedText text={caption} />
        </caption>
        <thead>
          <tr>
            {cells(head).map(([at, cell]) => (
              <HeadCell key={at} cell={cell} />
            ))}
          </tr>
        </thead>
        <tbody>
          {cells(rows).map(([at, row]) => (
            <tr key={at}>
              {cells(row).map(([column, cell]) => (
                <td key={column}>
                  <InlineText nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** An empty corner cell is not a heading. */
function HeadCell({ cell }: { cell: Inline[] }) {
  if (cell.length === 0) return <td />
  return (
    <th scope="col">
      <InlineText nodes={cell} />
    </th>
  )
}

function cells<Cell>(row: readonly Cell[]): [at: string, cell: Cell][] {
  return Object.entries(row)
}
