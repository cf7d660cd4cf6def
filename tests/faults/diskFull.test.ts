import { cpSync } from 'node:fs'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectInvariantsAt } from '#tests/support/database/migratedFolder.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'
import { MEGABYTE, mountSmallDisk } from '#tests/support/server/smallDisk.ts'

const DISK_MB = 256
const RESERVE_MB = 64
const ACCOUNT = { email: 'kim@example.org', password: 'kept while the disk is full' }
const disk = mountSmallDisk(DISK_MB)

describe.skipIf(disk === undefined)('disk full', () => {
  let server: ServerProcess
  let client: SupabaseClient
  beforeAll(async () => {
    cpSync(inject('pgliteTemplate'), path(), { recursive: true })
    server = await startServerProcess(path(), {
      DISK_RESERVE_MB: String(RESERVE_MB),
      EMAIL_CONFIRMATION: 'off',
      RATE_LIMITS: 'off',
    })
    client = createClient(server.url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
    await client.auth.signUp(ACCOUNT)
  })
  afterAll(async () => {
    await server.kill()
    await expectInvariantsAt({ dataDirectory: path() }).finally(() => disk?.remove())
  })

  function path(): string {
    if (!disk) throw new Error('No disk')
    return disk.path
  }

  async function readiness(): Promise<unknown> {
    return ((await (await fetch(`${server.url}/readyz`)).json()) as { reason?: string }).reason
  }

  let texts = 0
  /** A text of its own each time: the same one again is no further entry of the history. */
  async function save(): Promise<{ status: number; code?: string; message?: string }> {
    texts += 1
    const { response, error } = await client.functions.invoke('translate', { body: { text: `I have ${texts} books.` } })
    return { status: response?.status ?? 0, ...(error && (await response?.json())) }
  }

  async function saved(): Promise<number> {
    const { count, error } = await client.from('translation_history').select('id', { count: 'exact' })
    if (error) throw error
    return count ?? 0
  }

  test.each([
    ['below its reserve', (RESERVE_MB / 2) * MEGABYTE],
    ['without a byte left', 0],
  ])(
    'on a disk %s, saving is refused with 503 and a message, reading works, and everything works again once there is room',
    async (_how, freeBytes) => {
      expect((await save()).status).toBe(200)
      const before = await saved()
      disk?.leave(freeBytes)
      await eventually(async () => expect(await readiness()).toBe('disk full'))
      for (let tries = 0; tries < 20; tries += 1) {
        expect(await save()).toMatchObject({ status: 503, message: expect.stringContaining('no room') })
      }
      expect(await saved()).toBe(before)
      expect((await fetch(`${server.url}/learn/hangul`)).status).toBe(200)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      disk?.empty()
      await eventually(async () => expect(await readiness()).toBeUndefined())
      expect((await save()).status).toBe(200)
      expect(await saved()).toBe(before + 1)
    },
  )

  test('the server shuts down cleanly while the disk is full, and loses nothing that was saved before', async () => {
    const before = await saved()
    disk?.leave(0)
    await eventually(async () => expect(await readiness()).toBe('disk full'))
    expect(await server.stop()).toBe(0)
    disk?.empty()
    server = await startServerProcess(path(), { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' })
    client = createClient(server.url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
    await client.auth.signInWithPassword(ACCOUNT)
    expect(await saved()).toBe(before)
  })
})
