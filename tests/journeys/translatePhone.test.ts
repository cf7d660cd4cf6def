import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANTED_PASSWORD, plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { openStage, type Stage, submitAccountForm, type Visit, visitAs } from '#tests/support/browser/journey.ts'
import { koreanRegion } from '#tests/support/translator/translateSteps.ts'

const PHONE = { width: 390, height: 844 }

let stage: Stage
beforeAll(async () => {
  stage = await openStage({}, (database) => plantPlayer(database, { name: 'maya' }))
})
afterAll(() => stage.close())

async function signedInOnAPhone(): Promise<Visit> {
  const visit = await visitAs(stage, 'maya', '/translate')
  await visit.page.setViewportSize(PHONE)
  await hydrated(visit.page)
  return visit
}

async function press(page: Page, english: string) {
  await page.getByRole('textbox', { name: 'English' }).fill(english)
  await page.getByRole('button', { name: /^Translate( |$)/ }).click()
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the screen')
  return { top: box.y, bottom: box.y + box.height }
}

/** The names of the bars and controls that the toast lies on. */
function coveredBy(toast: Locator): Promise<string[]> {
  return toast.evaluate((element) => {
    const own = element.getBoundingClientRect()
    const others = [...document.querySelectorAll('header, nav, a, button, textarea, input')]
    return others
      .filter((other) => !element.contains(other) && other.checkVisibility())
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        return left < own.right && own.left < right && top < own.bottom && own.top < bottom
      })
      .map((other) => other.getAttribute('aria-label') ?? other.textContent)
  })
}

test('on a phone the Korean begins in the upper half, with the end of the input above it', async () => {
  const { page, leave } = await signedInOnAPhone()
  const sentence = koreanRegion(page).locator('p').first()
  const button = page.getByRole('button', { name: 'Translate', exact: true })
  await press(page, 'If you could send me the file by tomorrow, I would be very happy.')
  await sentence.getByRole('button').first().waitFor()
  await expect.poll(async () => (await boxOf(sentence)).top).toBeLessThan(PHONE.height / 2)
  expect((await boxOf(button)).top).toBeGreaterThan((await boxOf(page.getByRole('banner'))).bottom)
  expect((await boxOf(button)).bottom).toBeLessThan((await boxOf(sentence)).top)
  await leave()
})

test('a tapped word opens its gloss between the word and the tab bar, however long the text is', async () => {
  const { page, leave } = await signedInOnAPhone()
  const tabs = page.getByRole('navigation', { name: 'App' })
  const gloss = page.getByRole('note', { name: 'About this word' })
  for (const text of ['I gave my teacher a present at the bank.', 'Where is the station? I lost my bag. '.repeat(12)]) {
    await press(page, text)
    const words = koreanRegion(page).locator('p').first().getByRole('button')
    await words.first().waitFor()
    for (const word of [words.first(), words.nth(3)]) {
      await word.click()
      await expect.poll(async () => (await boxOf(gloss)).bottom <= (await boxOf(tabs)).top).toBe(true)
      await expect.poll(async () => (await boxOf(word)).bottom <= (await boxOf(gloss)).top).toBe(true)
    }
    await page.keyboard.press('Escape')
  }
  await leave()
})

test('on a phone a toast covers neither bar and no button, stays while the pointer is on it, and disappears with its screen', async () => {
  const { page, leave } = await signedInOnAPhone()
  await press(page, 'Thank you.')
  await koreanRegion(page).getByRole('button', { name: 'Copy', exact: true }).click()
  const toast = page.getByText('Copied to clipboard!').locator('..')
  await toast.hover()
  expect(await toast.evaluate((element) => getComputedStyle(element).animationPlayState)).toBe('paused')
  expect(await coveredBy(toast)).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('link', { name: 'Bulk' }).click()
  await page.waitForURL('**/translate/bulk')
  await toast.waitFor({ state: 'detached' })
  await leave()
})

test('on a wide screen a toast is in the middle and covers nothing that can be pressed, wherever the page is scrolled to', async () => {
  const { page, leave } = await visitAs(stage, 'maya', '/translate')
  await hydrated(page)
  await press(page, 'Thank you.')
  const toast = page.getByText('Copied to clipboard!').locator('..')
  const copy = koreanRegion(page).getByRole('button', { name: 'Copy', exact: true })
  await expect.poll(() => copy.isEnabled()).toBe(true)
  for (const scrolled of [0, 240, 10_000]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled)
    // A click by mouse would scroll the button into view.
    await copy.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await toast.waitFor()
    const { left, right } = await toast.evaluate((element) => element.getBoundingClientRect().toJSON())
    expect(Math.abs(left - ((await page.evaluate(() => document.body.clientWidth)) - right))).toBeLessThan(20)
    expect(await coveredBy(toast)).toEqual([])
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await toast.waitFor({ state: 'detached' })
  }
  await leave()
})

test('"Welcome back!" appears on the screen that follows signing in', async () => {
  const { page, leave } = await stage.visit('/auth')
  await hydrated(page)
  await submitAccountForm(page, 'maya@example.org', PLANTED_PASSWORD)
  await page.waitForURL(`${stage.server.url}/`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByText('Welcome back!').waitFor()
  await leave()
})
