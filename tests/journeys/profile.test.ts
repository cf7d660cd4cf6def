import { json } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returningPlayer } from '#tests/support/arena/duelists.ts'
import { PLANTED_PASSWORD } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openSharedStage, type SharedStage, type Visit } from '#tests/support/browser/journey.ts'

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

async function visitProfile(name: string): Promise<Visit> {
  const visit = await returningPlayer(stage, name)
  await visit.page.goto(`${stage.server.url}/profile`)
  await hydrated(visit.page)
  await visit.page.getByRole('heading', { name, exact: true }).waitFor()
  return visit
}

function nameField(page: Page) {
  return page.getByPlaceholder('Enter your display name')
}

test('the profile shows name, plan, statistics, ratings and matches left, and links back to the Arena', async () => {
  const { page, leave } = await visitProfile('maya')
  await page.getByRole('heading', { name: 'My Profile' }).waitFor()
  await page.getByText('Free plan').waitFor()
  await expect.poll(() => page.locator('dl').first().innerText()).toMatch(/Matches Left Today\s+3/)
  const figures = await page.locator('dl').first().innerText()
  expect(figures).toMatch(
    /Total Matches\s+2\s+Wins\s+2\s+Win Rate\s+100%\s+Current Streak\s+2\s+Best Streak\s+2\s+Matches Left Today\s+3/,
  )
  const ratings = page.getByRole('region', { name: 'Rating' })
  for (const skill of ['Vocabulary', 'Grammar', 'Listening']) {
    await expect.poll(() => ratings.getByRole('listitem').filter({ hasText: skill }).innerText()).toContain('1000')
  }
  await expect.poll(() => page.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/pricing')
  await page.getByText('No rated match yet. Your ratings start at 1000.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Arena' }).click()
  await page.waitForURL('**/app/arena')
  await leave()
})

test('the rating graph of a new player begins when they joined, not days before', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  const change = { skill_type: 'vocab', before: 1000, delta: 32, created_at: new Date().toISOString() }
  await page.route('**/rest/v1/rating_changes*', (route) => route.fulfill({ json: [change] }))
  await page.goto(`${stage.server.url}/profile`)
  const graph = page.getByRole('img', { name: /^Rating since you joined\. / })
  await graph.waitFor()
  expect(await graph.locator('svg').first().innerHTML()).toMatch(/>\d{1,2}:\d{2}\s[AP]M</)
  await leave()
})

test('a name can be changed, is refused if empty or too long, and stays the same on Cancel', async () => {
  const { page, leave } = await visitProfile('maya')
  const edit = page.getByRole('button', { name: 'Edit display name' })
  await edit.click()
  await nameField(page).fill('   ')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Please enter a display name.').waitFor()
  await nameField(page).fill('가'.repeat(25))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('A display name has at most 24 characters.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'maya', exact: true }).waitFor()
  await page.locator('[aria-label="Edit display name"]:focus').waitFor()

  await edit.press('Enter')
  await expect.poll(() => nameField(page).inputValue()).toBe('maya')
  await nameField(page).fill('마야')
  await page.keyboard.press('Enter')
  await page.getByText('Profile updated!').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: '마야' }).waitFor()
  await leave()
})

test('a name that cannot be saved stays in the field, with a message', async () => {
  const { page, context } = await visitProfile('basic')
  await page.getByRole('button', { name: 'Edit display name' }).click()
  await nameField(page).fill('Bea')
  await page.route('**/rest/v1/profiles*', (route) => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Failed to update profile').first().waitFor()
  await expect.poll(() => nameField(page).inputValue()).toBe('Bea')
  await context.close()
})

test.each([
  { name: 'basic', plan: 'Basic plan', left: '50' },
  { name: 'premium', plan: 'Premium plan', left: '∞' },
])('a subscriber on $plan manages the plan and has $left matches left', async ({ name, plan, left }) => {
  const { page, leave } = await visitProfile(name)
  await page.getByText(plan).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Manage Plan' }).getAttribute('href')).toBe('/pricing')
  await expect.poll(() => page.locator('dl').first().innerText()).toMatch(new RegExp(`Matches Left Today\\s+${left}$`))
  await leave()
})

test('the daily goal can be changed, and is still there on the next visit', async () => {
  const { page, leave } = await visitProfile('premium')
  await page.getByRole('radio', { name: '15 minutes' }).check()
  await page.getByText('Profile updated!').waitFor()
  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: '15 minutes' }).isChecked()).toBe(true)
  await leave()
})

test('a player can download everything that is stored about them', async () => {
  const { page, leave } = await visitProfile('premium')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  const data = (await json(await download.createReadStream())) as Record<string, unknown>
  expect(data).toMatchObject({
    user: { email: 'premium@example.org' },
    sign_in: { second_step: null, devices: expect.arrayContaining([expect.objectContaining({ is_this: true })]) },
    profiles: [{ display_name: 'premium' }],
    subscriptions: [{ subscription_tier: 'Premium' }],
  })
  await leave()
})

test('deleting an account requires its password, and the account then no longer works', async () => {
  const { page, leave } = await visitProfile('leaver')
  const dialog = page.getByRole('dialog')
  const remove = dialog.getByRole('button', { name: 'Delete my account' })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await remove.click()
  await dialog.getByText('Enter your password.').waitFor()
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one')
  await remove.click()
  await dialog.getByText('That is not your password.').waitFor()
  await dialog.getByLabel('Your password', { exact: true }).fill(PLANTED_PASSWORD)
  await remove.click()
  await page.waitForURL(`${stage.server.url}/`)
  await page.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).first().waitFor()
  await page.goto(`${stage.server.url}/profile`)
  await page.waitForURL('**/auth')
  await leave()
})

test('when the server fails, the profile is not found, and a button leads to the Arena', async () => {
  const { page, context } = await returningPlayer(stage, 'basic')
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`${stage.server.url}/profile`)
  await page.getByText('Profile not found').waitFor()
  await page.getByText('Failed to load profile').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Back to Arena' }).last().getAttribute('href'))
    .toBe('/app/arena')
  await context.close()
})
