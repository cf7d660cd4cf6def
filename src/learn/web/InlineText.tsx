import type { ReactNode } from 'react'
import { never } from '#kit/never.ts'
import type { Inline } from '#learn/markdown/node.ts'
import { MixedText } from '#site/web/MixedText.tsx'

/** Renders inline text. Marks Korean words with `lang`. */
export function InlineText({ nodes }: { nodes: readonly Inline[] }) {
  return Object.entries(nodes).map(([at, node]) => <NodeView key={at} node={node} />)
}

function NodeView({ node }: { node: Inline }): ReactNode {
  switch (node.type) {
    case 'text':
      return <MixedText text={node.value} />
    case 'inlineCode':
      return (
        <code>
          <MixedText text={node.value} />
        </code>
      )
    case 'break':
      return <br />
    case 'link':
      return (
        <a href={node.url}>
          <InlineText nodes={node.children} />
        </a>
      )
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const Tag = TAGS[node.type]
      return (
        <Tag>
          <InlineText nodes={node.children} />
        </Tag>
      )
    }
    default:
      return never(node)
  }
}

const TAGS = { strong: 'strong', emphasis: 'em', delete: 'del' } as const
