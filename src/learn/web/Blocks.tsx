import { Fragment, type ReactNode } from 'react'
import { never } from '#kit/never.ts'
import type { Block, Heading } from '#learn/markdown/node.ts'
import styles from '#learn/web/Blocks.module.css'
import { ExampleList } from '#learn/web/ExampleList.tsx'
import { InlineText } from '#learn/web/InlineText.tsx'
import { Quiz } from '#learn/web/Quiz.tsx'
import { ScrollingTable } from '#learn/web/ScrollingTable.tsx'

/** Renders a text's blocks. They contain no HTML, so nothing in them can run. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      <BlockRun blocks={blocks} />
    </div>
  )
}

function BlockRun({ blocks }: { blocks: readonly Block[] }) {
  return numbered(blocks).map(([at, block]) => <BlockView key={at} block={block} />)
}

/** Blocks of a text never change their order, so their index is their key. */
function numbered<Item>(items: readonly Item[]): [at: string, item: Item][] {
  return Object.entries(items)
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'heading':
      return <HeadingView heading={block} />
    case 'paragraph':
      return (
        <p>
          <InlineText nodes={block.children} />
        </p>
      )
    case 'list':
      return <ListView ordered={block.ordered} items={block.items} />
    case 'blockquote':
      return (
        <blockquote>
          <BlockRun blocks={block.children} />
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <code>{block.value}</code>
        </pre>
      )
    case 'thematicBreak':
      return <hr />
    case 'table':
      return <ScrollingTable table={block} />
    case 'examples':
      return <ExampleList examples={block.examples} />
    case 'quiz':
      return <Quiz questions={block.questions} />
    default:
      return never(block)
  }
}

/** Only the page itself has a first-level heading. */
function HeadingView({ heading }: { heading: Heading }) {
  const Tag = `h${Math.min(Math.max(heading.depth, 2), 6)}` as 'h2'
  return (
    <Tag id={heading.id}>
      <InlineText nodes={heading.children} />
    </Tag>
  )
}

function ListView({ ordered, items }: { ordered: boolean; items: readonly Block[][] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {numbered(items).map(([at, item]) => (
        <li key={at}>
          <ItemView blocks={item} />
        </li>
      ))}
    </Tag>
  )
}

/** Renders an item's first line without a paragraph. */
function ItemView({ blocks }: { blocks: readonly Block[] }) {
  const [first, ...rest] = blocks
  if (first?.type !== 'paragraph') return <BlockRun blocks={blocks} />
  return (
    <Fragment>
      <InlineText nodes={first.children} />
      <BlockRun blocks={rest} />
    </Fragment>
  )
}
