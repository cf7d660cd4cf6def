import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { createServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const VARIABLES = { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' }
const EVERYBODY = 0o755

function rights(...path: string[]): string {
  return (statSync(join(...path)).mode & 0o777).toString(8)
}

async function player({ url }: ServerProcess, name: string): Promise<SupabaseClient> {
  const client = createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = await client.auth.signUp({ email: `${name}@example.org`, password: 'nobody else reads this' })
  if (error) throw error
  return client
}

/** Two players meet to listen; the server then has the clips of their match spoken. */
async function listeningMatch(server: ServerProcess): Promise<void> {
  const [ann, ben] = [await player(server, 'ann'), await player(server, 'ben')]
  const search = { body: { skill_type: 'listening' } }
  await ann.functions.invoke('matchmaker', search)
  const { data } = await ben.functions.invoke('matchmaker', search)
  await ben.functions.invoke('match-ready', { body: { match_id: data.match_id } })
}

/** The embedded database makes its files readable for everybody; the directories above them let nobody in. */
test('everything that the server keeps on disk is closed to the other users of the machine', async () => {
  const folder = await createServerFolder()
  chmodSync(folder.path, EVERYBODY)
  const server = await startServerProcess(folder.path, VARIABLES)
  try {
    await listeningMatch(server)
    const clips = join(folder.path, 'audio')
    await vi.waitFor(() => expect(readdirSync(clips).some((name) => name.endsWith('.mp3'))).toBe(true), 30_000)
    expect(['', 'database', 'audio'].map((name) => rights(folder.path, name))).toEqual(['700', '700', '700'])
    expect(['lock', 'command.sock'].map((name) => rights(folder.path, name))).toEqual(['600', '600'])
    expect(new Set(readdirSync(clips).map((name) => rights(clips, name)))).toEqual(new Set(['600']))
  } finally {
    await server.stop()
    await folder.remove()
  }
})
