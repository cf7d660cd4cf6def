import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { DUEL_VARIABLES, newPlayer, rightOption } from '#tests/support/arena/duelists.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage } from '#tests/support/browser/journey.ts'
import { scriptBytes } from '#tests/support/browser/scriptBytes.ts'

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

let stage: Stage
let bank: Bank
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES)
  bank = await loadBank({ speech: false })
})
afterAll(() => stage.close())

/** Waits until the server has stored a choice. */
function saved(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().includes('/rest/v1/profiles') && response.status() === 204)
}

test('a new player says what others may call them and what they can read, finds a level by five questions, is not asked again, and searches for the first match', async () => {
  const { page, context, leave } = await newPlayer(stage, 'rosa')
  await page.getByLabel('Your name for other players').fill('Rosa')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Others see you as Rosa.').waitFor()
  await Promise.all([saved(page), page.getByLabel('Yes').check()])
  await Promise.all([saved(page), page.getByLabel('10 minutes').check()])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Five questions find it').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Find my level' }).click()

  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByText(`Question ${number} of 5`).waitFor()
    await page.keyboard.press(String(1 + (await rightOption(page, bank))))
    await page.getByText('Correct!').waitFor()
    if (number === 1) await expectAccessible(page)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { name: 'Your level: B2' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Choose Your First Challenge' }).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByText('it seems to be B2.').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await Promise.all([saved(page), page.getByRole('button', { name: "I'll choose later" }).click()])
  await page.getByRole('heading', { name: 'Welcome, Rosa!' }).waitFor()

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.includes('auth')) localStorage.removeItem(key)
  })
  const elsewhere = await stage.visit('/app/arena', { storageState: await context.storageState() })
  await elsewhere.page.getByRole('heading', { name: 'Welcome, Rosa!' }).waitFor()
  expect(await scriptBytes(elsewhere.page)).toBeLessThan(175_000)
  await expect
    .poll(() => elsewhere.page.getByText('Questions at level B2 until your first rated match').count())
    .toBe(3)
  await elsewhere.page
    .getByText('A new rating has a “?” until you have played 10 rated matches in the skill.')
    .waitFor()
  const next = elsewhere.page.getByRole('region', { name: 'Play your first match' })
  await expectAccessible(elsewhere.page)
  await next.getByRole('button', { name: 'Find an opponent' }).click()
  await elsewhere.page.getByText('Looking for opponent...').waitFor()
  await elsewhere.page.getByRole('button', { name: 'Cancel Search' }).click()
  await next.waitFor()
  await elsewhere.leave()
  await leave()
})

test('who cannot read Hangul is sent to the letters, and can listen meanwhile', async () => {
  const { page, leave } = await newPlayer(stage, 'lena', PHONE)
  await hydrated(page)
  await Promise.all([saved(page), page.getByLabel('Not yet').check()])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Begin with the letters' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Learn Hangul' }).click()
  await page.waitForURL('**/app/lessons/hangul-zero-hero/1')
  await page.goto(`${stage.server.url}/app/arena`)
  await page.getByRole('heading', { name: 'Welcome, lena!' }).waitFor()
  const next = page.getByRole('region', { name: 'Learn to read Hangul' })
  await expect
    .poll(() => next.getByRole('link', { name: 'Learn Hangul' }).getAttribute('href'))
    .toBe('/app/lessons/hangul-zero-hero/1')
  await expectAccessible(page)
  await leave()
})

test('who cannot read Hangul and skips the rest finds the letters as the next thing', async () => {
  const { page, leave } = await newPlayer(stage, 'nora', PHONE)
  await hydrated(page)
  await Promise.all([saved(page), page.getByLabel('Not yet').check()])
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('region', { name: 'Learn to read Hangul' }).waitFor()
  await page.goto(`${stage.server.url}/`)
  await page.getByRole('link', { name: 'Learn to read Hangul' }).waitFor()
  expect(await page.getByRole('link', { name: 'Play Your First Match — Free' }).count()).toBe(0)
  await leave()
})
