import { createTransport } from 'nodemailer'
import { type Deliver, UndeliverableMail } from '#platform/server/mail/mail.ts'
import { calledAbroad } from '#platform/server/traces/span.ts'

const CONNECT_MS = 5_000
const SILENCE_MS = 7_000

/** Delivers through the SMTP server at `url` (`smtp://user:password@host:587`, `smtps://…`), with the sender `from`. */
export function smtpDelivery(url: string, from: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text }) => {
    try {
      // Pass the address as an object: a string would be parsed as a list of recipients.
      const mail = { from, to: { name: '', address: to }, subject: singleLine(subject), text }
      await calledAbroad('mail server', () => transport.sendMail(mail))
    } catch (error) {
      throw isPermanent(error) ? new UndeliverableMail(error) : error
    }
  }
}

/** Removes line breaks, which could start a new header. */
function singleLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}

/** SMTP's 5xx for the recipient or the message is final. A 5xx at the greeting or sign-in is a problem of the server. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}
