import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { FREE } from '#plans/plans.ts'
import { battleCard, DUEL_VARIABLES, moveClock, returningPlayer } from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage, type Visit } from '#tests/support/browser/journey.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    await plantPlayer(database, { name: 'maya', matches: 5 })
    await plantPlayer(database, { name: 'joon' })
  })
})
afterAll(() => stage.close())
afterEach(() => moveClock(stage.server, 0))

function card(page: Page, plan: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
}

/** Presses a button that opens a new tab, and watches that tab for problems as well. */
async function openedTab({ page, context, problems }: Visit, button: string): Promise<Page> {
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: button }).click()
  const tab = await opening
  tab.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  await tab.waitForURL('**/dev/**')
  await hydrated(tab)
  return tab
}

/** Simulates the return to a tab, because a headless browser does not tell a page that it is visible. */
async function lookAt(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

test('a Free player at the limit pays on the test page, continues without a reload, cancels, and is Free again at the end of the period', async () => {
  const visit = await returningPlayer(stage, 'maya')
  const { page, context, leave } = visit
  const challenge = battleCard(page, 'Grammar Battle').getByRole('button', { name: 'Challenge Players' })
  await challenge.click()
  await page.getByRole('link', { name: 'Get Premium - $9/mo' }).waitFor()
  const translator = await context.newPage()
  await translator.goto(`${stage.server.url}/translate`)
  await translator.getByText(`of ${FREE.charactersPerDay?.toLocaleString('en-US')} characters left today.`).waitFor()
  const plans = await context.newPage()
  await plans.goto(`${stage.server.url}/pricing`)
  await hydrated(plans)
  await card(plans, 'Free').getByText('Current Plan').waitFor()

  const checkout = await openedTab({ ...visit, page: plans }, 'Subscribe to Premium')
  await checkout.getByText('No money moves').waitFor()
  expect(await checkout.locator('input').count()).toBe(0)
  await expectAccessible(checkout)
  await checkout.getByRole('button', { name: 'Pay $9.99 (test)' }).click()
  await checkout.waitForURL('**/pricing?checkout=success')
  await checkout.getByText('You are on the Premium plan now.').waitFor()
  await checkout.close()

  await lookAt(plans)
  await plans.getByText('You are on the Premium plan now.').waitFor()
  await card(plans, 'Premium').getByText('Current Plan').waitFor()
  await card(plans, 'Premium')
    .getByText(/^Renews on /)
    .waitFor()
  await lookAt(translator)
  await translator.getByText('Unlimited characters.').waitFor()
  await lookAt(page)
  await page.getByText('Unlimited matches').waitFor()
  await battleCard(page, 'Grammar Battle').getByRole('button', { name: 'Challenge Players' }).click()
  await page.getByRole('button', { name: 'Cancel Search' }).click()

  const portal = await openedTab({ ...visit, page: plans }, 'Manage Subscription')
  await expectAccessible(portal)
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await portal.getByText(/^Ends on /).waitFor()
  await lookAt(plans)
  await card(plans, 'Premium').getByText('You keep Premium until then.').waitFor()

  await moveClock(stage.server, 32 * DAY_MS)
  await lookAt(plans)
  await card(plans, 'Free').getByText('Current Plan').waitFor()
  await lookAt(translator)
  await translator.getByText('characters left today.').waitFor()
  await portal.reload()
  await portal.getByText('There is no subscription here any more.').waitFor()
  await leave()
})

test('a subscriber switches and resumes in the portal, and the profile shows the plan', async () => {
  const visit = await returningPlayer(stage, 'joon')
  const { page, leave } = visit
  await page.goto(`${stage.server.url}/pricing`)
  await hydrated(page)
  await card(page, 'Free').getByText('Current Plan').waitFor()
  const checkout = await openedTab(visit, 'Subscribe to Basic')
  await checkout.getByRole('button', { name: 'Pay $4.99 (test)' }).click()
  await checkout.waitForURL('**/pricing?checkout=success')
  await checkout.close()
  await lookAt(page)
  await card(page, 'Basic').getByText('Current Plan').waitFor()

  const portal = await openedTab(visit, 'Switch to Premium')
  await portal.getByRole('button', { name: 'Switch to Premium' }).click()
  await portal.getByRole('heading', { name: 'Premium', exact: true }).waitFor()
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await portal.getByRole('button', { name: 'Resume subscription' }).click()
  await portal.getByText(/^Renews on /).waitFor()
  await lookAt(page)
  await card(page, 'Premium').getByText('Current Plan').waitFor()
  await expectAccessible(page)

  await page.goto(`${stage.server.url}/profile`)
  await page.getByText('Premium plan').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Manage Plan' }).getAttribute('href')).toBe('/pricing')
  await expect.poll(() => page.locator('dl').first().innerText()).toMatch(/Matches Left Today\s+∞$/)
  await leave()
})

test('a guessed URL of a test payment page is not found', async () => {
  const { page, leave } = await stage.visit('/dev/checkout?session=cs_test_guessed')
  await page.getByText('Oops! Page not found').waitFor()
  await page.goto(`${stage.server.url}/dev/portal`)
  await page.getByText('Oops! Page not found').waitFor()
  await leave()
})
