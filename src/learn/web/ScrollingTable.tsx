import type { Inline, Table } from '#learn/markdown/node.ts'
import { InlineText } from '#learn/web/InlineText.tsx'
import styles from '#learn/web/ScrollingTable.module.css'
import { ScrollRegion } from '#learn/web/ScrollRegion.tsx'
import { MixedText } from '#site/web/MixedText.tsx'

/** Scrolls sideways in a region of its own, which the keyboard reaches too. Its caption is the heading above it, so it is only read out. */
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

/** A corner without a word is no heading. */
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
