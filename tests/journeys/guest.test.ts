import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { answer, DUEL_VARIABLES, rightOption } from '#tests/support/arena/duelists.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { confirmAccount, mailedLink, openStage, type Stage, submitAccountForm } from '#tests/support/browser/journey.ts'
import { scriptBytes } from '#tests/support/browser/scriptBytes.ts'
import { tabTo } from '#tests/support/browser/tabTo.ts'

const MIA = 'mia@example.org'
const PASSWORD = 'three rounds of korean'

let stage: Stage
let bank: Bank
beforeAll(async () => {
  stage = await openStage({ ...DUEL_VARIABLES, EMAIL_CONFIRMATION: 'on' })
  bank = await loadBank({ speech: true })
})
afterAll(() => stage.close())

/** The thread that reads Korean takes a while to start on a busy machine. */
async function warmReader(): Promise<void> {
  const body = JSON.stringify({ texts: ['한국'] })
  const headers = { 'content-type': 'application/json' }
  const read = () => fetch(`${stage.server.url}/functions/v1/korean-words`, { method: 'POST', headers, body })
  await expect.poll(async () => (await read()).status, { timeout: 150_000 }).toBe(200)
}

/** Presses the right option of each question that opens, until the duel is over. */
async function playThree(page: Page, press: (index: number) => Promise<void>): Promise<void> {
  for (const number of [1, 2, 3]) {
    await page.getByText(`Question ${number} of 3`).waitFor()
    await press(await rightOption(page, bank))
    // The program may be right and faster.
    await page.getByText(/^(Correct!|Program 950 was first)$/).waitFor()
    await page.getByRole('button', { name: number === 3 ? 'See the result' : 'Next question' }).waitFor()
    if (number === 1) await expectAccessible(page)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { name: /You win|takes it|A draw/ }).waitFor()
}

test('a visitor plays three questions without an account, signs up, and the result is kept', async () => {
  const { page, leave } = await stage.visit('/')
  await page.getByRole('link', { name: 'Try three questions now' }).click()
  await hydrated(page)
  await page.getByText('Can you read this?').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.locator('h2:focus', { hasText: 'How long have you been learning Korean?' }).waitFor()
  await page.getByRole('button', { name: 'A few months' }).click()
  await page.getByText('You play a program, not a person. It answers like a player rated 950.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Match' }).click()
  await playThree(page, (index) => answer(page, index))
  await page.getByText('Your vocabulary level').waitFor()
  await expectAccessible(page)
  expect(await scriptBytes(page)).toBeLessThan(175_000)
  await page.reload()
  await page.getByText('Your vocabulary level').waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(3)

  await page.getByRole('link', { name: 'Keep it: create a free account' }).click()
  await page.getByText('Create your account').waitFor()
  await submitAccountForm(page, MIA, PASSWORD)
  await page.getByText('Account created! Please check your email to verify your account.').first().waitFor()
  await page.goto(await mailedLink(page, stage.server, MIA))
  await confirmAccount(page, PASSWORD)
  await page.getByRole('heading', { name: 'Welcome, mia.' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on where you left off' }).click()
  await page.getByRole('heading', { name: 'Your first duel is kept' }).waitFor()
  await page.getByText(/Your first vocabulary match will ask questions at level A[12]\./).waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See the three questions again' }).click()
  await page.getByText('Practice with a program: nothing is rated or counted.').waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(3)
  await page.goto(`${stage.server.url}/try/keep`)
  await page.getByRole('heading', { name: 'There is no duel to keep' }).waitFor()
  await page.goto(`${stage.server.url}/try`)
  await page.waitForURL('**/app/arena')
  await leave()
})

test('a visitor who does not read Hangul begins at once, by keyboard, and can begin again', async () => {
  await warmReader()
  const { page, leave } = await stage.visit('/try')
  await hydrated(page)
  await tabTo(page, 'Not yet')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ready to Battle?' }).waitFor()
  await page.getByText('It answers like a player rated 750.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Question 1 of 3').waitFor()
  await answer(page, await rightOption(page, bank))
  // What was heard, and the reasons, in Latin letters with the meaning of each word.
  const latin = page.locator('[lang=ko-Latn]')
  await latin.first().waitFor()
  await expect.poll(() => page.locator('dl[aria-label=Words] dd').first().textContent()).toMatch(/^[a-z]/i)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Korean in Latin letters' }).click()
  await expect.poll(() => latin.count()).toBe(0)
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByText('Question 2 of 3').waitFor()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByText('would have changed yours by −32.').waitFor()
  await page.getByRole('link', { name: 'Three more questions' }).click()
  await page.getByText('Can you read this?').waitFor()
  await leave()
})

test('without a duel in this browser, its pages lead to the beginning', async () => {
  const { page, leave } = await stage.visit('/try/duel')
  await page.getByText('Can you read this?').waitFor()
  await page.goto(`${stage.server.url}/try/keep`)
  await page.getByText('Can you read this?').waitFor()
  await leave()
})
