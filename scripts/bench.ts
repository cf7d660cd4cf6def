// `npm run bench`: speed, each figure beside a baseline of the same run, so that the ratio holds on any machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { hasPostgresql, startPostgresql } from '#tests/support/postgresqlServer.ts'
import { startServerProcess } from '#tests/support/serverProcess.ts'
import { loadBuiltInEngine } from '#translator/server/builtInEngine.ts'
import { getter, type LoadResult, measure } from './bench/load.ts'

const CONNECTIONS = 50
const SECONDS = 5
const SENTENCES = [
  'Could you send me the file by tomorrow?',
  "I don't like coffee.",
  'Where is the station?',
  'She was reading a book.',
  "I'm going to meet my friend at three o'clock.",
]

const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-'))
try {
  await benchServer('embedded', { DATA_DIR: join(folder, 'embedded') })
  if (hasPostgresql()) await benchPostgresql()
  else console.log('PostgreSQL: skipped, there is none')
  await benchTranslator()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function benchPostgresql() {
  const postgresql = await startPostgresql()
  try {
    await benchServer('PostgreSQL', { DATA_DIR: join(folder, 'postgresql'), DATABASE_URL: postgresql.url })
  } finally {
    await postgresql.stop()
  }
}

async function benchServer(name: string, variables: Record<string, string>) {
  const bare = await bareQuery({ databaseUrl: variables.DATABASE_URL, dataDirectory: join(folder, `bare-${name}`) })
  const server = await startServerProcess(variables.DATA_DIR ?? '', {
    ...variables,
    RATE_LIMITS: 'off',
    EMAIL_CONFIRMATION: 'off',
  })
  try {
    const { token, id } = await signUp(server.url)
    const headers = { apikey: 'anon', authorization: `Bearer ${token}` }
    const read = await load(getter(`${server.url}/rest/v1/profiles?select=id,display_name&id=eq.${id}`, headers, id))
    report(`${name}: REST read of one row with RLS`, read, `bare query in this process`, bare)
    const hydratedPage = await load(getter(`${server.url}/translate`, {}, '</html>'))
    const storedPage = await load(getter(`${server.url}/`, {}, '</html>'))
    report(`${name}: server-rendered page (/translate)`, hydratedPage, 'page kept in memory (/)', storedPage)
  } finally {
    await server.stop()
  }
}

/** The cheapest thing the database can do through the same gate, with as many callers. */
async function bareQuery(settings: { databaseUrl: string | undefined; dataDirectory: string }): Promise<LoadResult> {
  const database: Database = await openDatabase(settings)
  try {
    return await load(async () => {
      await database.tx(OWNER, (tx) => tx.sql('select 1'))
    })
  } finally {
    await database.close()
  }
}

async function signUp(url: string): Promise<{ token: string; id: string }> {
  const client = createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({ email: 'bench@example.org', password: 'correct horse battery' })
  if (error || !data.session) throw error ?? new Error('The sign-up gave no session')
  const { user, access_token } = data.session
  const { error: refused } = await client.from('profiles').insert({ id: user.id, display_name: 'Bench' })
  if (refused) throw refused
  return { token: access_token, id: user.id }
}

async function benchTranslator() {
  const engine = await loadBuiltInEngine()
  const never = new AbortController().signal
  let turn = 0
  const next = () => SENTENCES[turn++ % SENTENCES.length] ?? ''
  const alone = { connections: 1, seconds: SECONDS }
  const translated = await measure({ ...alone, call: async () => void (await engine.translate(next(), never)) })
  const copied = await measure({ ...alone, call: async () => void structuredClone(await engine.translate('', never)) })
  report('built-in translation, four tones, sentences', translated, 'an empty text through the same call', copied)
}

function load(call: () => Promise<void>): Promise<LoadResult> {
  return measure({ connections: CONNECTIONS, seconds: SECONDS, call })
}

function report(name: string, result: LoadResult, baselineName: string, baseline: LoadResult) {
  const ratio = result.perSecond / baseline.perSecond
  console.log(`${name}: ${text(result)}`)
  console.log(`  baseline: ${baselineName}: ${text(baseline)}; ratio ${ratio.toPrecision(2)}`)
}

function text({ perSecond, p50Ms, p99Ms }: LoadResult): string {
  return `${Math.round(perSecond)}/s (p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms)`
}
