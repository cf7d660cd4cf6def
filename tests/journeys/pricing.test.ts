import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANS } from '#plans/plans.ts'
import { PLANTED_PASSWORD } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openSharedStage, type SharedStage, type Visit } from '#tests/support/browser/journey.ts'
import { type StoredSession, signedIn } from '#tests/support/browser/signedIn.ts'

const BASIC = { subscribed: true, subscription_tier: 'Basic', subscription_end: null }

let stage: SharedStage
let session: StoredSession
beforeAll(async () => {
  stage = await openSharedStage()
  session = await signedIn(stage.server.url, 'subscriber@example.org', PLANTED_PASSWORD)
})
afterAll(() => stage.close())

function card(page: Page, plan: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
}

/** Opens the pricing page as Maya. `answers` replace responses that depend on the payment provider. */
async function visitSignedIn(answers: Record<string, unknown>, path = '/pricing'): Promise<Visit> {
  const visit = await stage.visit('/terms', { storageState: session })
  for (const [name, json] of Object.entries(answers)) {
    await visit.page.route(`**/functions/v1/${name}`, (route) => route.fulfill({ json }))
  }
  await visit.page.goto(stage.server.url + path)
  await hydrated(visit.page)
  return visit
}

test('a visitor compares three plans, is asked to sign in before subscribing, and goes back to the translator', async () => {
  const { page, leave } = await stage.visit('/pricing')
  await hydrated(page)
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor()
  for (const plan of PLANS) {
    const text = (await card(page, plan.name).textContent()) ?? ''
    for (const words of [plan.name, plan.period, plan.description, ...plan.features]) expect(text).toContain(words)
    expect(text).toContain(plan.price === 0 ? '$0' : `$${plan.price}`)
  }
  await expect.poll(() => card(page, 'Premium').textContent()).toContain('Translation history (also in Free)')
  await expect
    .poll(() => card(page, 'Basic').textContent())
    .toContain('Premium AI translation (not available on this server)')
  await page.getByText(/^Daily limits reset at 00:00 UTC \(.+ your time\)\.$/).waitFor()
  expect(await page.getByText('Current Plan').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Manage Subscription' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
  await card(page, 'Premium').getByText('Please sign in to subscribe').waitFor()
  const toast = page.locator('[data-kind=info]')
  await expect.poll(() => toast.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
  await page.getByRole('link', { name: 'Back to Translator' }).click()
  await page.waitForURL(`${stage.server.url}/`)
  await leave()
})

test('a player on the Free plan sees it marked, and gets a message when the checkout cannot be opened', async () => {
  const { page, context, leave } = await visitSignedIn({})
  await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ status: 404, json: {} }))
  await card(page, 'Free').getByText('Current Plan').waitFor()
  await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
  await card(page, 'Basic').getByText('Failed to create checkout session').waitFor()
  await expect.poll(() => context.pages().length).toBe(1)
  await leave()
})

test('a checkout opens in its own tab, and the page checks for the payment on return and every 10 seconds', async () => {
  const checkout = `${stage.server.url}/privacy`
  const { page, leave } = await visitSignedIn({ 'create-checkout': { url: checkout } })
  await card(page, 'Free').getByText('Current Plan').waitFor()
  await page.clock.install()
  let asked = 0
  let answer: object = { subscribed: false, subscription_tier: null, subscription_end: null }
  await page.route('**/functions/v1/check-subscription', (route) => {
    asked += 1
    return route.fulfill({ json: answer })
  })

  const request = page.waitForRequest('**/functions/v1/create-checkout')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
  expect((await request).postDataJSON()).toEqual({ plan: 'basic' })
  const tab = await popup
  await tab.waitForURL(checkout)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()

  await page.getByRole('button', { name: 'Subscribe to Basic' }).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText('Checking your payment').waitFor()
  await expect.poll(() => asked).toBeGreaterThan(0)
  const before = asked
  await page.clock.runFor(10_000)
  await expect.poll(() => asked).toBeGreaterThan(before)

  answer = BASIC
  await page.clock.runFor(10_000)
  await page.getByText('You are on the Basic plan now.').waitFor()
  await card(page, 'Basic').getByText('Current Plan').waitFor()
  await leave()
})

test('after two minutes without a payment the page says so, and checks again on return', async () => {
  const { page, leave } = await visitSignedIn({})
  await page.clock.install()
  await page.goto(`${stage.server.url}/pricing?checkout=success`)
  await page.getByText('Checking your payment').waitFor()
  await hydrated(page)
  await page.clock.runFor(121_000)
  await page.getByText('No payment has arrived yet').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText('Checking your payment').waitFor()
  await leave()
})

test('a subscriber manages the subscription in its own tab, and only while signed in', async () => {
  const portal = `${stage.server.url}/privacy`
  const { page, leave } = await visitSignedIn({ 'check-subscription': BASIC, 'customer-portal': { url: portal } })
  const manage = card(page, 'Basic').getByRole('button', { name: 'Manage Subscription' })
  const popup = page.waitForEvent('popup')
  await manage.click()
  const tab = await popup
  await tab.waitForURL(portal)
  await tab.close()

  await page.route('**/functions/v1/customer-portal', (route) => route.fulfill({ status: 404, json: {} }))
  await manage.click()
  await card(page, 'Basic').getByText('Failed to open customer portal').waitFor()
  await page.evaluate(() => localStorage.clear())
  await manage.click()
  await card(page, 'Basic').getByText('Please sign in to manage subscription').waitFor()
  await leave()
})

test('axe finds nothing on the plans, and nothing scrolls sideways', async () => {
  const { page, leave } = await stage.visit('/pricing')
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  await expectAccessible(page)
  await leave()
})
