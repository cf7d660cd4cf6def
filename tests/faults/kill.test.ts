import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { KILLS } from '#tests/support/rounds.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const WRITERS = 8
const WRITES_BEFORE_KILL = 40
const VARIABLES = { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' }
const ACCOUNT = { email: 'kim@example.org', password: 'nothing is ever lost' }

let folder: ServerFolder
beforeAll(async () => {
  folder = await createMigratedFolder()
})
afterAll(() => folder.remove())

test(`${KILLS} × kill -9 under writes: no acknowledged write is lost`, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServerProcess(folder.path, VARIABLES)
    const client = await signedInClient(server, round === 0)
    await writeUntilKilled(server, client, acknowledged)
  }
  const server = await startServerProcess(folder.path, VARIABLES)
  try {
    const client = await signedInClient(server, false)
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * WRITES_BEFORE_KILL)
    expect(await missingEntries(client, acknowledged)).toEqual([])
  } finally {
    expect(await server.stop()).toBe(0)
  }
}, 3_600_000)

test('a second process on the same folder stops with a message, and the first continues', async () => {
  const first = await startServerProcess(folder.path, VARIABLES)
  try {
    await expect(startServerProcess(folder.path, VARIABLES)).rejects.toThrow('in use by another process')
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  } finally {
    await first.stop()
  }
})

async function signedInClient(server: ServerProcess, isNew: boolean): Promise<SupabaseClient> {
  const client = createClient(server.url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = isNew ? await client.auth.signUp(ACCOUNT) : await client.auth.signInWithPassword(ACCOUNT)
  if (error) throw error
  return client
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
