import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { plantDatabase } from '#platform/server/database/plantDatabase.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-plant-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a new data directory has all migrations and no data', async () => {
  await plantDatabase(folder, inject('pgliteTemplate'))
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: folder })
  try {
    const counts = await database.tx(SERVICE, (tx) =>
      tx.sql('select (select count(*) from app.secrets) as secrets, (select count(*) from profiles) as profiles'),
    )
    expect(counts).toEqual([{ secrets: 0, profiles: 0 }])
  } finally {
    await database.close()
  }
})

test('only the owner can read the copy, whatever the template’s permissions', async () => {
  const template = join(folder, 'template')
  mkdirSync(join(template, 'database'), { recursive: true })
  chmodSync(join(template, 'database'), 0o755)
  await plantDatabase(folder, template)
  expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700)
})

test('an existing database is not touched', async () => {
  mkdirSync(join(folder, 'database'))
  await plantDatabase(folder, inject('pgliteTemplate'))
  expect(readdirSync(join(folder, 'database'))).toEqual([])
})

test('a copy that was interrupted is not used as a database, and is removed', async () => {
  mkdirSync(join(folder, 'database.draft'))
  writeFileSync(join(folder, 'database.draft', 'half'), '')
  const template = join(folder, 'template')
  cpSync(join(inject('pgliteTemplate'), 'database', 'PG_VERSION'), join(template, 'database', 'PG_VERSION'))
  await plantDatabase(folder, template)
  expect(readdirSync(join(folder, 'database'))).toEqual(['PG_VERSION'])
  expect(existsSync(join(folder, 'database.draft'))).toBe(false)
})

test('without a template nothing is copied', async () => {
  await plantDatabase(folder, join(folder, 'nowhere'))
  expect(readdirSync(folder)).toEqual([])
})
