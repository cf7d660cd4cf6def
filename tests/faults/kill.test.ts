import { cp } from 'node:fs/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMigratedFolder, expectInvariantsAt } from '#tests/support/database/migratedFolder.ts'
import { IS_SOAK, KILLS } from '#tests/support/repetitions.ts'
import {
  createServerFolder,
  type ServerFolder,
  type ServerProcess,
  startServerProcess,
} from '#tests/support/server/serverProcess.ts'

const WRITERS = 8
const WRITES_BEFORE_KILL = 40
const LONGEST_START_MS = 5_000
/** On a machine too busy to start any server in five seconds: how much longer a start may take after a kill than after a stop. */
const MOST_TIMES_LONGER = 2
const VARIABLES = { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' }
const ACCOUNT = { email: 'kim@example.org', password: 'nothing is ever lost' }

const acknowledged: string[] = []

let folder: ServerFolder
beforeAll(async () => {
  folder = await createMigratedFolder()
})
afterAll(() => folder.remove())

test(`${KILLS} × kill -9 under load: nothing acknowledged is lost, no half match, ready within 5 s`, async () => {
  const afterStop = await ordinaryStart()
  const afterKill: number[] = []
  for (let round = 0; round < KILLS; round += 1) {
    const { server, took } = await startReady()
    afterKill.push(took)
    const client = await signedInClient(server, ACCOUNT, round === 0)
    const duelists = await Promise.all(['ann', 'ben'].map((name) => newDuelist(server, `${name}${round}@example.org`)))
    await Promise.all([writeUntilKilled(server, client, acknowledged), duelUntilKilled(duelists)])
  }
  const { server, took } = await startReady()
  afterKill.push(took)
  try {
    const client = await signedInClient(server, ACCOUNT, false)
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * WRITES_BEFORE_KILL)
    expect(await missingEntries(client, acknowledged)).toEqual([])
  } finally {
    expect(await server.stop()).toBe(0)
  }
  if (IS_SOAK) expect(Math.max(...afterKill)).toBeLessThan(Math.max(LONGEST_START_MS, MOST_TIMES_LONGER * afterStop))
}, 3_600_000)

test('A second process on the same data directory refuses to start, with a message, and the first continues', async () => {
  const first = await startServerProcess(folder.path, VARIABLES)
  try {
    await expect(startServerProcess(folder.path, VARIABLES)).rejects.toThrow('in use by another process')
    // A busy machine may be reported as not ready for a moment.
    await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(200)
  } finally {
    await first.stop()
  }
})

test('Backup restored into an empty directory: a copy of a stopped server’s folder has everything', async () => {
  const backup = await createServerFolder()
  try {
    await cp(folder.path, backup.path, { recursive: true })
    const restored = await startServerProcess(backup.path, VARIABLES)
    expect(await missingEntries(await signedInClient(restored, ACCOUNT, false), acknowledged)).toEqual([])
    await restored.stop()
    await expectInvariantsAt({ dataDirectory: backup.path })
  } finally {
    await backup.remove()
  }
})

async function startReady(): Promise<{ server: ServerProcess; took: number }> {
  const began = performance.now()
  const server = await startServerProcess(folder.path, VARIABLES)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  return { server, took: performance.now() - began }
}

/** The time in ms until a server is ready whose last process stopped of its own accord. */
async function ordinaryStart(): Promise<number> {
  const first = await startReady()
  await first.server.stop()
  const second = await startReady()
  await second.server.stop()
  return second.took
}

async function signedInClient(server: ServerProcess, account: typeof ACCOUNT, isNew: boolean): Promise<SupabaseClient> {
  const client = createClient(server.url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = isNew ? await client.auth.signUp(account) : await client.auth.signInWithPassword(account)
  if (error) throw error
  return client
}

function newDuelist(server: ServerProcess, email: string): Promise<SupabaseClient> {
  return signedInClient(server, { ...ACCOUNT, email }, true)
}

/** Begins and resigns matches, one after another, until the server is gone or the day's matches are used up. */
async function duelUntilKilled(duelists: readonly SupabaseClient[]): Promise<void> {
  while (true) {
    let matchId: string | undefined
    for (const duelist of duelists) {
      const { data, error } = await duelist.functions.invoke('matchmaker', { body: { skill_type: 'vocab' } })
      if (error) return
      matchId = data.match_id
    }
    const ready = (duelist: SupabaseClient) => duelist.functions.invoke('match-ready', { body: { match_id: matchId } })
    await Promise.all(duelists.map(ready))
    await duelists[0]?.functions.invoke('match-resign', { body: { match_id: matchId } })
  }
}

/** Translates without pause, and kills the server once enough translations have been acknowledged. */
async function writeUntilKilled(server: ServerProcess, client: SupabaseClient, acknowledged: string[]): Promise<void> {
  const enough = acknowledged.length + WRITES_BEFORE_KILL
  const writer = async () => {
    while (true) {
      const { data, error } = await client.functions.invoke('translate', { body: { text: 'Thank you.' } })
      if (error) return
      acknowledged.push(data.history_id)
      if (acknowledged.length === enough) await server.kill()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
}

async function missingEntries(client: SupabaseClient, ids: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (let from = 0; from < ids.length; from += 50) {
    const { data, error } = await client
      .from('translation_history')
      .select('id')
      .in('id', ids.slice(from, from + 50))
    if (error) throw error
    for (const row of data) found.add(row.id)
  }
  return ids.filter((id) => !found.has(id))
}
