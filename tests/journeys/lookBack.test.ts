import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returningPlayer } from '#tests/support/arena/duelists.ts'
import { lookBackScene } from '#tests/support/arena/lookBackScene.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openSharedStage, type SharedStage } from '#tests/support/browser/journey.ts'

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

async function playWhile(page: Page): Promise<void> {
  for (const [name, json] of Object.entries(lookBackScene)) {
    await page.route(`**/functions/v1/${name}`, (route) => route.fulfill({ json }))
  }
}

test('the Arena and the profile show what a player has done lately', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  const recent = page.getByRole('region', { name: 'Recent matches' })
  await recent.getByText('vs former player').first().waitFor()
  await expect.poll(() => recent.getByRole('link', { name: 'Vocabulary vs former player' }).count()).toBe(2)
  await recent.getByRole('link', { name: 'All matches' }).click()
  await page.waitForURL('**/profile#matches')
  await page.getByRole('region', { name: 'Matches', exact: true }).getByText('vs former player').first().waitFor()
  await page.getByText('After 5 answers about one point').waitFor()
  await leave()
})

test('a new player is told what these pages will show', async () => {
  const { page, leave } = await returningPlayer(stage, 'newcomer')
  await page.goto(`${stage.server.url}/app/missed`)
  await page.getByText('Nothing missed.').waitFor()
  await page.goto(`${stage.server.url}/profile`)
  await page.getByText('Nothing yet. Your matches will be listed here.').waitFor()
  await leave()
})

test.each([
  ['/app/arena', 'Review 12 questions'],
  ['/profile', 'Place particle'],
  ['/app/missed', '에서 marks the place where an action happens.'],
])('after a while of playing axe finds nothing on %s, and nothing scrolls sideways', async (path, words) => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await playWhile(page)
  await page.goto(stage.server.url + path)
  await page.getByText(words).first().waitFor()
  if (path === '/app/missed') await page.getByRole('button', { name: 'Play 8 grammar questions again' }).waitFor()
  await expectAccessible(page)
  await leave()
})

test('a player who does not read Hangul sees the reasons of missed questions in Latin letters, too, read in one call', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await playWhile(page)
  let calls = 0
  await page.route('**/functions/v1/korean-words', (route) => {
    calls += 1
    const { texts } = route.request().postDataJSON() as { texts: string[] }
    const words = (text: string) => [{ korean: text, romanization: 'latin', english: ['meaning'] }]
    return route.fulfill({
      json: { texts: texts.map((text) => ({ text, romanization: 'latin', words: words(text) })) },
    })
  })
  await page.goto(`${stage.server.url}/app/missed`)
  const button = page.getByRole('button', { name: 'Korean in Latin letters' })
  await button.press('Enter')
  const latin = page.locator('[lang=ko-Latn]')
  await latin.filter({ hasText: '(latin)' }).first().waitFor()
  await page.getByText('meaning', { exact: true }).first().waitFor()
  await expectAccessible(page)
  expect(calls).toBe(1)
  await button.press('Enter')
  await expect.poll(() => latin.count()).toBe(0)
  await leave()
})

test('a press loads older matches, and a failure keeps those that are shown', async () => {
  const { page, context } = await returningPlayer(stage, 'maya')
  await playWhile(page)
  await page.goto(`${stage.server.url}/profile`)
  const panel = page.getByRole('region', { name: 'Matches', exact: true })
  const more = panel.getByRole('button', { name: 'Show more' })
  await more.waitFor()
  await page.route('**/functions/v1/match-history', (route) => route.fulfill({ status: 500, json: {} }))
  await more.click()
  await panel.getByText('Your matches could not be loaded.').waitFor()
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(5)
  const last = { ...lookBackScene['match-history'].matches[0], id: '6', opponent: 'Priya' }
  await page.route('**/functions/v1/match-history', (route) =>
    route.fulfill({ json: { matches: [last], more: false } }),
  )
  await more.click()
  await panel.getByText('vs Priya').waitFor()
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(6)
  expect(await more.count()).toBe(0)
  await context.close()
})

test('a missed question links to its guide, and a visitor is sent to sign in', async () => {
  const { page, leave } = await returningPlayer(stage, 'maya')
  await playWhile(page)
  await page.goto(`${stage.server.url}/profile`)
  await page.getByRole('link', { name: 'Read the guide' }).first().click()
  await page.waitForURL('**/learn/particles')
  await leave()
  const visitor = await stage.visit('/app/missed')
  await visitor.page.waitForURL('**/auth')
  await visitor.leave()
})
