import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import {
  hasPostgresqlBinaries,
  type PostgresqlServer,
  startFragileServer,
} from '#tests/support/database/postgresqlServer.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const run = promisify(execFile)
const VARIABLES = { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' }
const PASSWORD = 'kept in a backup'
/** The commands of the chapters that the drills follow. */
const DOCUMENTED = commandsOf('Back up', 'Restore', 'Keys, and how to change them', 'When something has leaked')

function commandsOf(...chapters: string[]): string[] {
  const text = readFileSync('docs/operating.md', 'utf8')
  return text
    .split(/^## /m)
    .filter((chapter) => chapters.some((name) => chapter.startsWith(`${name}\n`)))
    .flatMap((chapter) =>
      [...chapter.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
        block
          .trim()
          .split('\n')
          .map((line) => line.trim()),
      ),
    )
}

/** Runs a command exactly as docs/operating.md has it. */
async function asDocumented(command: string, variables: Record<string, string>, folder = '.'): Promise<string> {
  expect(DOCUMENTED).toContain(command)
  const { stdout } = await run('sh', ['-c', command], {
    env: { ...process.env, NODE_ENV: '', ...variables },
    cwd: folder,
  })
  return stdout
}

async function player({ url }: ServerProcess, name: string, isNew: boolean): Promise<SupabaseClient> {
  const client = createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const account = { email: `${name}@example.org`, password: PASSWORD }
  const { error } = isNew ? await client.auth.signUp(account) : await client.auth.signInWithPassword(account)
  if (error) throw error
  return client
}

async function call(client: SupabaseClient, name: string, body: object) {
  const { data, error, response } = await client.functions.invoke(name, { body })
  if (error) throw new Error(`${name}: ${response?.status} ${await response?.text()}`)
  return data
}

/** Two players meet, and one resigns. */
async function finishedDuel(ann: SupabaseClient, ben: SupabaseClient): Promise<string> {
  await call(ann, 'matchmaker', { skill_type: 'vocab' })
  const { match_id } = await call(ben, 'matchmaker', { skill_type: 'vocab' })
  await Promise.all([ann, ben].map((client) => call(client, 'match-ready', { match_id })))
  // Not before the first question.
  await eventually(() => call(ann, 'match-resign', { match_id }))
  return match_id
}

async function resultOf(client: SupabaseClient, matchId: string): Promise<unknown> {
  const { data, error } = await client
    .from('matches')
    .select('status, winner_id, completed_at')
    .eq('id', matchId)
    .single()
  if (error) throw error
  return data
}

describe('restore drill of the embedded database', () => {
  let folder: ServerFolder
  let backups: string
  const servers: ServerProcess[] = []
  const start = async () => {
    const server = await startServerProcess(folder.path, { ...VARIABLES, BACKUP_DIR: backups })
    servers.push(server)
    return server
  }
  beforeAll(async () => {
    folder = await createMigratedFolder()
    backups = await mkdtemp(join(tmpdir(), 'hanpan-drill-'))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await folder.remove()
    await rm(backups, { recursive: true })
  })

  test('after kill -9 and the loss of the data directory, what was acknowledged before the backup is there', async () => {
    const variables = { DATA_DIR: folder.path, BACKUP_DIR: backups }
    const first = await start()
    const [ann, ben] = await Promise.all([player(first, 'ann', true), player(first, 'ben', true)])
    const { history_id } = await call(ann, 'translate', { text: 'Thank you.' })
    const matchId = await finishedDuel(ann, ben)
    const result = await resultOf(ann, matchId)
    expect(result).toMatchObject({ status: 'completed', winner_id: expect.any(String) })
    expect(await asDocumented('npm run backup', variables)).toContain('It was restored into a scratch folder')
    const listed = await run('sh', ['-c', 'npm run restore'], { env: { ...process.env, ...variables } }).catch(
      (error) => error,
    )
    const [FILE = ''] = /\S+-by-hand\.tar\.gz/.exec(listed.stderr) ?? []
    expect(existsSync(FILE)).toBe(true)
    const refused = await asDocumented('npm run restore -- "$FILE"', { ...variables, FILE }).catch((error) => error)
    expect(refused.stderr).toContain('in use by another process. If a server runs there, stop it first.')

    await first.kill()
    await rm(folder.path, { recursive: true })
    expect(await asDocumented('npm run restore -- "$FILE"', { ...variables, FILE })).toContain('Now start the server.')

    const second = await start()
    const back = await player(second, 'ann', false)
    const { data: entry } = await back.from('translation_history').select('source_text').eq('id', history_id)
    expect(entry).toEqual([{ source_text: 'Thank you.' }])
    expect(await resultOf(back, matchId)).toEqual(result)
    expect(await second.stop()).toBe(0)
  })
})

describe.skipIf(!hasPostgresqlBinaries())('restore drill of PostgreSQL (skipped without its programs)', () => {
  let server: PostgresqlServer
  let folder: string
  beforeAll(async () => {
    server = await startFragileServer()
    folder = await mkdtemp(join(tmpdir(), 'hanpan-drill-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  afterAll(() => server.stop())

  async function inDatabase<Row>(text: string): Promise<Row[]> {
    const database = await openDatabase({ databaseUrl: server.url, dataDirectory: '' })
    try {
      return await database.tx(SERVICE, (tx) => tx.sql<Row>(text))
    } finally {
      await database.close()
    }
  }

  test('a dump made while the site runs replaces what is in the database later', async () => {
    const variables = { DATABASE_URL: server.url }
    await inDatabase("insert into app.secrets (name, value) values ('before', 'x')")
    await asDocumented('pg_dump --format=custom --file=hanpan.dump "$DATABASE_URL"', variables, folder)
    await inDatabase("insert into app.secrets (name, value) values ('after', 'x')")
    await asDocumented(
      'pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" hanpan.dump',
      variables,
      folder,
    )
    expect(await inDatabase('select name from app.secrets')).toEqual([{ name: 'before' }])
  })
})

describe.skipIf(!hasPostgresqlBinaries())('leak drill (skipped without the programs of PostgreSQL)', () => {
  let database: PostgresqlServer
  let server: ServerProcess
  beforeAll(async () => {
    database = await startFragileServer()
    server = await startServerProcess('', { ...VARIABLES, DATABASE_URL: database.url })
  })
  afterAll(async () => {
    await server.stop()
    await database.stop()
  })

  const status = async (token: string | undefined) =>
    (await fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status

  test('rotating the key refuses the tokens of the old one only if it has leaked, and signs nobody out', async () => {
    const variables = { DATABASE_URL: database.url }
    const ann = await player(server, 'ann', true)
    const first = (await ann.auth.getSession()).data.session?.access_token
    await asDocumented('npm run keys:rotate', variables)
    const keys = async () => (await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json()).keys.length
    await expect.poll(keys, { timeout: 30_000 }).toBe(2)
    expect(await status(first)).toBe(200)
    await asDocumented('npm run keys:rotate -- --leaked', variables)
    await expect.poll(() => status(first), { timeout: 30_000 }).toBe(401)
    const { data, error } = await ann.auth.refreshSession()
    expect(error).toBeNull()
    expect(await status(data.session?.access_token)).toBe(200)

    await asDocumented('psql "$DATABASE_URL" --command="delete from auth.sessions"', variables)
    await expect.poll(() => status(data.session?.access_token), { timeout: 30_000 }).not.toBe(200)
    const deleted = await asDocumented(
      `psql "$DATABASE_URL" --command="delete from app.secrets where name = 'speech.token_key'"`,
      variables,
    )
    expect(deleted).toContain('DELETE 1')
  })
})

test('each command of the chapters on backups, keys and leaks is in a drill', () => {
  const drills = readFileSync('tests/faults/operatingDrills.test.ts', 'utf8')
  expect(DOCUMENTED.length).toBeGreaterThan(3)
  for (const command of DOCUMENTED) expect(drills).toContain(command)
})
