import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bank } from '#questions/bank.ts'
import { RATED_MS } from '#questions/questionUse.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import {
  answer,
  DUEL_VARIABLES,
  meet,
  moveClock,
  returningPlayer,
  rightOption,
  start,
} from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage } from '#tests/support/browser/journey.ts'
import { eventually } from '#tests/support/eventually.ts'

const PRACTICE = '/app/practice?skill=vocab'
const CHOICE = 'Let others practice against recordings of my matches'
const NONE = 'There is no recording near your level right now.'
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date())

let stage: Stage
let bank: Bank
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    for (const name of ['maya', 'joon', 'cleo', 'dana']) await plantPlayer(database, { name, matches: 1 })
  })
  bank = await loadBank({ speech: false })
  const [maya, joon] = [await returningPlayer(stage, 'maya'), await returningPlayer(stage, 'joon')]
  await playThrough(maya.page, joon.page)
  await allow(maya.page, true)
  await maya.leave()
  await joon.leave()
  await moveClock(stage.server, RATED_MS)
})
afterAll(() => stage.close())

/** Maya answers all three questions right before Joon answers. */
async function playThrough(maya: Page, joon: Page): Promise<void> {
  await meet([maya, joon], 'Vocabulary Duel')
  await start([maya, joon])
  for (const number of [1, 2, 3]) {
    await maya.getByText(`Question ${number} of 3`).waitFor()
    await answer(maya, await rightOption(maya, bank))
    await maya.getByText('Correct!').waitFor()
  }
  await maya.getByText('Match completed!').waitFor()
}

/** Sets the choice about recordings on the profile page. */
async function allow(page: Page, allowed: boolean): Promise<void> {
  await page.goto(`${stage.server.url}/profile`)
  const choice = page.getByRole('checkbox', { name: CHOICE })
  await choice.waitFor()
  await eventually(async () => expect(await choice.isChecked()).toBe(!allowed))
  await choice.setChecked(allowed)
  await page.getByText('Profile updated!').waitFor()
}

async function openPractice(page: Page): Promise<void> {
  await page.goto(stage.server.url + PRACTICE)
  await hydrated(page)
}

test('other players can practice against a recording of a player who allows it, and every screen says that it is a recording', async () => {
  const { page, leave } = await returningPlayer(stage, 'cleo')
  await openPractice(page)
  await page.getByRole('button', { name: 'Play a recording' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Play a recording' }).press('Enter')
  await page.getByText(`Recorded on ${DAY}, not live`).waitFor()
  await page.getByText('Every answer of maya comes after the same time as in the real match.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Match' }).press('Enter')
  for (const number of [1, 2, 3]) {
    await page.getByText(`Question ${number} of 3`).waitFor()
    await page.getByText(`Recorded on ${DAY}, not live`).waitFor()
    await page.getByText('maya was first').waitFor()
    await page.getByRole('button', { name: number === 3 ? 'See the result' : 'Next question' }).click()
  }
  await page.getByRole('heading', { name: 'maya takes it 3–0' }).waitFor()
  await page.getByText(`Recorded on ${DAY}, when maya was rated 1000?`).waitFor()
  await page.getByText('Practice with a recording: nothing is rated or counted.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Another recording' }).click()
  await page.getByText(NONE).waitFor()
  await leave()
})

test('once the player takes that back, a running duel is called off and no recording is offered', async () => {
  const maya = await returningPlayer(stage, 'maya')
  const { page, leave } = await returningPlayer(stage, 'dana')
  await openPractice(page)
  await page.getByRole('button', { name: 'Play a recording' }).click()
  await page.getByText(`Recorded on ${DAY}, not live`).waitFor()
  await allow(maya.page, false)
  await page.getByRole('button', { name: 'Start Match' }).click()
  await page.getByText('This recording was withdrawn, so the duel ended. Nothing is counted.').waitFor()
  await page.getByRole('link', { name: 'Other ways to practice' }).click()
  await page.getByText(NONE).waitFor()
  await expectAccessible(page)
  await maya.leave()
  await leave()
})
