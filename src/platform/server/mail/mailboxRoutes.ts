import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '#platform/server/database/database.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { forThisMachine } from '#platform/server/http/thisMachine.ts'
import { type MailboxEntry, readMailbox } from '#platform/server/mail/mailbox.ts'

/**
 * The page at /dev/mailbox that shows the emails instead of sending them. It has links that sign in, so only the person at this
 * machine can see it; all other requests get a 404. Mount it only in local mode without a mail server.
 * @param settle waits until the pending emails are delivered
 */
export function mailboxRoutes(database: Database, settle: () => Promise<void>): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>()
  routes.get('/', forThisMachine, async (context) => {
    await settle()
    context.header('cache-control', 'no-store')
    context.header('x-robots-tag', 'noindex')
    return context.html(mailboxPage(await readMailbox(database)))
  })
  return routes
}

function mailboxPage(mails: MailboxEntry[]) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>Mailbox</title></head>
<body>
<h1>Mailbox</h1>
<p>No mail server is configured, so mail ends up here. Reload to see new mail.</p>
${mails.length === 0 ? html`<p>No emails yet.</p>` : mails.map(mailArticle)}
</body>
</html>`
}

function mailArticle(mail: MailboxEntry) {
  return html`<article>
<h2>${mail.subject}</h2>
<p>To ${mail.to}, <time datetime="${mail.sentAt.toISOString()}">${mail.sentAt.toUTCString()}</time></p>
<pre>${linked(mail.text)}</pre>
</article>
`
}

/** The text with its URLs as links. `html` escapes everything else. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
