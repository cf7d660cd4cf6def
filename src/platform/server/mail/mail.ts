/** A plain-text email to one recipient. */
export interface Mail {
  /** A single validated email address, without a display name. */
  to: string
  subject: string
  text: string
}

/** Sends an email to an SMTP server or the local mailbox. Rejects if that fails; the caller retries. */
export type Deliver = (mail: Mail) => Promise<void>

/** A permanent failure, such as an address that does not exist. A retry would be useless. */
export class UndeliverableMail extends Error {
  constructor(cause: unknown) {
    super('The mail server permanently refuses this email', { cause })
    this.name = 'UndeliverableMail'
  }
}
