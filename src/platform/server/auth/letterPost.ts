import { MINUTE_MS, SECOND_MS } from '#kit/time.ts'
import { markDelivered, takeDueLetter } from '#platform/server/auth/letter.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { type Deliver, UndeliverableMail } from '#platform/server/mail/mail.ts'

/**
 * A letter is made so long after it was asked for, at least, and up to three times as long: the requester cannot tell by the
 * next call whether there was a mail to write.
 */
const PAUSE_MS = SECOND_MS / 2
/** Looks for letters whose delivery failed, or that another process left behind. */
const ROUND_MS = MINUTE_MS / 4

/** Writes the mails of accounts and sees to it that they go out, also when the mail server was down or this process ended. */
export interface LetterPost {
  /** A letter was asked for: it is delivered after a short pause. */
  wake(): void
  /** Delivers what is due at once; resolves when that is done. A failure is kept for a later round, never thrown. */
  settle(): Promise<void>
  /** Ends the rounds; waits for the one under way. */
  close(): Promise<void>
}

export interface LetterPostDependencies {
  database: Database
  deliver: Deliver
  /** Origin of the links: configured, never taken from a request. */
  siteUrl: () => string
  siteName: string
  log: Log
}

export function openLetterPost(dependencies: LetterPostDependencies): LetterPost {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  /** A letter asked for while a round is ending could be missed by it: there is always a round that begins after the call. */
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
    dependencies.log.warn({ code: codeOf(error) }, 'a letter is not delivered yet')
  }
}

/** The code alone: a mail server's sentences name the recipient. */
function codeOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return String(responseCode ?? code ?? 'unknown')
}

/** False when nothing is due. A mail server that is down fails the round; a mail that it refuses for good is given up. */
async function deliverNext({ database, deliver, siteUrl, siteName, log }: LetterPostDependencies): Promise<boolean> {
  const letter = await database.tx(SERVICE, (tx) => takeDueLetter(tx, { siteName, siteUrl: siteUrl() }))
  if (!letter) return false
  if (letter.mail) {
    await deliver(letter.mail).catch((error: unknown) => {
      if (!(error instanceof UndeliverableMail)) throw error
      log.warn({ letter: letter.id }, 'a letter cannot be delivered')
    })
  }
  await database.tx(SERVICE, (tx) => markDelivered(tx, letter.id))
  return true
}
