import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const VARIABLES = { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' }
const EVERYONE = 0o755

function permissions(...path: string[]): string {
  return (statSync(join(...path)).mode & 0o777).toString(8)
}

async function player({ url }: ServerProcess, name: string): Promise<SupabaseClient> {
  const client = createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = await client.auth.signUp({ email: `${name}@example.org`, password: 'nobody else reads this' })
  if (error) throw error
  return client
}

/** Two players start a listening match, so the server renders its clips. */
async function listeningMatch(server: ServerProcess): Promise<void> {
  const [ann, ben] = [await player(server, 'ann'), await player(server, 'ben')]
  const search = { body: { skill_type: 'listening' } }
  await ann.functions.invoke('matchmaker', search)
  const { data } = await ben.functions.invoke('matchmaker', search)
  await ben.functions.invoke('match-ready', { body: { match_id: data.match_id } })
}

/** The embedded database makes its files readable for all users, so the directories above them must be closed. */
test('other users of the machine cannot read anything that the server stores on disk', async () => {
  const folder = await createServerFolder()
  chmodSync(folder.path, EVERYONE)
  const server = await startServerProcess(folder.path, VARIABLES)
  try {
    await listeningMatch(server)
    const clips = join(folder.path, 'audio')
    await eventually(() => expect(readdirSync(clips).some((name) => name.endsWith('.mp3'))).toBe(true))
    expect(['', 'database', 'audio'].map((name) => permissions(folder.path, name))).toEqual(['700', '700', '700'])
    expect(['lock', 'command.sock'].map((name) => permissions(folder.path, name))).toEqual(['600', '600'])
    expect(new Set(readdirSync(clips).map((name) => permissions(clips, name)))).toEqual(new Set(['600']))
  } finally {
    await server.stop()
    await folder.remove()
  }
})
