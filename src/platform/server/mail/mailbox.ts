import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { Deliver, Mail } from '#platform/server/mail/mail.ts'

/** Older emails are deleted: the mailbox is a tool for developers, not an archive. */
const KEPT_MAILS = 50

export interface MailboxEntry extends Mail {
  sentAt: Date
}

/** Delivers to the local mailbox, which survives a restart. */
export function mailboxDelivery(database: Database): Deliver {
  return ({ to, subject, text }) =>
    database.tx(SERVICE, async (tx) => {
      await tx.sql('insert into app.mailbox (recipient, subject, text) values ($1, $2, $3)', [to, subject, text])
      await tx.sql('delete from app.mailbox where id in (select id from app.mailbox order by id desc offset $1)', [
        KEPT_MAILS,
      ])
    })
}

/** The delivered emails, newest first. */
export function readMailbox(database: Database): Promise<MailboxEntry[]> {
  return database.tx(SERVICE, (tx) =>
    tx.sql<MailboxEntry>(
      'select recipient as "to", subject, text, sent_at as "sentAt" from app.mailbox order by id desc',
    ),
  )
}
