import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { QUESTIONS_PER_DAY } from '#practice/practiceLimit.ts'
import type { Bank } from '#questions/bank.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import {
  battleCard,
  DUEL_VARIABLES,
  endSearchTime,
  optionBoxes,
  returningPlayer,
  rightOption,
} from '#tests/support/arena/duelists.ts'
import { lookBackScene } from '#tests/support/arena/lookBackScene.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage } from '#tests/support/browser/journey.ts'
import { clipCounts, playWithoutEnd } from '#tests/support/browser/silentClip.ts'
import { tabTo } from '#tests/support/browser/tabTo.ts'

let stage: Stage
let bank: Bank
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    await plantPlayer(database, { name: 'maya', matches: 1 })
    const tireless = await plantPlayer(database, { name: 'joon', matches: 1 })
    await database.tx(OWNER, (tx) =>
      tx.sql(
        `insert into daily_usage (person, date, practice_questions) values ($1, (app_now() at time zone 'utc')::date, $2)
         on conflict (person, date) do update set practice_questions = excluded.practice_questions`,
        [tireless, QUESTIONS_PER_DAY - QUESTION_COUNT],
      ),
    )
  })
  bank = await loadBank({ speech: false })
})
afterAll(() => stage.close())

test('a player without an opponent is offered practice, plays a program by keyboard, and sees the right answers', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await battleCard(page, 'Grammar Battle').getByRole('button', { name: 'Challenge Players' }).click()
  await endSearchTime(stage.server, page)
  await page.getByText('No opponents found. Try again!').waitFor()
  await page
    .getByRole('region', { name: /^Nobody to play/ })
    .getByRole('link', { name: 'Practice' })
    .click()
  await page.waitForURL('**/app/practice?skill=grammar')
  await hydrated(page)
  await expect.poll(() => page.getByRole('radio', { name: 'Grammar' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: '800' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Play the program' }).press('Enter')

  await page.getByText('You play a program, not a person. It answers like a player rated 800.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  for (const number of [1, 2, 3]) {
    await page.getByText(`Question ${number} of 3`).waitFor()
    await page.keyboard.press('abcd'.charAt(await rightOption(page, bank)))
    // The program may be right and faster.
    await page.getByText(/^(Correct!|Program 800 was first)$/).waitFor()
    await page.getByText('Go on when you are ready').waitFor()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { name: /You win|takes it|A draw/ }).waitFor()
  await page.reload()
  await page.getByText('Practice with a program: nothing is rated or counted.').waitFor()
  await expectAccessible(page)
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .count(),
  ).toBe(3)

  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ready to Battle?' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Arena' }).click()
  await page.getByText('4 of 5 free matches left today').waitFor()
  await expect.poll(() => page.locator('dl').first().innerText()).toMatch(/Matches\s+1/)
  await leave()
})

test('untimed practice works by keyboard, explains each answer, and ends with a list to review', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await page.goto(`${stage.server.url}/app/practice?skill=vocab`)
  await hydrated(page)
  await tabTo(page, 'Start practicing')
  await page.keyboard.press('Enter')

  await page.getByText('No clock, no opponent').waitFor()
  const right = await rightOption(page, bank)
  await expectAccessible(page)
  const boxes = await optionBoxes(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('abcd'.charAt(right))
  await page.getByText('Correct!').waitFor()
  expect(await optionBoxes(page)).toEqual(boxes)
  await page.getByText('1 of 1 right').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  await page.getByText('Question 2').waitFor()
  await page.reload()
  await page.getByText('Question 2').waitFor()
  await page.keyboard.press('1234'.charAt(((await rightOption(page, bank)) + 1) % 4))
  await page.getByText('Incorrect!').waitFor()
  await tabTo(page, 'End practice')
  await page.keyboard.press('Enter')
  await page.locator('h1:focus', { hasText: '1 of 2 right' }).waitFor()
  await page.getByRole('heading', { name: 'To review' }).waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Arena' }).click()
  await page.getByText('4 of 5 free matches left today').waitFor()
  await leave()
})

test('the clip of a listening question silences what was still being read aloud', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await playWithoutEnd(page)
  await page.route('**/functions/v1/missed-questions', (route) =>
    route.fulfill({ json: lookBackScene['missed-questions'] }),
  )
  await page.goto(`${stage.server.url}/app/missed`)
  await page.getByRole('button', { name: 'Listen', exact: true }).first().click()
  await expect.poll(() => clipCounts(page)).toEqual({ begun: 1, playing: 1 })
  await page.getByRole('link', { name: 'Back to Arena' }).click()
  await page.getByRole('link', { name: 'Practice: Listening' }).click()
  await page.getByRole('button', { name: 'Start practicing' }).click()
  await page.getByText('Question 1').waitFor()
  await expect.poll(() => clipCounts(page)).toEqual({ begun: 2, playing: 1 })
  await leave()
})

test('a player who has practiced all day reads when practice goes on, and can still end it and see the score', async () => {
  const { page, leave } = await returningPlayer(stage, 'joon')
  await page.goto(`${stage.server.url}/app/practice?skill=vocab`)
  await hydrated(page)
  await page.getByText('Up to 300 questions a day.').waitFor()
  await page.getByRole('button', { name: 'Start practicing' }).click()
  for (const number of [1, 2, 3]) {
    await page.getByText(`Question ${number}`).waitFor()
    await page.keyboard.press('abcd'.charAt(await rightOption(page, bank)))
    await page.getByText('Correct!').waitFor()
    await page.getByRole('button', { name: 'Next question' }).click()
  }
  await page.getByText(/You have practiced 300 questions today. You can go on at \d+:00/).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'End practice' }).click()
  await page.getByRole('heading', { name: '3 of 3 right' }).waitFor()
  await leave()
})
