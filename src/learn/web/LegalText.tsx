import type { Block } from '#learn/markdown/node.ts'
import { Blocks } from '#learn/web/Blocks.tsx'
import styles from '#learn/web/LegalText.module.css'

interface LegalTextProps {
  heading: string
  /** A date: 2026-11-20. */
  updated: string
  blocks: readonly Block[]
}

export function LegalText({ heading, updated, blocks }: LegalTextProps) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <h1>{heading}</h1>
      <p className={styles.date}>
        In force since <time dateTime={updated}>{updated}</time>
      </p>
      <Blocks blocks={blocks} />
    </main>
  )
}
