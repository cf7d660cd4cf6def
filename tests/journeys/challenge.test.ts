import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { answer, moveClock, returningPlayer, rightOption, start } from '#tests/support/arena/duelists.ts'
import { PLANTED_PASSWORD, plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import {
  confirmAccount,
  mailedLink,
  openStage,
  type Stage,
  submitAccountForm,
  visitAs,
} from '#tests/support/browser/journey.ts'

let stage: Stage
let bank: Bank
beforeAll(async () => {
  bank = await loadBank({ speech: false })
  stage = await openStage({ RATE_LIMITS: 'off', TEST_CLOCK: 'on' }, async (database) => {
    for (const name of ['maya', 'joon', 'cem']) await plantPlayer(database, { name, matches: 1 })
    await plantPlayer(database, { name: 'spent', matches: 5 })
  })
})
afterAll(() => stage.close())

/** Creates a link in the Arena and copies it; returns its path. */
async function makeLink(page: Page, { rated }: { rated: boolean }): Promise<string> {
  const panel = page.getByRole('region', { name: 'Challenge a friend' })
  await panel.getByRole('radio', { name: 'Grammar' }).check()
  await panel.getByRole('checkbox', { name: 'Rated, if my friend agrees too' }).setChecked(rated)
  await panel.getByRole('button', { name: 'Make a link' }).click()
  await panel.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Copied to clipboard!').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${stage.server.url}/app/challenge/[0-9a-f]{32}$`))
  return new URL(link).pathname
}

/** Both answer the first question wrong, so that the match can be rated, and the loser resigns. */
async function meetAndResign(loser: Page, winner: Page, note: string): Promise<void> {
  const pages = [loser, winner]
  for (const page of pages) {
    await page.getByRole('button', { name: 'Start Match' }).waitFor()
    await page.getByText(note).waitFor()
  }
  expect(loser.url()).toBe(winner.url())
  await start(pages)
  for (const page of pages) {
    await page.getByText('Question 1 of 3').waitFor()
    const right = await rightOption(page, bank)
    await answer(page, (right + 1) % 4)
  }
  await loser.getByRole('button', { name: 'Resign' }).click()
  await loser.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  for (const page of pages) await page.getByRole('heading', { name: /^(You win|.* takes it)$/ }).waitFor()
}

test('a friend opens the link, signs in, returns to it and accepts, and both play an unrated match', async () => {
  const maya = await returningPlayer(stage, 'maya')
  const path = await makeLink(maya.page, { rated: true })
  await maya.page.getByText('rated if your friend agrees').waitFor()
  await expectAccessible(maya.page)

  const joon = await stage.visit(path)
  await joon.page.getByRole('heading', { name: 'maya challenges you' }).waitFor()
  await joon.page.getByText('Grammar duel').waitFor()
  await joon.page.getByText("It counts as one of today's matches for both of you.").waitFor()
  await expectAccessible(joon.page)
  await joon.page.getByRole('link', { name: 'Join to play' }).click()
  await joon.page.waitForURL('**/auth?mode=create')
  await joon.page.getByRole('button', { name: 'Sign in instead' }).click()
  await joon.page.getByText('Welcome back!').waitFor()
  await submitAccountForm(joon.page, 'joon@example.org', PLANTED_PASSWORD)
  await joon.page.waitForURL(`**${path}`)
  await joon.page.getByRole('button', { name: 'Accept, rated' }).waitFor()
  await expectAccessible(joon.page)
  await joon.page.getByRole('button', { name: 'Accept, unrated' }).press('Enter')

  await meetAndResign(maya.page, joon.page, 'Unrated: ratings and statistics do not change.')
  await joon.page.reload()
  await joon.page.getByText('Unrated', { exact: true }).waitFor()
  await joon.page.goto(`${stage.server.url}/profile`)
  await joon.page.getByRole('link', { name: /Grammar vs maya .*unrated/ }).waitFor()
  await joon.page.goto(stage.server.url + path)
  await joon.page.getByRole('link', { name: 'Go to the match' }).waitFor()

  const late = await stage.visit(path)
  await late.page.getByRole('heading', { name: 'This challenge is taken' }).waitFor()
  await expectAccessible(late.page)
  for (const visit of [maya, joon, late]) await visit.leave()
})

test('a friend waits for a challenger who has left the Arena; once both are there, they play a rated match', async () => {
  const maya = await returningPlayer(stage, 'maya')
  const path = await makeLink(maya.page, { rated: true })
  await maya.page.goto(`${stage.server.url}/translate`)
  const cem = await visitAs(stage, 'cem', path)
  const accept = cem.page.getByRole('button', { name: 'Accept, rated' })
  await accept.waitFor()
  // Only after the last sign of life from the page that maya left has been stored.
  await moveClock(stage.server, 15_000)
  await accept.click()
  await cem.page.getByText('maya is not in the Arena right now.').waitFor()
  await expectAccessible(cem.page)
  await maya.page.goto(`${stage.server.url}/app/arena`)
  await meetAndResign(maya.page, cem.page, 'Rated, as you both agreed: the first 3 matches')
  await cem.page.getByText('1000 → 1032').waitFor()
  for (const visit of [maya, cem]) await visit.leave()
})

test('a visitor without an account confirms a new one by email, and returns to the link', async () => {
  const maya = await returningPlayer(stage, 'maya')
  const path = await makeLink(maya.page, { rated: false })
  const dana = await stage.visit(path)
  await dana.page.getByRole('link', { name: 'Join to play' }).click()
  await submitAccountForm(dana.page, 'dana@example.org', PLANTED_PASSWORD)
  await dana.page.getByText('Account created! Please check your email to verify your account.').first().waitFor()
  await dana.page.goto(await mailedLink(dana.page, stage.server, 'dana@example.org'))
  await confirmAccount(dana.page, PLANTED_PASSWORD)
  await dana.page.getByRole('button', { name: 'Go on where you left off' }).click()
  await dana.page.waitForURL(`**${path}`)
  await dana.page.getByText('Unrated: ratings and statistics do not change.').waitFor()
  await dana.page.getByRole('button', { name: 'Accept', exact: true }).click()
  await meetAndResign(dana.page, maya.page, 'Unrated: ratings and statistics do not change.')
  for (const visit of [maya, dana]) await visit.leave()
})

test('a link that cannot be used says why: the player’s own, a withdrawn one, one that never existed', async () => {
  const joon = await returningPlayer(stage, 'joon')
  const { page } = joon
  const path = await makeLink(page, { rated: false })
  await page.goto(stage.server.url + path)
  await page.getByRole('heading', { name: 'This is your own challenge' }).waitFor()
  await page.getByRole('link', { name: 'Go to the Arena' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Challenge withdrawn').waitFor()
  await page.goto(stage.server.url + path)
  await page.getByRole('heading', { name: 'This challenge was withdrawn' }).waitFor()
  await page.goto(`${stage.server.url}/app/challenge/none`)
  await page.getByRole('heading', { name: 'Challenge not found' }).waitFor()
  await page.context().close()
})

test('a challenger or friend without matches left today gets a message and a link to the plans', async () => {
  const maya = await returningPlayer(stage, 'maya')
  const path = await makeLink(maya.page, { rated: false })
  const spent = await visitAs(stage, 'spent', path)
  const { page } = spent
  const limit = "You've used all 5 free matches today! Upgrade for 50+ daily matches."
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('main').getByRole('alert').getByText(limit).waitFor()
  await page.getByRole('link', { name: 'Get Premium - $9/mo' }).waitFor()
  await expectAccessible(page)
  await page.goto(`${stage.server.url}/app/arena`)
  await page.getByText('0 of 5 free matches left today').waitFor()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByText(limit).waitFor()
  await maya.page.context().close()
  await page.context().close()
})

test('the page of a challenge is not cached, and not for search engines', async () => {
  const answer = await fetch(`${stage.server.url}/app/challenge/0123456789abcdef0123456789abcdef`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('a player plays a challenge at once, and a friend answers it when the player has gone', async () => {
  const maya = await returningPlayer(stage, 'maya')
  const panel = maya.page.getByRole('region', { name: 'Challenge a friend' })
  await panel.getByRole('radio', { name: 'Grammar' }).check()
  await panel.getByRole('button', { name: 'Play now, my friend later' }).click()
  for (const number of [1, 2, 3]) {
    await maya.page.getByText(`Question ${number} of 3`).waitFor()
    await maya.page.keyboard.press(String(1 + (await rightOption(maya.page, bank))))
    await maya.page.getByText('Correct!').waitFor()
    await maya.page.keyboard.press('Enter')
  }
  await maya.page.getByRole('heading', { name: 'Your part is played' }).waitFor()
  await expectAccessible(maya.page)
  await maya.page.getByRole('link', { name: 'Send the link to a friend' }).click()
  await panel.getByText('Waiting for an answer').waitFor()
  await expectAccessible(maya.page)
  await panel
    .getByRole('list', { name: 'Played now, answered later' })
    .getByRole('button', { name: 'Copy link' })
    .click()
  const link = await maya.page.evaluate(() => navigator.clipboard.readText())
  await maya.page.goto(link)
  await maya.page.getByRole('heading', { name: 'This is your own challenge' }).waitFor()
  await maya.leave()

  const visitor = await stage.visit(new URL(link).pathname)
  await visitor.page.getByRole('heading', { name: 'maya has played. Can you win?' }).waitFor()
  await visitor.page.getByRole('link', { name: 'Join to play' }).waitFor()
  await expectAccessible(visitor.page)
  await visitor.leave()
  const cem = await visitAs(stage, 'cem', new URL(link).pathname)
  await cem.page.getByRole('button', { name: 'Play now' }).click()
  await cem.page
    .getByText(/not live$/)
    .first()
    .waitFor()
  await cem.page.getByRole('button', { name: 'Start Match' }).click()
  for (const number of [1, 2, 3]) {
    await cem.page.getByText(`Question ${number} of 3`).waitFor()
    await cem.page.getByRole('button', { name: number === 3 ? 'See the result' : 'Next question' }).click()
  }
  await cem.page.getByRole('heading', { name: 'maya takes it' }).waitFor()
  await cem.page.goto(link)
  await cem.page.getByRole('heading', { name: 'You have answered this challenge' }).waitFor()
  await cem.leave()

  const back = await returningPlayer(stage, 'maya')
  await back.page.getByText('You beat cem 3–0').waitFor()
  await back.leave()
})
