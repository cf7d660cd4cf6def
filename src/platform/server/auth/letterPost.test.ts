import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { askForLetter, type LetterKind } from '#platform/server/auth/letter.ts'
import { type LetterPost, openLetterPost } from '#platform/server/auth/letterPost.ts'
import { sweepAccounts } from '#platform/server/auth/sweepAccounts.ts'
import { type Database, OWNER, SERVICE } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { type Mail, UndeliverableMail } from '#platform/server/mail/mail.ts'
import { advanceClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createUser } from '#tests/support/server/createUser.ts'

let context: TestDatabase
let delivered: Mail[]
let obstacle: Error | undefined
let posts: LetterPost[]
let logged: unknown[]
const keep = (...line: unknown[]) => void logged.push(line)
const log: Log = { debug: keep, info: keep, warn: keep, error: keep }
beforeAll(async () => {
  context = await createTestDatabase()
})
beforeEach(() => {
  delivered = []
  obstacle = undefined
  posts = []
  logged = []
})
afterEach(async () => {
  await Promise.all(posts.map((post) => post.close()))
  await context.database.tx(OWNER, (tx) => tx.script('delete from auth.letters; delete from auth.users'))
  await advanceClock(context.database, 0)
})
afterAll(() => context.remove())

function post(database: Database = context.database): LetterPost {
  const opened = openLetterPost({
    database,
    deliver: async (mail) => {
      if (obstacle) throw obstacle
      delivered.push(mail)
    },
    siteUrl: () => 'https://hanpan.example',
    siteName: 'Hanpan',
    operator: { name: 'Hanpan Labs', email: 'help@hanpan.example' },
    log,
  })
  posts.push(opened)
  return opened
}

async function ask(email: string, kind: LetterKind = 'signup'): Promise<void> {
  await context.database.tx(SERVICE, (tx) => askForLetter(tx, { kind, email, passwordHash: 'hash' }))
}

function waiting(): Promise<unknown[]> {
  return context.database.tx(OWNER, (tx) => tx.sql('select from auth.letters where due_at is not null'))
}

describe('a mail server that is down', () => {
  test('loses no sign-up: the letter goes out once the server is back', async () => {
    obstacle = new Error('connect ECONNREFUSED')
    await ask('ann@example.org')
    await post().settle()
    expect(delivered).toEqual([])
    obstacle = undefined
    await post().settle()
    expect(delivered).toEqual([])
    await advanceClock(context.database, 61)
    await post().settle()
    expect(delivered.map(({ to }) => to)).toEqual(['ann@example.org'])
    await advanceClock(context.database, 24 * 3_600 - 60)
    await post().settle()
    expect(delivered).toHaveLength(1)
  })

  test('loses no sign-up even if the process ends: the next process delivers the letter', async () => {
    await ask('ann@example.org')
    await post().close()
    await post().settle()
    expect(delivered).toHaveLength(1)
  })

  test('is retried less and less often, and for a day at most', async () => {
    obstacle = new Error('connect ECONNREFUSED')
    await ask('ann@example.org')
    const server = post()
    const tries = [0, 61, 182, 423, 904]
    for (const seconds of tries) {
      await advanceClock(context.database, seconds)
      await server.settle()
      await server.settle()
    }
    const [letter] = await context.database.tx(OWNER, (tx) => tx.sql('select attempts from auth.letters'))
    expect(letter).toEqual({ attempts: tries.length })
    await advanceClock(context.database, 24 * 3_600 + 1)
    await sweepAccounts(context.database)
    expect(await waiting()).toEqual([])
  })
})

test('a failure is logged with its code, never with the email address', async () => {
  obstacle = Object.assign(new Error('451 <ann@example.org> try again later'), { responseCode: 451 })
  await ask('ann@example.org')
  await post().settle()
  expect(logged).toEqual([[{ code: '451' }, 'a letter could not be delivered yet']])
})

test('an email that the mail server permanently refuses does not delay the others', async () => {
  obstacle = new UndeliverableMail(new Error('550 no such user'))
  await ask('nobody@example.org')
  await post().settle()
  expect(await waiting()).toEqual([])
  obstacle = undefined
  await ask('ann@example.org')
  await post().settle()
  expect(delivered.map(({ to }) => to)).toEqual(['ann@example.org'])
})

test('each letter is sent once, however many processes deliver at the same moment', async () => {
  const addresses = Array.from({ length: 30 }, (_, index) => `person${index}@example.org`)
  for (const address of addresses) await ask(address)
  await Promise.all(Array.from({ length: 5 }, () => post().settle()))
  expect(delivered.map(({ to }) => to).sort()).toEqual(addresses.sort())
})

test('a letter that is queued while others are being sent is not overlooked', async () => {
  const server = post()
  const rounds = []
  for (let index = 0; index < 20; index += 1) {
    await ask(`person${index}@example.org`)
    rounds.push(server.settle())
  }
  await Promise.all(rounds)
  expect(delivered).toHaveLength(20)
})

describe('a mailbox that strangers request emails for', () => {
  test('gets three emails of a kind in half an hour; further requests are silently dropped and its links stay valid', async () => {
    await createUser(context.database, 'ann@example.org')
    const server = post()
    for (const kind of ['recovery', 'signup'] as const) {
      for (let times = 0; times < 50; times += 1) {
        await ask('ann@example.org', kind)
        await server.settle()
      }
    }
    expect(delivered.map(({ subject }) => subject)).toEqual([
      ...Array(3).fill('Choose a new Hanpan password'),
      ...Array(3).fill('You already have a Hanpan account'),
    ])
    expect(await waiting()).toEqual([])
  })

  test('always has a link that works for at least half an hour', async () => {
    await createUser(context.database, 'ann@example.org')
    const server = post()
    for (let minutes = 0; minutes <= 120; minutes += 5) {
      await advanceClock(context.database, minutes * 60)
      await ask('ann@example.org', 'recovery')
      await server.settle()
      const [newest] = await context.database.tx(OWNER, (tx) =>
        tx.sql<{ minutes: number }>(
          `select extract(epoch from max(link_expires_at) filter (where mailed_at is not null) - app_now())::float8 / 60
             as minutes from auth.letters`,
        ),
      )
      expect(newest?.minutes).toBeGreaterThanOrEqual(30)
    }
    expect(delivered.length).toBeLessThanOrEqual(13)
  })

  test('gets an email about every password change', async () => {
    const server = post()
    for (let times = 0; times < 5; times += 1) {
      await ask('ann@example.org', 'password_changed')
      await server.settle()
    }
    expect(delivered).toHaveLength(5)
  })
})

describe('the server’s work does not reveal who has an account', () => {
  test.each(['recovery', 'resend', 'signup'] as const)(
    'a letter of kind %s runs the same statements for a known and an unknown address',
    async (kind) => {
      await createUser(context.database, 'known@example.org')
      const statements: string[][] = []
      for (const email of ['known@example.org', 'unknown@example.org']) {
        const seen: string[] = []
        const server = post(listening(context.database, seen))
        await ask(email, kind)
        await server.settle()
        statements.push(seen)
      }
      expect(statements[0]).not.toEqual([])
      expect(statements[0]).toEqual(statements[1])
    },
  )

  test('a letter is written some time after the answer, and not before the next call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const seen: string[] = []
      const server = post(listening(context.database, seen))
      await ask('ann@example.org')
      server.wake()
      await new Promise(setImmediate)
      vi.advanceTimersByTime(499)
      await new Promise(setImmediate)
      expect(seen).toEqual([])
      vi.advanceTimersByTime(1_001)
      vi.useRealTimers()
      await eventually(() => expect(delivered).toHaveLength(1))
    } finally {
      vi.useRealTimers()
    }
  })
})

/** The database, recording every statement. */
function listening(database: Database, seen: string[]): Database {
  return {
    ...database,
    tx: (claims, work) =>
      database.tx(claims, (tx) =>
        work({
          ...tx,
          sql(text, parameters) {
            seen.push(text)
            return tx.sql(text, parameters)
          },
        }),
      ),
  }
}

test('emails are worded as designed', async () => {
  await ask('ann@example.org')
  await post().settle()
  const { text = '' } = delivered[0] ?? {}
  expect(text.replace(/token_hash=[\w-]+/, 'token_hash=TOKEN')).toBe(`Hello,

Welcome to Hanpan! To confirm the account for ann@example.org, open this page and type your password there, the one you signed up with or another:

https://hanpan.example/auth/confirm?token_hash=TOKEN&type=signup

The link works once and expires after 1 hour. If it has expired, ask for a new one. If you got more than one of these emails, any of them will do.

If you did not sign up, please ignore this email. Without the link there is no account.

Hanpan Labs
Questions? Write to help@hanpan.example.`)
})
