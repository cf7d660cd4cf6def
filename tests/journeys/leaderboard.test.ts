import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { returningPlayer } from '#tests/support/arena/duelists.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage } from '#tests/support/browser/journey.ts'
import { fetchPage } from '#tests/support/server/servedPage.ts'

const BOARDS = '/community/leaderboard'
/** The budget for all scripts of the page, compressed. */
const SCRIPT_BUDGET_BYTES = 150 * 1024

const LONG_NAME = 'W'.repeat(24)

const ids: string[] = []
let stage: Stage
beforeAll(async () => {
  const plant = async (database: Database) => {
    await plantRated(database, 'joon', 1240, 31)
    await plantRated(database, '마야', 1180, 24)
    await plantRated(database, 'priya', 1180, 19)
    await plantRated(database, 'ada', 1102, 12)
    await plantRated(database, 'tomas', 1300, 4)
    const held = await plantPlayer(database, { name: 'mina', matches: 1 })
    await database.tx(OWNER, async (tx) => {
      await tx.sql('update profiles set elo_vocab = 1219, rated_vocab = 10, held = true where id = $1', [held])
      await tx.sql(`insert into app.board_holds (user_id, suspicions) values ($1, '[]')`, [held])
    })
    const longNamed = await plantPlayer(database, { name: 'walter', matches: 1 })
    await database.tx(OWNER, (tx) =>
      tx.sql('update profiles set display_name = $2, rated_listening = 12 where id = $1', [longNamed, LONG_NAME]),
    )
  }
  stage = await openStage({}, plant, 'ratings')
})
afterAll(() => stage.close())

async function plantRated(database: Database, name: string, rating: number, matches: number): Promise<void> {
  const id = await plantPlayer(database, { name: name === '마야' ? 'maya' : name, matches: 1 })
  ids.push(id)
  await database.tx(OWNER, (tx) =>
    tx.sql('update profiles set display_name = $2, elo_grammar = $3, rated_grammar = $4 where id = $1', [
      id,
      name,
      rating,
      matches,
    ]),
  )
}

async function rowsAt(path: string): Promise<string[]> {
  const { html } = await fetchPage(stage.server.url, path)
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => row)
  return rows.map((row) =>
    row
      .replaceAll(/<\/t[hd]>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .trim(),
  )
}

test('the served HTML contains the leaderboards, for visitors and search engines alike', async () => {
  expect(await rowsAt(`${BOARDS}?skill=grammar`)).toEqual([
    'Rank Player Rating Rated matches',
    '1 joon 1240 31',
    '2 priya 1180 19',
    '2 마야 1180 24',
    '4 ada 1102 12',
    'Player Rating Rated matches',
    'tomas 1300? 4',
  ])
  const page = await fetchPage(stage.server.url, `${BOARDS}?skill=grammar`)
  expect(page).toMatchObject({
    status: 200,
    robots: '',
    canonical: stage.server.url + BOARDS,
    types: ['WebPage', 'BreadcrumbList', 'Organization'],
  })
  expect([...ids, '@example.org'].filter((secret) => page.html.includes(secret))).toEqual([])
  const { html } = await fetchPage(stage.server.url, BOARDS)
  expect(html).toContain('Nobody has a rank in vocabulary yet.')
})

test('the page’s scripts stay within a budget of 150 kB', async () => {
  const { page, leave } = await stage.visit(BOARDS)
  await hydrated(page)
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  )
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_BUDGET_BYTES)
  await leave()
})

test('a visitor reaches the leaderboards from the community page, and switches between skills', async () => {
  const { page, leave } = await stage.visit('/community')
  await page.getByRole('main').getByRole('link', { name: 'Leaderboard', exact: true }).click()
  await page.waitForURL(`**${BOARDS}`)
  await hydrated(page)
  await page.getByText('Sign in to see your place.').waitFor()
  await page.getByRole('navigation', { name: 'Skill' }).getByRole('link', { name: 'Grammar' }).click()
  await page.waitForURL('**?skill=grammar')
  await page.getByRole('rowheader', { name: 'joon' }).waitFor()
  await expectAccessible(page)
  await leave()
})

test('a player finds their own place, declines to be listed, and disappears for everyone else', async () => {
  const { page, leave } = await returningPlayer(stage, 'priya')
  await page.goto(`${stage.server.url}${BOARDS}?skill=grammar`)
  const place = page.getByRole('region', { name: 'Your place' })
  await place.getByText('1180 in grammar after 19 rated matches.').waitFor()
  await expect.poll(() => place.locator('b').innerText()).toBe('2')
  await expectAccessible(page)

  await page.goto(`${stage.server.url}/profile`)
  await page.getByLabel('Show me on the leaderboards').uncheck()
  await page.getByText('Profile updated!').waitFor()
  const ranked = async () => (await rowsAt(`${BOARDS}?skill=grammar`)).slice(1, 4)
  await expect.poll(ranked).toEqual(['1 joon 1240 31', '2 마야 1180 24', '3 ada 1102 12'])
  await page.goto(`${stage.server.url}${BOARDS}?skill=grammar`)
  await place.getByText('Nobody else sees your place').waitFor()
  await expect.poll(() => place.locator('b').innerText()).toBe('2')
  await expectAccessible(page)
  await leave()
})

test('a name that is too long for a phone is truncated, not wrapped, and its title shows the full name', async () => {
  const { page, leave } = await stage.visit(`${BOARDS}?skill=listening`, { viewport: { width: 390, height: 844 } })
  const name = page.getByRole('rowheader', { name: LONG_NAME }).locator('span[title]')
  await expect.poll(() => name.getAttribute('title')).toBe(LONG_NAME)
  const shown = await name.evaluate((span) => ({
    lines: Math.round(span.clientHeight / Number.parseFloat(getComputedStyle(span).lineHeight)),
    isCut: span.scrollWidth > span.clientWidth,
  }))
  expect(shown).toEqual({ lines: 1, isCut: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await leave()
})

test('a player without a rank sees a dash, which screen readers read as words', async () => {
  const { page, leave } = await returningPlayer(stage, 'priya')
  await page.goto(`${stage.server.url}${BOARDS}?skill=vocab`)
  const place = page.getByRole('region', { name: 'Your place' })
  await place.getByText('No rated match in vocabulary yet. You get a rank after 10 of them.').waitFor()
  expect(await place.locator('b').ariaSnapshot()).toContain('No rank yet')
  await expect.poll(() => place.locator('b [aria-hidden]').innerText()).toBe('—')
  await leave()
})

test('a player whose wins an admin still has to look at is not listed, and reads why', async () => {
  const { page, leave } = await returningPlayer(stage, 'mina')
  await page.goto(`${stage.server.url}${BOARDS}?skill=vocab`)
  const place = page.getByRole('region', { name: 'Your place' })
  await place.getByText('an admin will look at them').waitFor()
  expect(await place.getByRole('link').count()).toBe(0)
  await expectAccessible(page)
  expect((await rowsAt(`${BOARDS}?skill=vocab`)).filter((row) => row.includes('mina'))).toEqual([])
  await leave()
})
