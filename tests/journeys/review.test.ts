import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { DAY_MS } from '#kit/time.ts'
import { HANGUL_ROWS } from '#korean/hangulKeys.ts'
import { withLetter, withoutLetter } from '#korean/hangulTyping.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { questionDraft } from '#review/questionDraft.ts'
import { openDictionary } from '#review/server/dictionary.ts'
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
import { openStage, type Stage, visitAs } from '#tests/support/browser/journey.ts'
import { scriptBytes } from '#tests/support/browser/scriptBytes.ts'
import { tabTo } from '#tests/support/browser/tabTo.ts'

let stage: Stage
let bank: Bank
beforeAll(async () => {
  bank = await loadBank({ speech: true })
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    const duelists = [
      await plantPlayer(database, { name: 'maya', matches: 1 }),
      await plantPlayer(database, { name: 'joon', matches: 1 }),
    ]
    for (const name of ['hana', 'nari', 'seo']) await plantPlayer(database, { name, matches: 1 })
    await leaveTypedQuestions(database, duelists)
  })
})
afterAll(() => stage.close())

/**
 * These players have seen all questions of grammar but those that the review asks to type and that can be nearly right: of a
 * syllable alone, any other letter makes another word.
 */
async function leaveTypedQuestions(database: Database, userIds: readonly string[]): Promise<void> {
  const words = openDictionary(await loadHeadwordIndex())
  const canBeNearlyRight = (question: ReturnType<Bank['of']>[0]) =>
    questionDraft(question, { source: 'match', sourceId: null }, words).content.key !== undefined &&
    (question.options[question.correct_answer] ?? '').length > 1
  const seen = bank.of('grammar').filter((question) => !canBeNearlyRight(question))
  await database.tx(OWNER, (tx) =>
    tx.sql(
      `insert into app.seen_questions (user_id, question_id, seen_at)
       select u, q, app_now() from unnest($1::uuid[]) u cross join unnest($2::text[]) q`,
      [userIds, seen.map(({ id }) => id)],
    ),
  )
}

/** The key of an English keyboard that types a letter in the Korean layout. */
function keyOf(letter: string): string {
  const key = HANGUL_ROWS.flat().find(({ plain, shifted }) => plain === letter || shifted === letter)
  if (!key) throw new Error(`No key types ${letter}`)
  return key.shifted === letter ? `Shift+${key.latin}` : key.latin.toLowerCase()
}

const LETTERS = HANGUL_ROWS.flat().flatMap(({ plain, shifted }) => [plain, shifted ?? plain])

function field(page: Page) {
  return page.getByRole('textbox')
}

test('what a player misses in a match is due; a near miss gets a retry, and right brings it back later', async () => {
  const [maya, joon] = await Promise.all([returningPlayer(stage, 'maya'), returningPlayer(stage, 'joon')])
  await meet([maya.page, joon.page])
  await start([maya.page, joon.page])
  for (const { page } of [maya, joon]) await page.getByText('Question 1 of 3').waitFor()
  const key = await rightOption(maya.page, bank)
  const right = await maya.page.locator('fieldset button > span:nth-child(2)').nth(key).innerText()
  await answer(maya.page, (key + 1) % 4)
  await answer(joon.page, await rightOption(joon.page, bank))
  await maya.page.getByText('Incorrect!').first().waitFor()
  await maya.page.getByRole('button', { name: 'Resign' }).click()
  await maya.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await joon.page.getByText('Match completed!').first().waitFor()
  await joon.leave()

  const { page } = maya
  await page.goto(`${stage.server.url}/app/arena`)
  await page.getByRole('link', { name: 'Review: 1 due' }).click()
  await page.getByText('From a match you played').waitFor()
  await expectAccessible(page)
  const nearly = withoutLetter(right)
  await field(page).fill(nearly)
  await page.keyboard.press('Enter')
  await page.getByText(/Nearly right/).waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain(right)
  await page.reload()
  await page.getByText(/Nearly right/).waitFor()

  await page.getByRole('button', { name: 'Korean keyboard' }).click()
  await expectAccessible(page)
  const last = LETTERS.find((letter) => withLetter(nearly, letter) === right) ?? ''
  await field(page).fill(nearly)
  await field(page).press(keyOf(last))
  await expect.poll(() => field(page).inputValue()).toBe(right)
  await page.keyboard.press('Enter')
  await page.getByText('Right!').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Hard/ }).getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('4')
  await page.getByText(/Comes back in \d+ days\./).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Done for now' }).waitFor()
  await page.getByText(/The next card comes back in \d+ days\./).waitFor()
  await expectAccessible(page)

  await moveClock(stage.server, 31 * DAY_MS)
  const later = await visitAs(stage, 'maya', '/app/review')
  await later.page.getByText('1 card left').waitFor()
  await moveClock(stage.server, 0)
  await later.leave()
  await maya.leave()
})

test('the words of a saved translation are due; a new one is shown first, and all goes by keyboard', async () => {
  const { page, leave } = await visitAs(stage, 'hana', '/translate')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'English' }).fill('I eat bread.')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Translation saved!').waitFor()

  await page.goto(`${stage.server.url}/app/review`)
  await page.getByText('From a translation you saved').waitFor()
  expect(await scriptBytes(page)).toBeLessThan(175_000)
  await expectAccessible(page)
  const shown = (await page.locator('section p[lang=ko]').first().innerText()).trim()
  await page.keyboard.press('Enter')
  await field(page).fill('가나다라마바사')
  await page.keyboard.press('Enter')
  await page.getByText('Not yet.').waitFor()
  await page.getByText(shown).first().waitFor()
  await tabTo(page, 'Undo')
  await page.keyboard.press('Enter')
  await page.getByText('Your answer was taken back.').waitFor()
  await page.getByRole('button', { name: 'Now type it' }).waitFor()
  await page.keyboard.press('Enter')
  await field(page).fill(shown)
  await page.keyboard.press('Enter')
  await page.getByText('Right!').waitFor()
  await page.getByText('Comes back in 10 minutes.').waitFor()
  await leave()
})

test('a word is added from its gloss', async () => {
  const { page, leave } = await visitAs(stage, 'seo', '/translate')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'English' }).fill('I am waiting for my friend.')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: '친구를' }).click()
  await page.getByRole('button', { name: 'Add to review: 친구' }).click()
  await page.getByText('Added to your review.').waitFor()
  await page.getByRole('button', { name: 'Add to review: 친구' }).click()
  await page.getByText('This is in your review already.').waitFor()
  await page.goto(`${stage.server.url}/app/review`)
  await page.getByText('A word you added').waitFor()
  await page.locator('section p[lang=ko]', { hasText: '친구' }).waitFor()
  await leave()
})

test('an empty deck says how words come in', async () => {
  const { page, leave } = await visitAs(stage, 'nari', '/app/arena')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.getByText('Your deck is empty.').waitFor()
  await expectAccessible(page)
  await leave()
})
