import type { Operator } from '#kit/operator.ts'
import { MINUTE_MS, SECOND_MS } from '#kit/time.ts'
import { markDelivered, takeDueLetter } from '#platform/server/auth/letter.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { type Deliver, type Mail, UndeliverableMail } from '#platform/server/mail/mail.ts'
import { counter } from '#platform/server/meters/meter.ts'

/**
 * A letter is written after a random delay of one to three times this long, so that the timing of the requester's next call does
 * not reveal whether there was an email to write.
 */
const PAUSE_MS = SECOND_MS / 2
/** How often to look for letters whose delivery failed or that another process left behind. */
const ROUND_MS = MINUTE_MS / 4

const mails = counter({
  name: 'hanpan_mails_total',
  help: 'Emails: delivered, refused for good, or not accepted yet',
  labels: { outcome: ['delivered', 'refused', 'delayed'] },
})

/** Writes account emails and makes sure they are sent, even if the mail server was down or a process ended. */
export interface LetterPost {
  /** Call it after queueing a letter: it is delivered after a short pause. */
  wake(): void
  /** Delivers all due letters now, and resolves when that is done. A failed delivery is retried in a later round, never thrown. */
  settle(): Promise<void>
  /** Stops the rounds, and waits for the one that is running. */
  close(): Promise<void>
}

export interface LetterPostDependencies {
  database: Database
  deliver: Deliver
  /** Origin of the links, from the configuration and never from a request. */
  siteUrl: () => string
  siteName: string
  operator: Operator | undefined
  log: Log
}

export function openLetterPost(dependencies: LetterPostDependencies): LetterPost {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  /** A round that is ending could miss a new letter, so each call is followed by a round that starts after it. */
  const settle = () => {
    next ??= running.then(() => {
      next = undefined
      running = deliverAllDue(dependencies)
      return running
    })
    return next
  }
  let waking: NodeJS.Timeout | undefined
  const wake = () => {
    waking ??= setTimeout(
      () => {
        waking = undefined
        settle()
      },
      PAUSE_MS * (1 + 2 * Math.random()),
    ).unref()
  }
  const rounds = setInterval(settle, ROUND_MS).unref()
  return {
    wake,
    settle,
    async close() {
      clearInterval(rounds)
      clearTimeout(waking)
      await (next ?? running)
    },
  }
}

async function deliverAllDue(dependencies: LetterPostDependencies): Promise<void> {
  try {
    while (await deliverNext(dependencies));
  } catch (error) {
    dependencies.log.warn({ code: codeOf(error) }, 'a letter could not be delivered yet')
  }
}

/** Only the code: a mail server's messages name the recipient. */
function codeOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return String(responseCode ?? code ?? 'unknown')
}

/** Returns whether the mail server took the email or refused it for good. Throws any other failure. */
async function sent(mail: Mail, deliver: Deliver): Promise<'delivered' | 'refused'> {
  let outcome: 'delivered' | 'refused' | 'delayed' = 'delayed'
  try {
    await deliver(mail)
    outcome = 'delivered'
  } catch (error) {
    if (!(error instanceof UndeliverableMail)) throw error
    outcome = 'refused'
  } finally {
    mails.count({ outcome })
  }
  return outcome
}

/** Returns false if nothing is due. If the mail server is down, the round fails. A permanently refused email is given up. */
async function deliverNext({ database, deliver, siteUrl, log, ...site }: LetterPostDependencies): Promise<boolean> {
  const letter = await database.tx(SERVICE, (tx) => takeDueLetter(tx, { ...site, siteUrl: siteUrl() }))
  if (!letter) return false
  if (letter.mail) {
    const outcome = await sent(letter.mail, deliver)
    if (outcome === 'refused') log.warn({ letter: letter.id }, 'a letter cannot be delivered')
  }
  await database.tx(SERVICE, (tx) => markDelivered(tx, letter.id))
  return true
}
