import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANTED_PASSWORD } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openSharedStage, type SharedStage, submitAccountForm } from '#tests/support/browser/journey.ts'

const PAGES = ['/', '/auth', '/auth/recover', '/translate', '/translate/bulk', '/no-such-page']

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

test.each(PAGES)('%s: axe finds nothing, nothing scrolls sideways on a phone and on a desktop', async (path) => {
  const { page, leave } = await stage.visit(path)
  await page.evaluate(() => document.fonts.ready)
  await expectAccessible(page)
  await leave()
})

test('the landing page shows these texts, and its buttons lead to the right pages', async () => {
  const { page, leave } = await stage.visit('/')
  const text = (await page.locator('body').textContent()) ?? ''
  const promises = ['Why Hanpan Works', 'How it works', 'No credit card required', 'Join in 30 seconds']
  const figures = ['Active players10K+', 'Matches50K+', 'Improvement95%', 'TOPIK I in 90 days']
  for (const words of [...promises, ...figures]) expect(text).toContain(words)
  expect(text).toContain('The site’s owner vouches for these figures and this quote.')
  await expect.poll(() => page.getByText('a model of your memory is fitted to your own answers.').count()).toBe(1)
  const targets = (name: string) =>
    page.locator('a', { hasText: name }).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const name of ['Play Your First Match — Free', 'Start Playing Now — Free']) {
    expect(await targets(name)).toEqual(['/auth?mode=create', '/app'])
  }
  expect(await targets('Try Translator')).toEqual(['/translate'])
  expect(await targets('Enter Arena')).toEqual(['/app'])
  expect(await targets('Play Free')).toEqual(['/auth?mode=create'])
  await leave()
})

test('a player who signs in is told what is next, also after a reload, and no longer asked to play a first match', async () => {
  const { page, leave } = await stage.visit('/auth')
  await hydrated(page)
  await submitAccountForm(page, 'returner@example.org', PLANTED_PASSWORD)
  await page.waitForURL(`${stage.server.url}/`)
  const next = page.locator('main a[data-way]').filter({ visible: true })
  const first = page.getByRole('link', { name: 'Play Your First Match — Free' })
  await next.waitFor()
  expect(await first.count()).toBe(0)
  const [label, target] = [await next.innerText(), await next.getAttribute('href')]
  await page.reload()
  await expect.poll(() => next.innerText()).toBe(label)
  expect(await first.count()).toBe(0)
  await expectAccessible(page)
  await next.click()
  await page.waitForURL((url) => url.pathname.startsWith(target?.split('?')[0] ?? ''))
  await leave()
})

test('the landing page runs only the site’s own scripts, and violates no policy', async () => {
  const { page, leave } = await stage.visit('/')
  await expect.poll(() => page.locator('script[src]').count()).toBe(1)
  await page.getByRole('link', { name: 'Play Your First Match — Free' }).first().click()
  await page.waitForURL('**/auth?mode=create')
  await leave()
})

test('an unknown path gets the site’s 404 page, with a link to the landing page', async () => {
  const answer = await fetch(`${stage.server.url}/no-such-page`)
  expect(answer.status).toBe(404)
  const { page, leave } = await stage.visit('/no-such-page')
  await page.getByText('404').first().waitFor()
  await page.getByText('Oops! Page not found').first().waitFor()
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL(`${stage.server.url}/`)
  await leave()
})

test('the theme stays the same from page to page', async () => {
  const { page, leave } = await stage.visit('/', { colorScheme: 'light' })
  await page.locator('[data-site=theme]:visible').first().click()
  await page.goto(`${stage.server.url}/translate`)
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await leave()
})

test.each(['/translate', '/translate/bulk'])('%s stays within its budget of 150 kB of scripts', async (path) => {
  const { page, leave } = await stage.visit('/terms')
  const sizes: Promise<{ responseBodySize: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes())
  })
  await page.goto(stage.server.url + path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(150_000)
  await leave()
})
