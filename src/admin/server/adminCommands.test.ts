import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { adminCommands } from '#admin/server/adminCommands.ts'
import { granted, refused } from '#kit/verdict.ts'
import { openCommandSocket } from '#platform/server/commandSocket/openCommandSocket.ts'
import { runCommand } from '#platform/server/commandSocket/runCommand.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { createLog } from '#platform/server/log.ts'
import { copyTemplate } from '#tests/support/database/copyTemplate.ts'
import { copyPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { asUser } from '#tests/support/server/dataApi.ts'

const IS_POSTGRESQL = process.env.TEST_DATABASE === 'postgresql'

let folder: string
let where: { databaseUrl: string | undefined; dataDirectory: string }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanpan-admin-'))
  const databaseUrl = IS_POSTGRESQL ? await copyPostgresql(inject('postgresqlTemplate')) : undefined
  where = { databaseUrl, dataDirectory: folder }
  if (!IS_POSTGRESQL) copyTemplate(inject('pgliteTemplate'), folder)
  await withDatabase(async (database) => {
    for (const name of ['ann', 'ben']) await createUser(database, `${name}@example.org`)
  })
})
afterAll(() => rm(folder, { recursive: true }))

function run(command: string, ...parameters: string[]) {
  return runCommand(where, adminCommands, { command, parameters })
}

async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(where)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

describe('while no server is running', () => {
  test('an account can be granted the role once, and revoked once', async () => {
    expect(await run('admin:grant', ' Ann@Example.org ')).toEqual(
      granted('ann@example.org is an admin now. The panel is at /admin.'),
    )
    expect(await run('admin:grant', 'ann@example.org')).toEqual(refused('ann@example.org is already an admin.'))
    expect(await run('admin:revoke', 'ann@example.org')).toEqual(granted('ann@example.org is no longer an admin.'))
    expect(await run('admin:revoke', 'ann@example.org')).toEqual(refused('ann@example.org is not an admin.'))
  })

  test('an unknown address is named, and a missing address shows the usage', async () => {
    const unknown = 'There is no account with the address no@example.org. Its owner must sign up first.'
    expect(await run('admin:grant', 'no@example.org')).toEqual(refused(unknown))
    for (const parameters of [[], ['ann@example.org', 'ben@example.org']]) {
      expect(await run('admin:grant', ...parameters)).toMatchObject({ refusal: expect.stringContaining('one address') })
    }
  })

  test('two commands at once both run', async () => {
    const answers = await Promise.all([run('admin:grant', 'ann@example.org'), run('admin:grant', 'ben@example.org')])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  })

  test('a command does not create a data folder', async () => {
    const elsewhere = { databaseUrl: undefined, dataDirectory: join(folder, 'elsewhere') }
    const answer = await runCommand(elsewhere, adminCommands, { command: 'admin:grant', parameters: ['a@example.org'] })
    expect(answer).toMatchObject({ ok: false, refusal: expect.stringContaining('There is no data folder at') })
  })
})

test('a granted or revoked role counts from the next statement on, whatever the token says', async () => {
  await withDatabase(async (database) => {
    const id = await createUser(database, 'cleo@example.org')
    const claims = { ...asUser(id), app_metadata: { role: 'admin' } }
    const isAdmin = () => database.tx(claims, (tx) => tx.sql('select public.is_admin() as yes'))
    const change = (command: string) => adminCommands.get(command)?.(['cleo@example.org'], database)
    expect(await isAdmin()).toEqual([{ yes: false }])
    await change('admin:grant')
    expect(await isAdmin()).toEqual([{ yes: true }])
    await change('admin:revoke')
    expect(await isAdmin()).toEqual([{ yes: false }])
  })
})

test.skipIf(IS_POSTGRESQL)('while a server uses the embedded database, it runs the command', async () => {
  await withDatabase(async (database) => {
    const log = createLog('silent')
    const socket = await openCommandSocket({ dataDirectory: folder, database, commands: adminCommands, log })
    const id = await createUser(database, 'dora@example.org')
    const answers = await Promise.all([
      run('admin:grant', 'dora@example.org'),
      run('admin:grant', 'nobody@example.org'),
    ])
    expect(answers.map(({ ok }) => ok)).toEqual([true, false])
    const admins = await database.tx(OWNER, (tx) => tx.sql<{ user_id: string }>('select user_id from app.admins'))
    expect(admins.map((admin) => admin.user_id)).toContain(id)
    await socket.close()
  })
})
