/** One mail to one recipient, as plain text. */
export interface Mail {
  /** A bare address, already validated: no display name, no list. */
  to: string
  subject: string
  text: string
}

/** Hands a mail on: to an SMTP server, or into the local mailbox. Rejects when it could not; the caller tries again. */
export type Deliver = (mail: Mail) => Promise<void>

/** A mail that will never be accepted, such as one to an address that does not exist: trying again is useless. */
export class UndeliverableMail extends Error {
  constructor(cause: unknown) {
    super('The mail server refuses this mail for good', { cause })
    this.name = 'UndeliverableMail'
  }
}
