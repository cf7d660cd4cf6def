import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import {
  answer,
  DUEL_VARIABLES,
  meet,
  pointsOn,
  returningPlayer,
  rightOption,
  start,
} from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { openWatchedPage } from '#tests/support/browser/browser.ts'
import { openStage, type Stage, visitAs } from '#tests/support/browser/journey.ts'
import { scriptBytes } from '#tests/support/browser/scriptBytes.ts'

/** Console messages that a page may print while it is offline. */
const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|could not load the match|could not report a loaded clip|joining a channel/

/** The budget for the scripts of the match's page directly after loading. */
const SCRIPT_BUDGET_KB = 175

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

async function all(pages: readonly Page[], words: string): Promise<void> {
  await Promise.all(pages.map((page) => page.getByText(words).first().waitFor()))
}

/** Expects that the page that the server sends has no options, and that the options on the screen differ only in their texts (on which class and language depend) and letters. */
async function expectNoKeyInHtml(page: Page): Promise<void> {
  const options = page.locator('fieldset button')
  const sent = await (await fetch(page.url())).text()
  for (const text of await page.locator('fieldset button > span:nth-child(2)').allInnerTexts()) {
    expect(sent).not.toContain(`>${text}<`)
  }
  const markup = await options.evaluateAll((buttons) =>
    buttons.map((button) =>
      button.outerHTML.replaceAll(/>[^<]*</g, '><').replaceAll(/ (class|lang|aria-keyshortcuts)="[^"]*"/g, ''),
    ),
  )
  expect(markup).toHaveLength(4)
  expect(new Set(markup).size).toBe(1)
}

test('two tabs and two devices of one player stay in sync, a device that was offline catches up, and no HTML shows the correct option before the close', async () => {
  const [maya, joon] = await Promise.all([returningPlayer(stage, 'maya'), returningPlayer(stage, 'joon')])
  // Open before the match: it waits twenty seconds for its players, and a sign-in can take longer.
  const phone = await visitAs(stage, 'maya', '/profile')
  const tab = await openWatchedPage(maya.context)
  await meet([maya.page, joon.page])
  await Promise.all([tab.page, phone.page].map((page) => page.goto(maya.page.url())))
  const mayas = [maya.page, tab.page, phone.page]
  await all(mayas, 'Ready to Battle?')
  const kilobytes = (await scriptBytes(tab.page)) / 1024
  expect(kilobytes).toBeGreaterThan(100)
  expect(kilobytes).toBeLessThan(SCRIPT_BUDGET_KB)
  expect(new Set(mayas.map((page) => page.url()))).toEqual(new Set([joon.page.url()]))

  await start([phone.page])
  await all(mayas, 'Waiting for joon...')
  await start([joon.page])
  await all(mayas, 'Question 1 of 3')
  const optionTexts = (page: Page) => page.locator('fieldset button').allInnerTexts()
  expect(await optionTexts(tab.page)).toEqual(await optionTexts(phone.page))
  await expectNoKeyInHtml(tab.page)
  await answer(tab.page, ((await rightOption(tab.page, bank)) + 1) % 4)
  await all(mayas, 'Incorrect!')

  await joon.context.setOffline(true)
  await all([joon.page], 'Connection lost. Trying again...')
  await phone.context.setOffline(true)
  await all([phone.page], 'Connection lost. Trying again...')
  await joon.context.setOffline(false)
  await all([joon.page], 'Missed it')
  await answer(joon.page, await rightOption(joon.page, bank))
  await all([maya.page, tab.page], 'Question 2 of 3')
  await answer(maya.page, await rightOption(maya.page, bank))
  await phone.context.setOffline(false)
  await all(mayas, 'Question 3 of 3')
  for (const page of mayas) {
    await expect.poll(() => pointsOn(page, 'Their')).toMatch(/1$/)
    await expect.poll(() => pointsOn(page, 'Your')).toMatch(/1$/)
  }

  for (const { problems } of [joon, phone]) {
    expect(problems.splice(0).filter((problem) => !OFFLINE.test(problem))).toEqual([])
  }
  expect(tab.problems).toEqual([])
  for (const visit of [maya, phone, joon]) await visit.leave()
})
