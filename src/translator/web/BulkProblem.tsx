import type { JobProblem } from '#translator/bulk/bulkJob.ts'
import styles from '#translator/web/BulkJobPanel.module.css'
import { bulkWords } from '#translator/web/bulkCopy.ts'

/** Where to go when resuming would not help. */
const WAYS: Record<string, { href: string; label: string }> = {
  bulk_not_in_plan: { href: '/pricing', label: bulkWords.seePlans },
  no_authorization: { href: '/auth', label: bulkWords.signIn },
}

export function BulkProblem({ problem }: { problem: JobProblem }) {
  const way = WAYS[problem.code]
  return (
    <div role="alert" className={styles.problem}>
      <strong>Error: {problem.sentence}</strong>
      {way && (
        <a href={way.href} target="_blank" rel="noreferrer">
          {way.label}
        </a>
      )}
    </div>
  )
}
