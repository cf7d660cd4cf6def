import type { ReactNode } from 'react'
import { LinkButton } from '#design/web/LinkButton.tsx'
import styles from '#plans/web/TestPaymentFrame.module.css'
import { testPaymentCopy } from '#plans/web/testPaymentCopy.ts'

/** The frame of both test payment pages. It says first that no money moves. */
export function TestPaymentFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <p className={styles.label}>
        <strong>{testPaymentCopy.label}</strong>
        <span>{testPaymentCopy.remark}</span>
      </p>
      <h1>{heading}</h1>
      {children}
      <LinkButton variant="quiet" href="/pricing" className={styles.back}>
        {testPaymentCopy.back}
      </LinkButton>
    </main>
  )
}
