import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { battleCard, DUEL_VARIABLES, moveClock, returningPlayer, rightOption } from '#tests/support/duelists.ts'
import { expectAccessible } from '#tests/support/expectAccessible.ts'
import { openStage, type Stage } from '#tests/support/journey.ts'
import { plantPlayer } from '#tests/support/plantPlayer.ts'

let stage: Stage
let bank: Bank
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    await plantPlayer(database, { name: 'maya', matches: 1 })
  })
  bank = await loadBank({ speech: false })
})
afterAll(() => stage.close())

test('who finds no opponent is offered practice, plays a program by keyboard, and sees what was right', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await battleCard(page, 'Grammar Battle').getByRole('button', { name: 'Challenge Players' }).click()
  await page.getByText('Looking for opponent...').waitFor()
  await moveClock(stage.server, 31_000)
  const toast = page.locator('[data-kind=info]', { hasText: 'No opponents found. Try again!' })
  await toast.getByRole('link', { name: 'Practise instead' }).click()
  await page.waitForURL('**/app/practice?skill=grammar')
  await page.locator('html[data-ready]').waitFor()
  expect(await page.getByRole('radio', { name: 'Grammar' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: '800' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Play the program' }).press('Enter')

  await page.getByText('You play a program, not a person. It answers like a player rated 800.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  for (const number of [1, 2, 3]) {
    await page.getByText(`Question ${number} of 3`).waitFor()
    await page.keyboard.press('abcd'.charAt(await rightOption(page, bank)))
    // A program may be lucky and quick.
    await page.getByText(/^(Correct!|Program 800 was first)$/).waitFor()
  }
  await page.getByRole('heading', { name: /takes it|A draw/ }).waitFor()
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
  expect(await page.locator('dl').first().innerText()).toMatch(/Matches\s+1/)
  await leave()
})
