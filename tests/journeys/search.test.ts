import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  battleCard,
  DUEL_VARIABLES,
  endSearchTime,
  meet,
  moveClock,
  newPlayer,
  returningPlayer,
} from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage } from '#tests/support/browser/journey.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    await plantPlayer(database, { name: 'maya', matches: 1 })
    await plantPlayer(database, { name: 'joon', matches: 1 })
    await plantPlayer(database, { name: 'free', matches: 5 })
    await plantPlayer(database, { name: 'basic', matches: 50, tier: 'Basic' })
  })
})
afterAll(() => stage.close())
afterEach(() => moveClock(stage.server, 0))

function challenge(page: Page, title = 'Grammar Battle') {
  return battleCard(page, title).getByRole('button', { name: 'Challenge Players' })
}

function cancel(page: Page) {
  return page.getByRole('button', { name: 'Cancel Search' })
}

test('a new player takes the tour by keyboard, starts a search on its last step, and cancels it', async () => {
  const { page, leave } = await newPlayer(stage, 'ada')
  await hydrated(page)
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  await page.getByRole('progressbar', { name: 'Step 1 of 3' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.locator('h1:focus', { hasText: 'How It Works' }).waitFor()
  for (const words of ['Choose a skill', 'Get matched', 'Battle and learn']) await page.getByText(words).waitFor()
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await page.locator('h1:focus', { hasText: 'Welcome' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.locator('h1:focus', { hasText: 'Choose Your First Challenge' }).waitFor()
  await expect.poll(() => page.getByText('Start at 1000 ELO').count()).toBe(3)
  await page.getByRole('button', { name: "I'll choose later" }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await page.getByText('Looking for opponent...').waitFor()
  const searching = battleCard(page, 'Vocabulary Duel').getByRole('button', { name: 'Finding Opponent...' })
  await expect.poll(() => searching.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => searching.getAttribute('aria-busy')).toBe('true')
  await battleCard(page, 'Vocabulary Duel')
    .getByText(/Looking for a player rated 9\d\d–10\d\d\./)
    .waitFor()
  await battleCard(page, 'Vocabulary Duel')
    .getByText(/The search stops in \d+ seconds\./)
    .waitFor()
  await expect.poll(() => challenge(page).isDisabled()).toBe(true)
  await expectAccessible(page)
  await cancel(page).press('Enter')
  await page.getByText('Left queue').waitFor()
  await expect.poll(() => challenge(page).isEnabled()).toBe(true)
  expect(await challenge(page, 'Vocabulary Duel').evaluate((button) => button === document.activeElement)).toBe(true)

  await page.reload()
  await page.getByRole('heading', { name: 'Welcome, ada!' }).waitFor()
  await leave()
})

test('after eight seconds of searching, a practice duel can begin at once, which ends the search', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await challenge(page).click()
  await page.getByText('Looking for opponent...').waitFor()
  expect(await page.getByRole('button', { name: 'Play now', exact: true }).count()).toBe(0)
  await moveClock(stage.server, 9_000)
  const play = page.getByRole('button', { name: 'Play now', exact: true })
  await play.waitFor()
  await expect.poll(() => cancel(page).isVisible()).toBe(true)
  await expectAccessible(page)
  await play.click()
  await page.waitForURL(/\/app\/practice\/[0-9a-f-]{36}/)
  await moveClock(stage.server, 0)
  await page.goto(`${stage.server.url}/app/arena`)
  await challenge(page).waitFor()
  expect(await cancel(page).count()).toBe(0)
  await leave()
})

test('after 30 seconds without an opponent the Arena says so, and keeps showing what the player can do', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await challenge(page).click()
  await endSearchTime(stage.server, page)
  await page.getByText('No opponents found. Try again!').waitFor()
  const nobody = page.getByRole('region', { name: 'Nobody to play grammar with right now' })
  await expectAccessible(page)
  await page.getByText('No opponents found. Try again!').waitFor({ state: 'detached' })
  await expect
    .poll(() => nobody.getByRole('link', { name: 'Practice' }).getAttribute('href'))
    .toBe('/app/practice?skill=grammar')
  await nobody.getByRole('link', { name: 'Challenge a friend' }).click()
  expect(new URL(page.url()).hash).toBe('#friends')
  await nobody.getByRole('button', { name: 'Search again' }).click()
  await nobody.waitFor({ state: 'detached' })
  await cancel(page).click()
  await moveClock(stage.server, 0)
  await challenge(page).click()
  await endSearchTime(stage.server, page)
  await nobody.getByRole('button', { name: 'Dismiss' }).click()
  await nobody.waitFor({ state: 'detached' })
  await expect.poll(() => challenge(page).isEnabled()).toBe(true)
  await leave()
})

test.each([
  {
    name: 'free',
    message: "You've used all 5 free matches today! Upgrade for 50+ daily matches.",
    action: 'Get Premium - $9/mo',
  },
  {
    name: 'basic',
    message: 'Daily limit reached! Upgrade to Premium for unlimited matches.',
    action: 'Upgrade to Premium',
  },
])('a player on $name without matches left today is pointed to the plans', async ({ name, message, action }) => {
  const { page, leave } = await returningPlayer(stage, name)
  await battleCard(page, 'Grammar Battle').getByText('Resets at 00:00 UTC').waitFor()
  await challenge(page).click()
  const toast = page.locator('[data-kind=limit]')
  await toast.getByText(message).waitFor()
  await expect.poll(() => toast.getByRole('link', { name: action }).getAttribute('href')).toBe('/pricing')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expectAccessible(page)

  // The page’s count is out of date because a match ended on another device, so the server refuses.
  await page.route('**/rest/v1/matches*', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await challenge(page).click()
  await toast.getByText(message).waitFor()
  expect(await toast.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('6s')
  await toast.getByRole('link', { name: action }).click()
  await page.waitForURL('**/pricing')
  await leave()
})

test('a second tab joins the search, and canceling it in one tab cancels it in the other', async () => {
  const { page, context, leave } = await returningPlayer(stage, 'maya')
  await challenge(page).click()
  await cancel(page).waitFor()
  const second = await context.newPage()
  await second.goto(`${stage.server.url}/app/arena`)
  await cancel(second).click()
  await second.getByText('Left queue').waitFor()
  await page.getByText('Left queue').waitFor()
  await expect.poll(() => challenge(page).isEnabled()).toBe(true)
  await leave()
})

test('a match that is not started is called off; the player who was ready searches again, and a reload leads back into a match', async () => {
  const [maya, joon] = await Promise.all([returningPlayer(stage, 'maya'), returningPlayer(stage, 'joon')])
  await meet([maya.page, joon.page])
  const address = maya.page.url()
  await maya.page.reload()
  await maya.page.getByRole('button', { name: 'Start Match' }).waitFor()
  await maya.page.goto(`${stage.server.url}/app/arena`)
  await maya.page.waitForURL(address)
  await maya.page.getByRole('button', { name: 'Start Match' }).click()
  await maya.page.getByText('Waiting for joon...').waitFor()

  await moveClock(stage.server, 21_000)
  await joon.page.getByRole('heading', { name: 'Match called off' }).waitFor()
  await joon.page.getByText('You did not press Start Match in time. Nothing is counted.').waitFor()
  await expectAccessible(joon.page)
  await cancel(maya.page).click()
  await maya.page.getByText('Left queue').waitFor()
  await maya.leave()
  await joon.leave()
})

test('without a connection the Arena says that the search could not begin', async () => {
  const { page, context } = await returningPlayer(stage, 'maya')
  await page.route('**/functions/v1/matchmaker', (route) => route.abort())
  await challenge(page).click()
  await page.getByText('Failed to join queue').waitFor()
  await expect.poll(() => challenge(page).isEnabled()).toBe(true)
  await context.close()
})

test('visitors are sent to sign in, and a match that is not theirs is not found', async () => {
  const visitor = await stage.visit('/app')
  await visitor.page.waitForURL('**/auth')
  await visitor.page.goto(`${stage.server.url}/app/arena`)
  await visitor.page.waitForURL('**/auth')
  await visitor.leave()

  const { page, leave } = await returningPlayer(stage, 'maya')
  for (const id of ['3f2b0c1e-7a54-4d0e-9a53-0a8d1f6f9b11', 'made-up']) {
    await page.goto(`${stage.server.url}/app/match/${id}`)
    await page.getByText('Match not found').last().waitFor()
    await page.getByRole('link', { name: 'Back to Arena' }).waitFor()
  }
  await leave()
})
