import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import { expectInvariantsAt } from '#tests/support/database/migratedFolder.ts'
import {
  type FragileServer,
  hasPostgresqlBinaries,
  startFragileServer,
} from '#tests/support/database/postgresqlServer.ts'
import {
  createServerFolder,
  type ServerFolder,
  type ServerProcess,
  startServerProcess,
} from '#tests/support/server/serverProcess.ts'

const GONE_MS = 30 * SECOND_MS
const PATIENCE_MS = 2 * SECOND_MS
const BACK_MS = 5 * SECOND_MS
/** The time to wait for a turn and a connection, and for a statement that times out after five and a half seconds. */
const LONGEST_CALL_MS = 10 * SECOND_MS
const JSON_BODY = { 'content-type': 'application/json' }
const CREDENTIALS = JSON.stringify({ email: 'kim@example.org', password: 'not while it is gone' })

type Call = readonly [path: string, init?: RequestInit]
const NEEDS_DATABASE: Call[] = [
  ['/rest/v1/glossary_pages?select=slug'],
  ['/functions/v1/translation-usage', { method: 'POST' }],
  ['/auth/v1/token?grant_type=password', { method: 'POST', headers: JSON_BODY, body: CREDENTIALS }],
  ['/community/leaderboard'],
  ['/community/leaderboard.data'],
  ['/readyz'],
]

describe.skipIf(!hasPostgresqlBinaries())('a PostgreSQL in trouble', () => {
  let postgresql: FragileServer
  let folder: ServerFolder
  let server: ServerProcess
  beforeAll(async () => {
    ;[postgresql, folder] = await Promise.all([startFragileServer(), createServerFolder()])
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    await expectInvariantsAt({ databaseUrl: postgresql.url }).finally(() => postgresql.stop())
    await folder.remove()
  })

  function startServer(): Promise<ServerProcess> {
    return startServerProcess(folder.path, { DATABASE_URL: postgresql.url, RATE_LIMITS: 'off' })
  }

  async function statusWithin(patience: number, [path, init = {}]: Call): Promise<[path: string, status: number]> {
    const answer = await fetch(server.url + path, { ...init, signal: AbortSignal.timeout(patience) })
    await answer.arrayBuffer()
    return [path, answer.status]
  }

  const isBack = () =>
    vi.waitFor(
      async () => {
        expect(await statusWithin(PATIENCE_MS, ['/readyz'])).toEqual(['/readyz', 200])
        expect((await statusWithin(PATIENCE_MS, ['/rest/v1/glossary_pages?select=slug']))[1]).toBe(200)
      },
      { timeout: BACK_MS, interval: 200 },
    )

  test('while the database is gone for 30 s, calls that need it get 503 within 2 s, other calls work, and all work again within 5 s', async () => {
    await postgresql.crash()
    const end = Date.now() + GONE_MS
    while (Date.now() < end) {
      const answers = await Promise.all(NEEDS_DATABASE.map((call) => statusWithin(PATIENCE_MS, call)))
      expect(answers).toEqual(NEEDS_DATABASE.map(([path]) => [path, 503]))
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      expect((await fetch(`${server.url}/`)).status).toBe(200)
      await pause(SECOND_MS)
    }
    await postgresql.recover()
    await isBack()
  })

  test('if the database is gone from the start, guides answer 503 and no unexpected error is logged', async () => {
    const fresh = await startServer()
    await postgresql.crash()
    try {
      for (const path of [
        '/learn/hangul',
        '/learn/hangul.data',
        '/courses/hangul-zero-hero',
        '/community/leaderboard',
      ]) {
        const answer = await fetch(fresh.url + path)
        expect([path, answer.status]).toEqual([path, 503])
        if (path.endsWith('.data')) continue
        const page = await answer.text()
        expect(page).toContain('We’ll be back in a moment.')
        expect(page).not.toContain('Something broke')
      }
    } finally {
      await fresh.stop()
      await postgresql.recover()
    }
    await isBack()
  })

  test('when the database hangs, the server is not ready within 2 s, answers every call, and is back within 5 s', async () => {
    const calls = Array.from({ length: 5 }, () => NEEDS_DATABASE).flat()
    // The connections stay open, but the database does not answer the calls that are sent on them.
    await Promise.all(calls.map((call) => statusWithin(LONGEST_CALL_MS, call)))
    postgresql.freeze()
    try {
      expect(await statusWithin(PATIENCE_MS, ['/readyz'])).toEqual(['/readyz', 503])
      const answers = await Promise.all(calls.map((call) => statusWithin(LONGEST_CALL_MS, call)))
      // Leaderboards are cached for two seconds.
      const board = '/community/leaderboard'
      expect(answers.filter(([path, status]) => status !== 503 && !path.startsWith(board))).toEqual([])
    } finally {
      postgresql.thaw()
    }
    await isBack()
  })

  test('a locked table delays no call that does not need it', async () => {
    const locker = new pg.Client({ connectionString: postgresql.url })
    await locker.connect()
    await locker.query('begin; lock table matches in access exclusive mode')
    try {
      const call: Call = ['/rest/v1/matches?select=id']
      const stuck = Promise.all(Array.from({ length: 60 }, () => statusWithin(LONGEST_CALL_MS, call)))
      for (let tries = 0; tries < 20; tries += 1) {
        expect(await statusWithin(PATIENCE_MS, ['/rest/v1/glossary_pages?select=slug'])).toEqual([
          expect.any(String),
          200,
        ])
        expect(await statusWithin(PATIENCE_MS, ['/functions/v1/translation-usage', { method: 'POST' }])).toEqual([
          expect.any(String),
          200,
        ])
        expect(await statusWithin(PATIENCE_MS, ['/readyz'])).toEqual(['/readyz', 200])
        await pause(SECOND_MS / 5)
      }
      expect(new Set((await stuck).map(([, status]) => status))).toEqual(new Set([503]))
    } finally {
      await locker.end()
    }
    await isBack()
  })
})
