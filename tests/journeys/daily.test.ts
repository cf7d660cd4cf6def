import { json } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kit/time.ts'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import {
  CONNECTION_LOST,
  DUEL_VARIABLES,
  moveClock,
  optionBoxes,
  returningPlayer,
  rightOption,
} from '#tests/support/arena/duelists.ts'
import { PLANTED_PASSWORD, plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible, expectNoFaults } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage, submitAccountForm, visitAs } from '#tests/support/browser/journey.ts'
import { scriptBytes } from '#tests/support/browser/scriptBytes.ts'
import { tabTo } from '#tests/support/browser/tabTo.ts'

let stage: Stage
let bank: Bank
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    for (const name of ['maya', 'joon', 'hana', 'seo']) await plantPlayer(database, { name, matches: 1 })
  })
  bank = await loadBank({ speech: true })
})
afterAll(() => stage.close())

function todaysCard(page: Page) {
  return page.getByRole('region', { name: 'Today’s round' })
}

async function begin(page: Page, grade: string): Promise<void> {
  await page.getByRole('radio', { name: grade, exact: true }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByText('Question 1 of 3').waitFor()
}

test('a player plays the round by keyboard, reloads in the middle, cannot play again, and shares the result', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await todaysCard(page).getByText('Three questions, the same for everyone at your grade. One try.').waitFor()
  await todaysCard(page).getByRole('link', { name: 'Play today’s round' }).click()
  await page.waitForURL('**/app/daily')
  await page.getByText('You have one try a day, in one grade.').waitFor()
  await expectAccessible(page)
  const other = await visitAs(stage, 'maya', '/app/daily')
  await other.page.getByRole('button', { name: 'Begin' }).waitFor()

  await page.getByRole('radio', { name: 'A2–B1', exact: true }).check()
  await tabTo(page, 'Begin')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/play')
  await page.getByText('Question 1 of 3').waitFor()
  const boxes = await optionBoxes(page)
  await page.keyboard.press('abcd'.charAt(await rightOption(page, bank)))
  await page.getByText('Correct!').waitFor()
  expect(await optionBoxes(page)).toEqual(boxes)
  await expectAccessible(page)
  await page.reload()
  await page.getByText('Correct!').waitFor()
  await page.locator('body').press('Enter')

  await page.getByText('Question 2 of 3').waitFor()
  const options = await page.locator('fieldset button').allInnerTexts()
  await page.reload()
  await page.getByText('Question 2 of 3').waitFor()
  await expect.poll(() => page.locator('fieldset button').allInnerTexts()).toEqual(options)
  await page.keyboard.press('1234'.charAt(((await rightOption(page, bank)) + 1) % 4))
  await page.getByText('Incorrect!').waitFor()
  await page.goBack()
  await page.getByText('Question 3 of 3 is next.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Next question' }).click()

  await page.getByText('Question 3 of 3').waitFor()
  await expectNoFaults(page)
  await moveClock(stage.server, MINUTE_MS + SECOND_MS)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText("Time's up!").waitFor()
  await page.getByRole('button', { name: 'See the result' }).click()
  await page.getByRole('heading', { name: '1 of 3 right' }).waitFor()
  await page.getByText('You are the first to finish at this grade today.').waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(3)
  await page.getByText('The question that you answered wrong is in your review deck.').waitFor()
  await expectAccessible(page)

  await other.page.getByRole('button', { name: 'Begin' }).click()
  await other.page.getByText('There is one try a day, in one grade.').waitFor()
  await other.page.getByRole('heading', { name: '1 of 3 right' }).waitFor()
  await other.leave()

  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied to clipboard!').waitFor()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(
    /^Hanpan daily \d{4}-\d\d-\d\d · A2–B1\n🟩 \d+ s {2}⬛ \d+ s {2}⬜ 60 s\nhttp:\/\/[^/]+\/app\/daily$/,
  )
  const calendar = page.getByRole('region', { name: 'Your days' })
  await calendar.getByRole('link', { name: /: 1 of 3 right, A2–B1$/ }).waitFor()
  await expect.poll(() => calendar.locator('dl').innerText()).toMatch(/Days in a row\s+1\s+Best run\s+1/)
  await page.getByRole('link', { name: 'Back to Arena' }).click()
  await todaysCard(page)
    .getByText(/^1 of 3 right\. Come back in \d+ (h|min)\.$/)
    .waitFor()
  await page.getByText('4 of 5 free matches left today').waitFor()

  await page.goto(`${stage.server.url}/profile`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  const data = (await json(await download.createReadStream())) as Record<string, unknown[]>
  expect(data.daily_tries).toMatchObject([{ grade: 'a2-b1' }])
  expect(data.daily_answers).toMatchObject([{ correct: true }, { correct: false }, { correct: null }])
  await leave()
})

test('the next player at the grade sees how everyone did, and a day later both have a new round', async () => {
  const { page, leave } = await returningPlayer(stage, 'joon')
  await page.goto(`${stage.server.url}/app/daily`)
  await hydrated(page)
  await begin(page, 'A2–B1')
  for (const number of [1, 2, 3]) {
    await page.getByText(`Question ${number} of 3`).waitFor()
    await page.keyboard.press('abcd'.charAt(await rightOption(page, bank)))
    await page.getByText('Correct!').waitFor()
    await page.locator('body').press('Enter')
  }
  await page.getByRole('heading', { name: '3 of 3 right' }).waitFor()
  const everyone = page.getByRole('region', { name: 'How everyone did' })
  await everyone.getByText('2 players at A2–B1').waitFor()
  await expect
    .poll(() => everyone.getByRole('table', { name: 'Score' }).innerText())
    .toMatch(/3 right You\s+1\s+2 right\s+0\s+1 right\s+1\s+0 right\s+0/)
  await expect
    .poll(() => everyone.getByRole('table', { name: 'Right answers' }).innerText())
    .toMatch(/Vocabulary\s+100%\s+Grammar\s+50%\s+Listening\s+50%/)
  await everyone.getByText('Nobody else has the same score.').waitFor()
  await expectAccessible(page)

  await moveClock(stage.server, DAY_MS)
  await page.goto(`${stage.server.url}/app/daily`)
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'A2–B1', exact: true }).isChecked()).toBe(true)
  const days = page.getByRole('region', { name: 'Your days' }).locator('dl')
  await days.getByText('1').first().waitFor()
  await expect.poll(() => days.innerText()).toMatch(/Days in a row\s+1\s+Best run\s+1/)
  await leave()
  await moveClock(stage.server, 0)
})

test('an answer that cannot be sent is sent when the connection is back, and the round goes on', async () => {
  const { page, context, problems } = await returningPlayer(stage, 'hana')
  await page.goto(`${stage.server.url}/app/daily`)
  await hydrated(page)
  await begin(page, 'B2 and above')
  expect(await scriptBytes(page)).toBeLessThan(175_000)
  await context.setOffline(true)
  await page.keyboard.press('a')
  await page.getByText('Not sent yet').waitFor()
  await context.setOffline(false)
  await page.getByText(/^(Correct!|Incorrect!)$/).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByText('Connection lost. Trying again...').waitFor()
  await context.setOffline(false)
  await page.getByText('Connection lost. Trying again...').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByText('Question 2 of 3').waitFor()
  expect(problems.filter((problem) => !CONNECTION_LOST.test(problem))).toEqual([])
  await context.close()
})

test('a day without a try says so, a day that does not exist is not found, and a visitor signs in and comes back', async () => {
  const { page, leave } = await returningPlayer(stage, 'seo')
  await page.goto(`${stage.server.url}/app/daily/2026-01-02`)
  await page.getByText('You did not play on this day.').waitFor()
  await page.getByRole('heading', { name: 'Daily round of January 2, 2026' }).waitFor()
  await expectAccessible(page)
  await page.goto(`${stage.server.url}/app/daily/2026-01-02/play`)
  await page.waitForURL('**/app/daily/2026-01-02')
  for (const path of ['/app/daily/2026-02-30', '/app/daily/today/play'])
    expect((await fetch(stage.server.url + path)).status).toBe(404)
  await leave()
  const visitor = await stage.visit('/app/daily')
  await visitor.page.waitForURL('**/auth')
  await hydrated(visitor.page)
  await submitAccountForm(visitor.page, 'seo@example.org', PLANTED_PASSWORD)
  await visitor.page.waitForURL('**/app/daily')
  await visitor.page.getByRole('button', { name: 'Begin' }).waitFor()
  await visitor.leave()
})
