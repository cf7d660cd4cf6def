import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FairnessReport, HoldsResponse } from '#admin/fairness/suspicion.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { htmlFaults } from '#tests/support/browser/htmlFaults.ts'
import { createAccount, openStage, type Stage } from '#tests/support/browser/journey.ts'
import { eventually } from '#tests/support/eventually.ts'

const EMAIL = 'maya@example.org'
const PASSWORD = 'three rounds of korean'

const ID = '5d0c2f6e-6c1b-4a53-9f0e-3d7f4b1a2c55'
/** A fairness report. */
const REPORT: FairnessReport = {
  days: 30,
  suspicions: [
    {
      kind: 'win-trading',
      players: [
        { id: ID, name: 'W'.repeat(24) },
        { id: ID.replace('5', '6'), name: '프리야' },
      ],
      meetings: 12,
      expected: 0.7,
      thrown: 12,
      wins: [6, 6],
      pattern: 'alternating',
      matches: Array.from({ length: 12 }, (_, index) => ID.replace('5d', `${index + 10}`)),
    },
    {
      kind: 'reactions',
      players: [{ id: ID, name: 'Ada' }],
      answers: 40,
      medianMs: 2_400,
      fast: 6,
      fastRight: 6,
      matches: [ID],
    },
  ],
}

/** A player who is kept off the leaderboards, as `admin-holds` answers. */
const HOLDS: HoldsResponse = {
  holds: [
    {
      player: { id: ID, name: '프리야' },
      suspicions: [
        {
          kind: 'one-opponent',
          players: [{ id: ID, name: '프리야' }],
          accounts: 10,
          wins: 10,
          meetings: 10,
          allWins: 11,
          matches: [ID],
        },
        { kind: 'early-resignations', players: [{ id: ID, name: '프리야' }], early: 9, allWins: 11, matches: [ID] },
      ],
      heldAt: '2026-11-20T12:05:00.000Z',
      confirmed: false,
    },
  ],
}

let stage: Stage
/** Maya's session, as her browser stores it. */
let storageState: NonNullable<BrowserContextOptions['storageState']>
beforeAll(async () => {
  stage = await openStage()
  const { page, context, leave } = await stage.visit('/auth')
  await createAccount(page, stage.server, EMAIL, PASSWORD)
  storageState = await context.storageState()
  await leave()
})
afterAll(() => stage.close())

/** Runs `npm run admin:…` while the server runs; returns its output. */
async function command(name: 'grant' | 'revoke', email: string): Promise<string> {
  const environment = { ...process.env, NODE_ENV: '', DATA_DIR: stage.folder }
  const parameters = ['--disable-warning=ExperimentalWarning', 'scripts/operate/admin.ts', name, email]
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { env: environment })
  return stdout.trim()
}

/** A client of the API, signed in as Maya. */
async function client() {
  const api = createClient(stage.server.url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = await api.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
  if (error) throw error
  return api
}

test('a visitor and a player see no admin panel', async () => {
  for (const options of [{}, { storageState }]) {
    const { page, leave } = await stage.visit('/admin', options)
    await page.getByText('Oops! Page not found').waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('404')
    expect(await page.title()).toBe('Page not found | Hanpan')
    expect(await page.getByText('Content Management').count()).toBe(0)
    await leave()
  }
  const api = await client()
  for (const name of [
    'admin-statistics',
    'admin-fairness',
    'admin-holds',
    'admin-glossary',
    'admin-pages',
    'admin-days',
  ]) {
    expect((await api.functions.invoke(name)).error?.context.status).toBe(403)
  }
})

test('the page that the server sends is the same for everyone, not cached, and not for search engines', async () => {
  const answer = await fetch(`${stage.server.url}/admin`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('Content Management')
})

test('the command line says what is wrong with an email address', async () => {
  await expect(command('grant', 'nobody@example.org')).rejects.toThrow('There is no account with the address')
  await expect(command('revoke', EMAIL)).rejects.toThrow('is not an admin')
})

test('an admin who is granted while the server runs reads the figures and edits the glossary, and once revoked, can do neither', async () => {
  expect(await command('grant', EMAIL)).toContain(`${EMAIL} is an admin now.`)
  const api = await client()
  const slug = 'learn/particles'
  const builtIn = await api.from('glossary_pages').select('*').eq('slug', slug).single()
  await api.from('glossary_pages').update({ title: 'Changed by hand' }).eq('slug', slug)

  const { page, leave } = await stage.visit('/admin', { storageState })
  await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor()
  await page.getByRole('heading', { name: 'Site Statistics' }).waitFor()
  await page.getByText('Counted in this site’s database on').waitFor()
  const figures = page.getByRole('region', { name: 'Site Statistics' })
  await expect.poll(() => figures.locator('dl > div', { hasText: 'Players' }).locator('dd').textContent()).toBe('1')
  await page.getByRole('button', { name: 'Populate Content' }).click()
  await page.getByText('Content Updated', { exact: true }).waitFor()
  await page.getByText('All glossary pages have been populated with comprehensive content.', { exact: true }).waitFor()
  const populated = await api.from('glossary_pages').select('*').eq('slug', slug).single()
  expect(populated.data).toEqual({ ...builtIn.data, updated_at: expect.any(String) })

  expect(await command('revoke', EMAIL)).toBe(`${EMAIL} is no longer an admin.`)
  await page.getByRole('button', { name: 'Populate Content' }).click()
  await page.getByText('Update Failed', { exact: true }).waitFor()
  await page.getByText('There was an error updating the content.', { exact: true }).waitFor()
  const refused = await api.from('glossary_pages').update({ title: 'Changed again' }).eq('slug', slug).select('id')
  expect(refused.data).toEqual([])
  await page.reload()
  await page.getByText('Oops! Page not found').waitFor()
  await leave()
})

test('an admin reads why a player is kept off the leaderboards, and decides', async () => {
  await command('grant', EMAIL)
  const { page, leave } = await stage.visit('/admin', { storageState })
  const panel = page.getByRole('region', { name: 'Kept Off the Leaderboards' })
  await panel.getByText('Nobody is kept off the leaderboards.').waitFor()

  let holds = HOLDS
  const settled: unknown[] = []
  await page.route('**/functions/v1/admin-holds', (route) => route.fulfill({ json: holds }))
  await page.route('**/functions/v1/admin-settle-hold', (route) => {
    const asked = route.request().postDataJSON()
    settled.push(asked)
    holds = { holds: asked.verdict === 'cleared' ? [] : holds.holds.map((hold) => ({ ...hold, confirmed: true })) }
    return route.fulfill({ json: holds })
  })
  await page.reload()
  await panel.getByText('One-opponent accounts, Early resignations').waitFor()
  await panel.getByText('10 of 11 rated wins came from 10 accounts that play hardly anyone else.').waitFor()
  await panel.getByText('Since Nov 20, 2026').waitFor()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Keep off: 프리야' }).press('Enter')
  await page.getByText('프리야 stays off the leaderboards.').waitFor()
  await panel.getByText('Confirmed by an admin.').waitFor()
  expect(await panel.getByRole('button', { name: 'Keep off' }).count()).toBe(0)
  await panel.getByRole('button', { name: 'Put back: 프리야' }).press('Enter')
  await page.getByText('프리야 is back on the leaderboards.').waitFor()
  await panel.getByText('Nobody is kept off the leaderboards.').waitFor()
  expect(settled).toEqual(['confirmed', 'cleared'].map((verdict) => ({ user_id: ID, verdict })))
  await command('revoke', EMAIL)
  await leave()
})

test('an admin writes a page, looks at it, publishes it and takes it back, by keyboard; the record says so', async () => {
  await command('grant', EMAIL)
  const { page, leave } = await stage.visit('/admin', { storageState })
  const pages = page.getByRole('region', { name: 'Glossary Pages' })
  await pages.getByRole('button', { name: 'Write the page' }).waitFor()
  await pages.getByLabel('Add a page for').selectOption('tracks/dialect-busan')
  await pages.getByRole('button', { name: 'Write the page' }).press('Enter')
  await pages.getByRole('heading', { name: 'Edit tracks/dialect-busan' }).waitFor()
  expect(new URL(page.url()).searchParams.get('page')).toBe('tracks/dialect-busan')
  const text = pages.getByLabel('Text')
  await text.fill('## 뭐라카노\n\nSee [this](/learn/nothing).\n\n```examples\n밥 뭇나? | Have you eaten?\n```')
  await pages.getByRole('button', { name: 'Preview' }).press('Enter')
  await pages.getByText('Dead link: /learn/nothing').waitFor()
  await pages.getByRole('heading', { name: '뭐라카노' }).waitFor()
  await expectAccessible(page)
  expect(await htmlFaults(page.url(), await page.content())).toEqual([])
  await text.fill('## 뭐라카노\n\nWhat people in Busan say.')
  await pages.getByRole('button', { name: 'Save' }).press('Enter')
  await pages.getByText('Saved.').waitFor()
  await pages.getByRole('button', { name: 'All pages' }).press('Enter')

  const path = '/tracks/dialect-busan'
  const title = 'Busan Dialect: Korean learning track'
  const shown = async () => (await fetch(stage.server.url + path)).text()
  await pages.getByRole('button', { name: `Publish: ${title}`, exact: true }).press('Enter')
  await page.getByText(`“${title}” is published.`).waitFor()
  await eventually(async () => expect(await shown()).toContain('What people in Busan say.'))
  await pages.getByRole('button', { name: `Unpublish: ${title}` }).press('Enter')
  await page.getByText(`“${title}” is a draft again.`).waitFor()
  await eventually(async () => expect(await shown()).not.toContain('What people in Busan say.'))

  await page.reload()
  const record = page.getByRole('region', { name: 'What Admins Did' })
  await record.getByText(`${EMAIL} unpublished tracks/dialect-busan`).waitFor()
  for (const deed of ['published', 'added']) await record.getByText(`${EMAIL} ${deed} tracks/dialect-busan`).waitFor()
  await record.getByText(`The command line made ${EMAIL} an admin`).first().waitFor()
  await command('revoke', EMAIL)
  await leave()
})

test('an admin reads the figures of thirty days as lines and as a table, and finds an account by its address', async () => {
  await command('grant', EMAIL)
  const { page, leave } = await stage.visit('/admin', { storageState })
  const days = page.getByRole('region', { name: 'The Last 30 Days' })
  await days.getByRole('img', { name: 'Sign-ups: 1 in 30 days, 1 today, most on a day: 1.' }).waitFor()
  await days.getByRole('button', { name: 'Show as a table' }).press('Enter')
  await expect.poll(() => days.getByRole('row').count()).toBe(31)
  const accounts = page.getByRole('region', { name: 'Accounts and Subscriptions' })
  await accounts.getByLabel('Email address').fill('ma')
  await accounts.getByLabel('Email address').press('Enter')
  await accounts.locator('[aria-invalid=true]').waitFor()
  await accounts.getByLabel('Email address').fill('MAYA@')
  await accounts.getByLabel('Email address').press('Enter')
  await accounts.getByText('1 account found.').waitFor()
  await accounts.getByRole('heading', { name: EMAIL }).waitFor()
  await expectAccessible(page)
  await command('revoke', EMAIL)
  await leave()
})

test('axe finds nothing on the panel, and nothing scrolls sideways, in both themes and at both widths', async () => {
  await command('grant', EMAIL)
  const { page, leave } = await stage.visit('/admin', { storageState })
  await page.getByRole('button', { name: 'Populate Content' }).waitFor()
  const look = page.getByRole('button', { name: 'Look for unfair play' })
  await look.click()
  await page.getByText('Nothing stands out in the last 30 days.').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await expectAccessible(page)
  await page.route('**/functions/v1/admin-fairness', (route) => route.fulfill({ json: REPORT }))
  await look.click()
  await page.getByText('2 things stand out.').waitFor()
  for (const words of ['What counts as unusual', '12 matches']) await page.getByText(words, { exact: true }).click()
  await expectAccessible(page)
  await leave()
})
