import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type FragileServer,
  hasPostgresqlBinaries,
  startDurablePostgresql,
} from '#tests/support/database/postgresqlServer.ts'
import { readCompose, readImage } from '#tests/support/server/container.ts'
import { type MailServer, openMailServer } from '#tests/support/server/mailServer.ts'
import { hasNats, type NatsServer, startNats } from '#tests/support/server/natsServer.ts'
import { type ServerProcess, startCommand } from '#tests/support/server/serverProcess.ts'

const CHOSEN = {
  SITE_HOST: 'hanpan.example',
  DATABASE_PASSWORD: 'site',
  POSTGRES_PASSWORD: 'super',
  OPERATOR_NAME: 'Hanpan Example',
  SUPPORT_EMAIL: 'help@example.org',
}
const NOBODY = 'nats://127.0.0.1:1'
const image = readImage()
const compose = readCompose(CHOSEN)

/** No container engine is needed: the same files, command and environment, with the other services on this machine. */
describe.skipIf(!hasPostgresqlBinaries())('the two nodes of compose.yaml, from the files of the image alone', () => {
  let folder: string
  let app: string
  let postgresql: FragileServer
  let mail: MailServer
  let nats: NatsServer | undefined
  let before: Map<string, number>
  const nodes: ServerProcess[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hanpan-container-'))
    app = join(folder, 'app')
    for (const path of image.copied) place(path)
    before = filesOf(app)
    ;[postgresql, mail, nats] = await Promise.all([
      startDurablePostgresql(),
      openMailServer(),
      hasNats() ? startNats() : undefined,
    ])
    await createDatabase()
    nodes.push(...(await Promise.all([startNode('node1'), startNode('node2')])))
  })
  afterAll(async () => {
    for (const node of nodes) await node.stop()
    await postgresql.stop()
    await mail.close()
    await nats?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Copies what the image copies. The packages are linked: the image has the same, without those for tests. */
  function place(path: string): void {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    if (path === 'node_modules') symlinkSync(resolve(path), join(app, path))
    else
      cpSync(path, join(app, path), { recursive: true, filter: (source) => !/\.cache\/(chromium|node)/.test(source) })
  }

  /** As the container of PostgreSQL does at its first start. */
  async function createDatabase(): Promise<void> {
    const { hostname, port } = new URL(postgresql.adminUrl)
    const admin = new pg.Client({ connectionString: postgresql.adminUrl })
    await admin.connect()
    await admin.query('alter role hanpan rename to other_tests')
    await admin.end()
    await promisify(execFile)('deploy/createDatabase.sh', {
      env: { PATH: process.env.PATH, PGHOST: hostname, PGPORT: port, DATABASE_PASSWORD: CHOSEN.DATABASE_PASSWORD },
    })
  }

  function startNode(name: string): Promise<ServerProcess> {
    const { environment } = compose.services[name] ?? {}
    const database = new URL(environment?.DATABASE_URL ?? '')
    const { hostname, port } = new URL(postgresql.adminUrl)
    database.hostname = hostname
    database.port = port
    const temporary = join(folder, `${name}-tmp`)
    mkdirSync(temporary)
    return startCommand(
      image.command,
      {
        PATH: dirname(process.execPath),
        TMPDIR: temporary,
        ...image.environment,
        ...environment,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: join(folder, name),
        DATABASE_URL: database.href,
        // Without a NATS server on this machine they start all the same, and look for it in vain.
        BUS_URL: nats?.url ?? NOBODY,
        SMTP_URL: mail.url,
      },
      app,
    )
  }

  test('both become ready, and serve pages and their styles', async () => {
    for (const { url } of nodes) {
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
      const page = await (await fetch(url)).text()
      expect(page).toContain('https://hanpan.example/')
      const [, style = ''] = /href="([^"]+\.css)"/.exec(page) ?? []
      expect((await fetch(url + style)).status).toBe(200)
    }
  })

  test('who signs up at one gets an email that leads to the public address', async () => {
    const client = createClient(nodes[0]?.url ?? '', 'anon', { auth: { persistSession: false } })
    const { error } = await client.auth.signUp({ email: 'ann@example.org', password: 'nobody else reads this' })
    expect(error).toBeNull()
    await expect.poll(() => mail.received).toMatchObject([{ to: ['ann@example.org'] }])
    expect(mail.received[0]?.source).toContain('https://hanpan.example/')
  })

  test('a visitor of the other gets a translation', async () => {
    const client = createClient(nodes[1]?.url ?? '', 'anon', { auth: { persistSession: false } })
    const { data } = await client.functions.invoke('translate', { body: { text: 'Thank you.', tone: 'polite' } })
    expect(data).toMatchObject({ status: 'complete' })
  })

  test('after SIGTERM both end with 0, and have written only to their data folders and /tmp', async () => {
    for (const node of nodes.splice(0)) expect(await node.stop()).toBe(0)
    expect(filesOf(app)).toEqual(before)
  })
})

/** When each file was changed last. */
function filesOf(folder: string): Map<string, number> {
  return new Map(
    globSync('**', { cwd: folder, exclude: ['node_modules'] }).map((path) => [
      path,
      statSync(join(folder, path)).mtimeMs,
    ]),
  )
}
