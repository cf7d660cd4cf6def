import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { answer, DUEL_VARIABLES, meet, returningPlayer, rightOption, start } from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { expectNoFaults } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage } from '#tests/support/browser/journey.ts'

let stage: Stage
let bank: Bank
beforeAll(async () => {
  bank = await loadBank({ speech: false })
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    await plantPlayer(database, { name: 'maya', matches: 1 })
    await plantPlayer(database, { name: 'joon', matches: 1 })
  })
})
afterAll(() => stage.close())

/** Both answer the first question wrong, so that the match can be rated. */
async function missFirst(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.getByText('Question 1 of 3').waitFor()
    const right = await rightOption(page, bank)
    await answer(page, (right + 1) % 4)
  }
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
}

/** On a device without a share menu, saves the picture and copies the link. */
async function sharePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Share your result' })
  const picture = dialog.getByRole('img', { name: /^Grammar duel on Hanpan: Won 0–0\. Rating \d+ → \d+ \(\+\d+\)\.$/ })
  await picture.waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save picture', disabled: false }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('hanpan.png')
  expect(isPng(await buffer(await download.createReadStream()))).toBe(true)
  await dialog.getByRole('button', { name: 'Copy link' }).press('Enter')
  await page.getByText('Copied to clipboard!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.server.url}/`)
  await expectNoFaults(page)
}

function isPng(file: Buffer): boolean {
  return file.subarray(1, 4).toString() === 'PNG' && file.readUInt32BE(16) === 1200 && file.readUInt32BE(20) === 630
}

test('after a duel one player asks for a rematch by keyboard, the other declines, then accepts, and both play it', async () => {
  const [maya, joon] = await Promise.all([returningPlayer(stage, 'maya'), returningPlayer(stage, 'joon')])
  const pages = [maya.page, joon.page]
  await meet(pages)
  await start(pages)
  const played = maya.page.url()
  await missFirst(pages)
  await resign(joon.page)
  await maya.page.getByRole('heading', { name: 'You win' }).waitFor()
  await maya.page.keyboard.press('?')
  await maya.page.getByRole('dialog').getByText('Rematch, after a match').waitFor()
  await maya.page.keyboard.press('Escape')

  await maya.page.keyboard.press('r')
  await maya.page.getByText('Waiting for joon...').waitFor()
  await joon.page.getByText('maya wants a rematch.').waitFor()
  await joon.page.getByRole('button', { name: 'Decline' }).press('Enter')
  await maya.page.getByText("joon isn't playing again now.").waitFor()
  await expect.poll(() => maya.page.getByRole('button', { name: 'Rematch' }).isDisabled()).toBe(true)

  await joon.page.keyboard.press('r')
  await maya.page.getByText('joon wants a rematch.').waitFor()
  await maya.page.keyboard.press('r')
  for (const page of pages) await page.getByRole('button', { name: 'Start Match' }).waitFor()
  expect(maya.page.url()).toBe(joon.page.url())
  expect(maya.page.url()).not.toBe(played)
  for (const page of pages) await page.keyboard.press('Enter')
  await missFirst(pages)
  await resign(maya.page)
  await joon.page.getByRole('heading', { name: 'You win' }).waitFor()

  await joon.page.keyboard.press('r')
  await maya.page.getByText('joon wants a rematch.').waitFor()
  await maya.page.getByRole('link', { name: 'Back to Arena' }).press('Enter')
  await joon.page.getByText("maya isn't playing again now.").waitFor()
  await sharePicture(joon.page)
  await maya.leave()
  await joon.leave()
})
