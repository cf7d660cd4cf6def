import type { Operator } from '#kit/operator.ts'
import type { LegalPage } from '#learn/legalPage.ts'
import type { Block } from '#learn/markdown/node.ts'
import { Blocks } from '#learn/web/Blocks.tsx'
import styles from '#learn/web/LegalText.module.css'

type LegalTextPage = Pick<LegalPage, 'heading' | 'updated'> & {
  blocks: readonly Block[]
  operator: Operator | undefined
}

export function LegalText({ page: { heading, updated, blocks, operator } }: { page: LegalTextPage }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <h1>{heading}</h1>
      <p className={styles.date}>
        In force since <time dateTime={updated}>{updated}</time>
      </p>
      <Blocks blocks={blocks} />
      {operator && (
        <section aria-labelledby="contact">
          <h2 id="contact">Contact</h2>
          <p>
            This site is run by {operator.name}. Write to <a href={`mailto:${operator.email}`}>{operator.email}</a>.
          </p>
        </section>
      )}
    </main>
  )
}
