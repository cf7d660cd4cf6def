import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { DUEL_VARIABLES, returningPlayer, rightOption } from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { openStage, type Stage } from '#tests/support/browser/journey.ts'
import { tabTo } from '#tests/support/browser/tabTo.ts'

/** What the keys A to D type on a Korean keyboard layout. */
const KOREAN_KEYS = ['ㅁ', 'ㅠ', 'ㅊ', 'ㅇ']

let stage: Stage
let bank: Bank
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    await plantPlayer(database, { name: 'maya', matches: 1 })
    await plantPlayer(database, { name: 'joon', matches: 1 })
  })
  bank = await loadBank({ speech: false })
})
afterAll(() => stage.close())

function pressKorean(page: Page, index: number, isComposing: boolean): Promise<boolean> {
  const key = {
    key: KOREAN_KEYS[index] ?? '',
    code: `Key${'ABCD'[index]}`,
    isComposing,
    bubbles: true,
    cancelable: true,
  }
  return page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), key)
}

test('a whole duel is played and won by keyboard alone, one answer with the Korean keyboard on', async () => {
  const [maya, joon] = await Promise.all([returningPlayer(stage, 'maya'), returningPlayer(stage, 'joon')])
  const pages = [maya.page, joon.page]
  const { page } = maya
  for (const each of pages) {
    await hydrated(each)
    await each.getByText('4 of 5 free matches left today').waitFor()
    await tabTo(each, 'Challenge Players')
    await each.keyboard.press('Enter')
  }
  for (const each of pages) {
    await each.getByRole('button', { name: 'Start Match' }).waitFor()
    await each.keyboard.press('Enter')
  }

  await page.getByText('Question 1 of 3').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.press('abcd'.charAt(await rightOption(page, bank)))
  await page.getByText('Correct!').waitFor()

  await page.getByText('Question 2 of 3').waitFor()
  const second = await rightOption(page, bank)
  expect(await pressKorean(page, (second + 1) % 4, true)).toBe(true)
  expect(await pressKorean(page, second, false)).toBe(false)
  expect(await pressKorean(page, (second + 1) % 4, false)).toBe(false)
  await page.getByText('Correct!').waitFor()

  await page.getByText('Question 3 of 3').waitFor()
  await tabTo(page, 'A')
  for (let option = await rightOption(page, bank); option > 0; option -= 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Correct!').waitFor()

  await page.getByRole('heading', { name: 'You win 3–0' }).waitFor()
  await page.getByText('1000 → 1032').waitFor()
  await joon.page.getByText('1000 → 968').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/arena')
  await page.getByText('3 of 5 free matches left today').waitFor()
  await expect
    .poll(() => page.locator('dl').first().innerText())
    .toMatch(/Matches\s+2\s+Win Rate\s+100%\s+Current Streak\s+2\s+Wins\s+2/)
  expect(await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading === document.activeElement)).toBe(
    true,
  )
  await maya.leave()
  await joon.leave()
})
