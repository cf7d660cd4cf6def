import { type ReactNode, useEffect, useRef } from 'react'
import { mailProvider } from '#identity/mailProvider.ts'
import { linkCopy } from '#identity/web/copy.ts'
import styles from '#identity/web/EmailNotice.module.css'
import { useMailbox } from '#identity/web/useMailbox.ts'

interface EmailNoticeProps {
  /** Where the email goes. */
  to: string
  children: ReactNode
}

/** Says that an email with a link is on its way, and opens the mailbox of a known provider. It takes the focus when it appears. */
export function EmailNotice({ to, children }: EmailNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const mailbox = useMailbox()
  const provider = mailProvider(to)

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
      {provider && (
        <p>
          <a href={provider.inbox} target="_blank" rel="noreferrer">
            {linkCopy.openMailbox(provider.name)}
          </a>
        </p>
      )}
      {mailbox && (
        <p>
          <a href={mailbox}>{linkCopy.mailbox}</a>
        </p>
      )}
    </section>
  )
}
