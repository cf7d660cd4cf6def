import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '#tests/support/server/freePort.ts'

const run = promisify(execFile)
const BINARIES_ROOT = '/usr/lib/postgresql'
/** It has only the rights that production needs: not a superuser, but allowed to create the three request roles. */
const OWNER_ROLE = 'hanpan'
/** Test data need not survive a power cut, so nothing waits for the disk. */
const SETTINGS = ['listen_addresses=', 'max_connections=300', 'fsync=off', 'full_page_writes=off']
const DURABLE_SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=300']
const READY_TRIES = 200
const READY_PAUSE_MS = 50

export interface PostgresqlServer {
  /** URL of an empty database whose owner is not a superuser. */
  url: string
  stop(): Promise<void>
}

/** A server that tests can crash and freeze. */
export interface FragileServer extends PostgresqlServer {
  /** URL of the superuser. */
  adminUrl: string
  /** Ends it abruptly, as a crash would. */
  crash(): Promise<void>
  /** Starts it again with the same data and port. */
  recover(): Promise<void>
  /** Suspends all of its processes: connections stay open, but get no response. */
  freeze(): void
  thaw(): void
}

/** The server in `TEST_DATABASE_URL`; if it is not set, a temporary server from the machine's PostgreSQL binaries, on a Unix socket. */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const named = process.env.TEST_DATABASE_URL
  return named ? { url: await prepare(named), stop: async () => {} } : startFragileServer()
}

/** A temporary server as in production: reached over TCP, and every commit is on the disk. */
export function startDurablePostgresql(): Promise<FragileServer> {
  return startFragileServer({ settings: DURABLE_SETTINGS, overTcp: true })
}

/** @throws if PostgreSQL is not installed; see `hasPostgresqlBinaries` */
export async function startFragileServer({
  settings = SETTINGS,
  overTcp = false,
}: {
  settings?: readonly string[]
  overTcp?: boolean
} = {}): Promise<FragileServer> {
  const binaries = postgresqlBinaries()
  if (!binaries) throw new Error('No PostgreSQL: set TEST_DATABASE_URL or install it')
  const directory = mkdtempSync(join(tmpdir(), 'hanpan-postgresql-'))
  const account = await serverAccount(directory)
  const cluster = join(directory, 'cluster')
  await run(
    join(binaries, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    account,
  )
  const port = String(await freePort())
  const options = settings.flatMap((setting) => ['-c', setting])
  const start = () => {
    const server = spawn(join(binaries, 'postgres'), ['-D', cluster, '-p', port, '-k', directory, ...options], {
      ...account,
      stdio: 'ignore',
    })
    return { server, ended: once(server, 'exit') }
  }
  let running = start()
  const end = async (signal: NodeJS.Signals) => {
    running.server.kill(signal)
    await running.ended
  }
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid = 0 } = running.server
    for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal)
  }
  const adminUrl = `postgresql://postgres@127.0.0.1:${port}/postgres${overTcp ? '' : `?host=${directory}`}`
  return {
    url: await prepare(adminUrl),
    adminUrl,
    crash: () => end('SIGQUIT'),
    async recover() {
      running = start()
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      await end('SIGINT')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** Whether this machine can start a temporary server. */
export function hasPostgresqlBinaries(): boolean {
  return postgresqlBinaries() !== undefined
}

/** Whether this machine can run the tests on PostgreSQL. */
export function hasPostgresql(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || postgresqlBinaries() !== undefined
}

function postgresqlBinaries(): string | undefined {
  if (!existsSync(BINARIES_ROOT)) return undefined
  const versions = readdirSync(BINARIES_ROOT).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(BINARIES_ROOT, version, 'bin')).find((path) => existsSync(join(path, 'initdb')))
}

/** A copy of the template database, under a new name on the same server. */
export async function copyPostgresql(templateUrl: string): Promise<string> {
  const template = new URL(templateUrl)
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: withDatabase(template, 'postgres') })
  await admin.connect()
  try {
    await admin.query(`create database ${name} template ${template.pathname.slice(1)}`)
  } finally {
    await admin.end()
  }
  return withDatabase(template, name)
}

/** Creates an empty database on the server; returns its URL. */
async function prepare(adminUrl: string): Promise<string> {
  const admin = await connectWhenReady(adminUrl)
  try {
    const database = `template_${randomBytes(6).toString('hex')}`
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [OWNER_ROLE])
    if (rowCount === 0) await admin.query(`create role ${OWNER_ROLE} login createrole createdb`)
    await admin.query(`create database ${database} owner ${OWNER_ROLE}`)
    const url = new URL(withDatabase(new URL(adminUrl), database))
    url.username = OWNER_ROLE
    return url.href
  } finally {
    await admin.end()
  }
}

async function connectWhenReady(url: string): Promise<pg.Client> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (tries >= READY_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, READY_PAUSE_MS))
    }
  }
}

/** PostgreSQL refuses to run as root: there it runs as `postgres`, which then has to own the folder. */
async function serverAccount(directory: string): Promise<{ uid?: number; gid?: number }> {
  if (userInfo().uid !== 0) return {}
  const [uid = 0, gid = 0] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  )
  chownSync(directory, uid, gid)
  return { uid, gid }
}

function withDatabase(url: URL, database: string): string {
  const copy = new URL(url.href)
  copy.pathname = `/${database}`
  return copy.href
}
