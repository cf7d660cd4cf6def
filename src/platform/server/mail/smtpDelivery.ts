import { createTransport } from 'nodemailer'
import { type Deliver, UndeliverableMail } from '#platform/server/mail/mail.ts'

const CONNECT_MS = 5_000
const SILENCE_MS = 7_000

/** Delivers by the SMTP server at `url` (`smtp://user:password@host:587`, `smtps://…`), in the name of `from`. */
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
      // An address as an object is taken whole; as a string it would be parsed as a list of recipients.
      await transport.sendMail({ from, to: { name: '', address: to }, subject: singleLine(subject), text })
    } catch (error) {
      throw isPermanent(error) ? new UndeliverableMail(error) : error
    }
  }
}

/** A line break in a subject could begin a header of its own. */
function singleLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}

/** SMTP's 5xx answers to the recipient or the message are final; 5xx at the greeting or log-in is the server's own trouble. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}
