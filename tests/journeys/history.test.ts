import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openSharedStage, type SharedStage, type Visit, visitAs } from '#tests/support/browser/journey.ts'

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

async function openHistory(name: string): Promise<Visit> {
  const visit = await visitAs(stage, name, '/translate')
  await hydrated(visit.page)
  await visit.page.locator('summary', { hasText: 'Translation history' }).click()
  return visit
}

function panel(page: Page) {
  return page.locator('details')
}

function entries(page: Page) {
  return panel(page).getByRole('listitem')
}

test('signed-in users see the history and saved translations; visitors see the invitation to the Arena', async () => {
  const visitor = await stage.visit('/translate')
  await hydrated(visitor.page)
  await visitor.page.getByText('Ready to master Korean through competition?').waitFor()
  await expect
    .poll(() => visitor.page.getByRole('link', { name: 'Join the Arena for free' }).getAttribute('href'))
    .toBe('/auth?mode=create')
  expect(await panel(visitor.page).isVisible()).toBe(false)
  await visitor.leave()

  const { page, leave } = await openHistory('saver')
  await page.getByText('Nothing yet. Your last 50 translations will appear here.').waitFor()
  expect(await page.getByText('Ready to master Korean through competition?').isVisible()).toBe(false)
  await leave()
})

test('a translation can be saved, found among the saved ones, opened again and unsaved', async () => {
  const { page, leave } = await openHistory('saver')
  for (const text of ['Thank you.', 'Please wait a moment.']) {
    await page.getByRole('textbox', { name: 'English' }).fill(text)
    await page.keyboard.press('Control+Enter')
    await entries(page).filter({ hasText: text }).waitFor()
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Translation saved!').waitFor()
  const mark = panel(page).getByRole('button', { name: 'Saved: Please wait a moment.' })
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Saved' }).check({ force: true })
  await expect.poll(() => entries(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await entries(page).getByText('Please wait a moment.').click()
  const result = page.getByRole('region', { name: 'Korean' })
  await result.getByText('기다려 주세요').waitFor()
  await result.getByRole('button', { name: 'Saved' }).click()
  await page.getByText('Removed from your saved translations.').waitFor()
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('false')
  await page.reload()
  await panel(page).locator('summary').click()
  await entries(page).first().waitFor()
  await page.getByRole('radio', { name: 'Saved' }).check({ force: true })
  await page.getByText('Nothing saved yet.').waitFor()
  await leave()
})

test('the panel shows the newest 50 with their tones, and a search finds older ones or says that there are none', async () => {
  const { page, leave } = await openHistory('historian')
  await expect.poll(() => entries(page).count()).toBe(50)
  const newest = (await entries(page).allTextContents()).slice(0, 4).join(' ')
  for (const tone of ['Casual', 'Polite', 'Formal', 'Business']) expect(newest).toContain(tone)
  await page.getByText('These are your newest 50. Search to find older ones.').waitFor()
  expect(
    await panel(page)
      .getByRole('list')
      .evaluate((list) => list.clientHeight),
  ).toBeLessThanOrEqual(24 * 16)

  const search = page.getByRole('searchbox', { name: 'Search your translations' })
  await search.fill('sentence NO7.')
  await expect.poll(() => entries(page).count()).toBe(1)
  await entries(page).getByText('Sentence no7.').waitFor()
  await search.fill('제8. 문장')
  await entries(page).getByText('Sentence no8.').waitFor()
  await search.fill('no such thing')
  await page.getByText('No matches in your newest 1,000 translations.').waitFor()
  await expectAccessible(page)
  await search.fill('')
  await expect.poll(() => entries(page).count()).toBe(50)
  await leave()
})

test('clearing the history asks first, then deletes all translations, which then cannot be saved any more', async () => {
  const { page, leave } = await openHistory('clearer')
  await entries(page).getByText('Sentence no2.').click()
  await page.getByRole('button', { name: 'Clear history' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear translation history?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => entries(page).count()).toBe(3)
  await page.getByRole('button', { name: 'Clear history' }).click()
  await dialog.getByRole('button', { name: 'Clear history' }).click()
  await page.getByText('Translation history cleared').waitFor()
  await page.getByText('Nothing yet. Your last 50 translations will appear here.').waitFor()
  expect(
    await panel(page)
      .locator('summary')
      .evaluate((element) => element === document.activeElement),
  ).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Translate it again while you are signed in, then save it.').waitFor()
  await leave()
})

test('a long text in the history is truncated, and expands by keyboard', async () => {
  const { page, leave } = await openHistory('maya')
  const long = 'Where is the station? I lost my bag. '.repeat(10).trim()
  await page.getByRole('textbox', { name: 'English' }).fill(long)
  await page.keyboard.press('Control+Enter')
  const entry = entries(page).filter({ hasText: long })
  const source = entry.getByText(long)
  await entry.getByRole('button', { name: 'Show all: Where is the station?' }).press('Enter')
  await entry.getByRole('button', { name: 'Show less: Where is the station?' }).waitFor()
  expect(await source.evaluate((text) => text.scrollHeight <= text.clientHeight)).toBe(true)
  await expectAccessible(page)
  await leave()
})

test('when the history cannot be loaded or cleared, a message says so', async () => {
  const { page, leave } = await openHistory('historian')
  await entries(page).first().waitFor()
  await page.route('**/rest/v1/translation_history*', (route) =>
    route.fulfill({ status: 422, json: { code: 'x', message: 'x', details: null, hint: null } }),
  )
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click()
  await page.getByText('Failed to clear history').waitFor()
  await page.getByRole('radio', { name: 'Saved' }).check({ force: true })
  await panel(page).getByText('Failed to load translation history').waitFor()
  await page.locator('[data-kind=error]').getByText('Failed to load translation history').waitFor()
  await leave()
})
