import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DUEL_VARIABLES } from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage, visitAs } from '#tests/support/browser/journey.ts'
import { scriptBytes } from '#tests/support/browser/scriptBytes.ts'

const FILE = [
  '#separator:tab',
  '#html:true',
  '#columns:Meaning\tKorean\tTags',
  '#tags column:3',
  'water\t<b>물</b>\tdrink',
  'I drink water<br>now\t지금 물을 마셔요[sound:a.mp3]\tdrink',
  'please do\t-(으)세요\tgrammar',
  'water again\t물\t',
  'no Korean\twater\t',
  `too long\t${'물'.repeat(101)}\t`,
].join('\n')

let stage: Stage
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, (database) => plantPlayer(database, { name: 'maya', matches: 1 }))
})
afterAll(() => stage.close())

/** Opens the file chooser by keyboard and chooses a file. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter')
  await (await opened).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return buffer(await (await download).createReadStream())
}

test('a file of Anki becomes cards after a preview of every line, and the deck goes out as a table and for Anki', async () => {
  const { page, leave } = await visitAs(stage, 'maya', '/app/review')
  await page.getByRole('link', { name: 'Your deck' }).click()
  await page.getByRole('heading', { name: 'Bring cards in' }).waitFor()
  expect(await scriptBytes(page)).toBeLessThan(175_000)

  await choose(page, 'deck.txt', 'only\tEnglish\n')
  await page.getByText('No Korean texts with their meanings were found in this file.').waitFor()
  await choose(page, 'deck.txt', FILE)
  await page.getByText('3 new cards, 1 repeat, 1 not in Korean, 1 too long.').waitFor()
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect
    .poll(() => row('I drink water now').innerText())
    .toMatch(/지금 물을 마셔요\s+I drink water now\s+New card/)
  await expect.poll(() => row('water again').innerText()).toContain('Repeats an earlier line')
  await expect.poll(() => row('no Korean').innerText()).toContain('Not Korean')
  await expect.poll(() => row('too long').innerText()).toContain('Too long')
  await expectAccessible(page)
  await page.getByLabel('Korean', { exact: true }).selectOption({ label: 'Meaning: water' })
  await page.getByText('No line of this file makes a new card.').waitFor()
  await page.getByLabel('Korean', { exact: true }).selectOption({ label: 'Korean: 물' })
  await page.getByRole('button', { name: 'Add 3 cards' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('3 cards were added.').waitFor()
  await expectAccessible(page)

  await choose(page, 'deck.txt', FILE)
  await page.getByText(/^0 new cards, 4 already in your deck/).waitFor()

  const csv = await saved(page, 'Table (CSV)')
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  expect(rows.map(({ Answer }) => Answer).toSorted()).toEqual(["'-(으)세요", '물', '지금 물을 마셔요'])
  await choose(page, 'hanpan-deck.csv', csv.toString())
  await page.getByText('0 new cards, 3 already in your deck.').waitFor()
  const files = unzipSync(await saved(page, 'Anki package'))
  expect(Object.keys(files).toSorted()).toEqual(['collection.anki2', 'media'])

  await page.getByRole('link', { name: 'Back to review' }).click()
  await page.getByText('From a file you imported').waitFor()
  await leave()
})
