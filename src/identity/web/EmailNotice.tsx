import { type ReactNode, useEffect, useRef } from 'react'
import { linkCopy } from '#identity/web/copy.ts'
import styles from '#identity/web/EmailNotice.module.css'
import { useMailbox } from '#identity/web/useMailbox.ts'

/** Says that an email with a link is on its way. It takes the focus when it appears. */
export function EmailNotice({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const mailbox = useMailbox()

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.notice}>
      <h2 ref={heading} tabIndex={-1}>
        {linkCopy.checkEmail}
      </h2>
      <p>{children}</p>
      <p className="small">
        {linkCopy.lifetime} {linkCopy.checkSpam}
      </p>
      {mailbox && (
        <p>
          <a href={mailbox}>{linkCopy.mailbox}</a>
        </p>
      )}
    </section>
  )
}
