import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { battleCard, DUEL_VARIABLES, returningPlayer } from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { mailedLink, openStage, type Stage } from '#tests/support/browser/journey.ts'

const MIA = 'mia@example.org'
const PASSWORD = 'three rounds of korean'
/** One on the first page, one in the form, one in the greeting, one before the match. The email's page has one of its own. */
const MOST_PRESSES = 4

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ ...DUEL_VARIABLES, EMAIL_CONFIRMATION: 'on' }, (database) =>
    plantPlayer(database, { name: 'joon', matches: 1 }),
  )
})
afterAll(() => stage.close())

test('from the first page to the first rated question it takes four presses and one email', async () => {
  const joon = await returningPlayer(stage, 'joon')
  const { page, leave } = await stage.visit('/')
  let presses = 0
  const press = async (button: Locator) => {
    presses += 1
    await button.click()
  }

  await press(page.getByRole('link', { name: 'Play Your First Match — Free' }))
  await hydrated(page)
  await page.getByLabel('Email').fill(MIA)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page.getByRole('button', { name: 'Create account' }))
  await page.getByText('Account created! Please check your email to verify your account.').first().waitFor()

  await page.goto(await mailedLink(page, stage.server, MIA))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.waitForURL(`${stage.server.url}/`)
  await page.getByRole('heading', { name: 'Welcome, mia.' }).waitFor()
  await expectAccessible(page)

  await battleCard(joon.page, 'Vocabulary Duel').getByRole('button', { name: 'Challenge Players' }).click()
  await press(page.getByRole('button', { name: 'Play your first match' }))
  await page.getByRole('button', { name: 'Start Match' }).waitFor()
  await joon.page.getByRole('button', { name: 'Start Match' }).click()
  await press(page.getByRole('button', { name: 'Start Match' }))
  await page.getByText('Question 1 of 3').waitFor()
  expect(presses).toBe(MOST_PRESSES)
  await joon.leave()
  await leave()
})
