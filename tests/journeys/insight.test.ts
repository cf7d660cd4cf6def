import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import type { CardContent } from '#review/card.ts'
import { plainKey } from '#review/typedKey.ts'
import { DUEL_VARIABLES } from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { plantReviews } from '#tests/support/arena/plantReviews.ts'
import { FORGETFUL, simulatedReviews } from '#tests/support/arena/simulatedReviews.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage, visitAs } from '#tests/support/browser/journey.ts'
import { scriptBytes } from '#tests/support/browser/scriptBytes.ts'
import { tabTo } from '#tests/support/browser/tabTo.ts'

const SENTENCE: CardContent = {
  type: 'item',
  korean: '학교에서 공부해요',
  english: 'I study at school',
  key: plainKey('학교에서 공부해요'),
}

let stage: Stage
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    await plantPlayer(database, { name: 'maya', matches: 1 })
    await plantPlayer(database, { name: 'joon', matches: 1 })
    await plantHistory(database)
  })
})
afterAll(() => stage.close())

/** Maya has reviewed for months, takes 에 for 에서, and has a fitted schedule. */
async function plantHistory(database: Database): Promise<void> {
  const now = Date.now()
  const first = now - 120 * DAY_MS
  const histories = simulatedReviews({ cards: 100, answers: 6, memory: FORGETFUL, first })
  const past = histories.map((history) => ({ history: history.filter(({ at }) => at < now) }))
  const wrong = { given: '학교에 공부해요', mistake: 'particle' as const }
  const history = [9, 5, 1].map((days) => ({ at: now - days * DAY_MS, grade: 1 as const }))
  const [maya] = await database.tx(OWNER, (tx) =>
    tx.sql<{ id: string }>(`select id from auth.users where email = 'maya@example.org'`),
  )
  await plantReviews(database, maya?.id ?? '', [...past, { content: SENTENCE, wrong, history }])
  await database.tx(OWNER, (tx) =>
    tx.sql(
      `insert into review_fits (user_id, number, reviews, judged, default_loss, loss_before, fitted_loss, parameters, in_force)
       values ($1, 1, 400, 79, 0.412, 0.412, 0.387, $2, 1)`,
      [maya?.id, Array(21).fill(1)],
    ),
  )
}

test('a learner sees the mistake, the plots as tables and the fit, and practices the mistake, all by keyboard', async () => {
  const { page, leave } = await visitAs(stage, 'maya', '/app/review')
  await page.getByText(/cards? left$/).waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await tabTo(page, 'Insight')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Mistakes you keep making' }).waitFor()
  expect(await scriptBytes(page)).toBeLessThan(175_000)
  await expectAccessible(page)
  const main = page.getByRole('main')
  await main.getByText('Place of action 에서').waitFor()
  await main.getByRole('rowheader', { name: 'Fitted to you' }).waitFor()
  await main.getByText('0.387').waitFor()

  for (const title of ['The next 30 days', 'What you remember', 'A year of days']) {
    await tabTo(page, `View as table: ${title}`)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: title }).getByRole('table').waitFor()
  }
  await expectAccessible(page)
  const days = page.getByRole('region', { name: 'The next 30 days' }).getByRole('row')
  await expect.poll(() => days.count()).toBe(31)

  await page.getByRole('heading', { level: 1 }).click()
  await tabTo(page, 'questions: Place of action 에서')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app\/practice\/untimed\//)
  await page.getByRole('button', { name: /^A/ }).first().waitFor()
  await leave()
})

test('a new learner is told what will be here', async () => {
  const { page, leave } = await visitAs(stage, 'joon', '/app/review/insight')
  await page.getByText(/^Nothing to show yet/).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to review' }).click()
  await page.waitForURL(/\/app\/review$/)
  await leave()
})
