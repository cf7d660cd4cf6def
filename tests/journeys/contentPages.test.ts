import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_PLACES, pagePath, SECTIONS } from '#learn/curriculum.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible, expectNoFaults } from '#tests/support/browser/expectAccessible.ts'
import { heardAudio, lendKoreanVoice, noteAudio, saidByBrowser } from '#tests/support/browser/heardAudio.ts'
import { htmlFaults } from '#tests/support/browser/htmlFaults.ts'
import { openSharedStage, type SharedStage, visitAs } from '#tests/support/browser/journey.ts'
import { IS_SOAK } from '#tests/support/repetitions.ts'

const GUIDES = PAGE_PLACES.filter(({ section }) => section === 'learn')
const FIRST_OF_SECTIONS = SECTIONS.flatMap((section) => PAGE_PLACES.find((place) => place.section === section) ?? [])
/** `npm run soak` checks every page. */
const CHECKED_PAGES = IS_SOAK ? PAGE_PLACES : [...new Set([...FIRST_OF_SECTIONS, ...GUIDES.slice(0, 3)])]

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

test.each([...CHECKED_PAGES.map(pagePath), '/sitemap', '/courses', '/terms'])(
  '%s: axe finds nothing, nothing scrolls sideways on a phone and on a desktop',
  async (path) => {
    const { page, leave } = await stage.visit(path)
    await expectAccessible(page)
    await leave()
  },
)

test('the first course shows its level, lessons and skills, and invites to the Arena', async () => {
  const { page, leave } = await stage.visit('/courses/hangul-zero-hero')
  const text = (await page.getByRole('main').textContent()) ?? ''
  for (const words of ['Start lesson 1', 'A1', '12 lessons', 'Complete Beginner', 'Reading & Writing']) {
    expect(text).toContain(words)
  }
  const arena = page.getByRole('link', { name: 'Join the Arena for Free' })
  await expect.poll(() => arena.getAttribute('href')).toBe('/auth?mode=create')
  await leave()
})

test('the same button leads a signed-in player to the Arena', async () => {
  const { page, leave } = await visitAs(stage, 'newcomer', '/courses/survival-korean')
  await page.getByRole('link', { name: 'Join the Arena for Free' }).click()
  await page.waitForURL('**/app/arena')
  await leave()
})

test.each([
  ['/courses/survival-korean', ['Start lesson 1', '12 lessons', 'Complete Beginner', 'Speaking & Listening']],
  ['/courses/literature-masterclass', ['Course Coming Soon', 'C2', 'Ready for Literature?']],
  ['/tracks/kstartup-pitch-decks', ['Track Coming Soon', 'Ready to Pitch?']],
  ['/community', ['Community Coming Soon', 'Where players meet']],
])('%s says what is there and what is coming, and sends to the translator meanwhile', async (path, words) => {
  const { page, leave } = await stage.visit(path)
  const text = (await page.getByRole('main').textContent()) ?? ''
  for (const phrase of words) expect(text).toContain(phrase)
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Try Korean Translator' }).click()
  await loaded
  expect(new URL(page.url()).pathname).toBe('/translate')
  await leave()
})

test('pasted lyrics are read line by line, and a word opens its parts', async () => {
  const { page, leave } = await stage.visit('/kpop/lyrics-explainer')
  await hydrated(page)
  await page.getByLabel('Korean lines').fill('hello hello')
  await page.getByRole('button', { name: 'Explain the lines' }).click()
  await page.getByText('there is no Hangul in this text').waitFor()
  await page.getByLabel('Korean lines').fill('너를 기다릴게\n\nBaby tonight 우리 뿅뿅')
  await page.getByRole('button', { name: 'Explain the lines' }).click()
  await page.getByText('2 Korean lines, 4 words: 3 read, 1 not in our word list.').waitFor()
  await page.getByRole('button', { name: '기다릴게', exact: true }).click()
  await page.getByRole('note').getByText('기다리', { exact: false }).first().waitFor()
  await expect.poll(() => page.getByText('Not in our word list: 뿅뿅').count()).toBe(1)
  await expectAccessible(page)
  expect(await htmlFaults(page.url(), await page.content())).toEqual([])
  await leave()
})

test('the search form of the hub opens the results, which then follow the typing', async () => {
  const { page, leave } = await stage.visit('/learn')
  await page.getByRole('searchbox').fill('eun neun')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: 'Topic particle 은/는', exact: true }).waitFor()
  await hydrated(page)
  await expectNoFaults(page)
  await page.getByRole('searchbox').fill('subway')
  await page.getByRole('link', { name: '지하철', exact: true }).waitFor()
  await page.getByRole('searchbox').fill('qqqqqq')
  await page.getByText('Nothing found for “qqqqqq”').waitFor()
  await leave()
})

test('a guide leads to practice of its points, and names those that a signed-in reader missed twice; a visitor is asked nothing', async () => {
  const misses = [{ title: 'Topic particle 은/는', skill_type: 'grammar', times: 2 }]
  const asked: unknown[] = []
  const answer = (page: Page) =>
    page.route('**/functions/v1/page-misses', (route) => {
      asked.push(route.request().postDataJSON())
      return route.fulfill({ json: { misses } })
    })
  const visitor = await stage.visit('/learn/romanization')
  await answer(visitor.page)
  await visitor.page.goto(`${stage.server.url}/learn/particles`, { waitUntil: 'networkidle' })
  const practice = visitor.page.getByRole('region', { name: 'Practice what this page explains' })
  await practice.getByRole('link', { name: 'Grammar' }).waitFor()
  expect([asked.length, await practice.getByText('You missed this').count()]).toEqual([0, 0])
  await visitor.leave()

  const { page, leave } = await visitAs(stage, 'newcomer', '/learn/romanization')
  await answer(page)
  await page.goto(`${stage.server.url}/learn/particles`)
  await page.getByText('You missed this twice: Topic particle 은/는.').waitFor()
  expect(asked).toEqual([{ page: '/learn/particles' }])
  await expect.poll(() => page.locator('[data-missed] [lang=ko]').textContent()).toBe('은/는')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Practice it' }).press('Enter')
  await page.getByRole('heading', { name: 'The page that you came from' }).waitFor()
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await page.waitForURL('**/learn/particles')
  await leave()
})

test('a course that is still to be written lets its points be practiced, and says that it is planned', async () => {
  const { page, leave } = await stage.visit('/courses/grammar-foundations')
  const practice = page.getByRole('region', { name: 'Practice its points already' })
  await expect
    .poll(() => practice.getByRole('link', { name: 'Grammar' }).getAttribute('href'))
    .toBe('/app/practice?page=/courses/grammar-foundations&skill=grammar')
  await page.getByText('This is a plan').waitFor()
  await expectAccessible(page)
  await leave()
})

test('the search works without scripts', async () => {
  const context = await stage.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${stage.server.url}/learn`)
  await page.getByRole('searchbox').fill('받침')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('region', { name: 'Guides' }).getByRole('link').first().waitFor()
  await context.close()
})

test('the site map lists all pages in groups, and ends with the planned ones', async () => {
  const { page, leave } = await stage.visit('/sitemap')
  const groups = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map((section) => [
        section.querySelector('h2')?.textContent,
        ...[...section.querySelectorAll('h3')].map((heading) => heading.textContent),
        section.querySelectorAll('a').length,
      ]),
    )
  expect(groups).toEqual([
    ['Main', 4],
    ['Learning guides', 11],
    ['Courses', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 30],
    ['Tracks', 10],
    ['K-pop', 2],
    ['Business', 2],
    ['Exam', 3],
    ['Community', 2],
  ])
  const main = page.locator('#site a')
  expect(await main.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/translate',
    '/auth',
    '/pricing',
  ])
  await expect.poll(() => page.locator('main > :last-child').textContent()).toMatch(/^More content is coming/)
  await leave()
})

test('a browser shows the XML site map as text, once the glossary has loaded', async () => {
  const { page, leave } = await stage.visit('/sitemap.xml')
  const xml = page.getByRole('region', { name: 'Site map' })
  await xml.waitFor()
  await expect.poll(() => xml.textContent()).toContain(`<loc>${stage.server.url}/kpop/slang-2025</loc>`)
  await expect
    .poll(() => page.getByRole('main').textContent())
    .toContain('In production, it would be served at /sitemap.xml')
  await expectNoFaults(page)
  await leave()
})

test('if the glossary cannot be loaded, the site map keeps waiting, and only the console reports it', async () => {
  const context = await stage.browser.newContext()
  const page = await context.newPage()
  await page.route('**/rest/v1/glossary_pages*', (route) => route.abort())
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The glossary pages could not be loaded'),
  )
  await page.goto(`${stage.server.url}/sitemap.xml`)
  await logged
  await expect.poll(() => page.getByText('Generating sitemap...').isVisible()).toBe(true)
  expect((await page.getByRole('alert').allTextContents()).join('')).toBe('')
  await context.close()
})

test('on a wide screen the table of contents of a guide is open next to the text', async () => {
  const { page, leave } = await stage.visit('/learn/particles', { viewport: { width: 1280, height: 900 } })
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link').first().waitFor()
  await page.setViewportSize({ width: 390, height: 900 })
  await contents.getByRole('link').first().waitFor({ state: 'hidden' })
  await leave()
})

test('no line of a guide breaks inside a grammar term', async () => {
  const { page, leave } = await stage.visit('/learn/honorifics', { viewport: { width: 320, height: 900 } })
  const terms = page.locator('main .term')
  await expect.poll(() => terms.count()).toBeGreaterThan(10)
  // A term that is longer than a whole line has to break.
  const broken = await terms.evaluateAll((spans) =>
    spans
      .filter((span) => span.clientWidth < (span.closest('p, li, td, th, h2, h3')?.clientWidth ?? 0))
      .filter((span) => span.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(span).lineHeight))
      .map((span) => span.textContent),
  )
  expect(broken).toEqual([])
  await leave()
})

test('on a phone the table of contents of a guide is folded, and by keyboard a wide table scrolls in a region that takes focus', async () => {
  const { page, leave } = await stage.visit('/learn/particles', { viewport: { width: 390, height: 900 } })
  const contents = page.getByRole('navigation', { name: 'On this page' })
  expect(await contents.getByRole('link').count()).toBe(0)
  await contents.getByRole('heading', { name: 'On this page' }).click()
  const target = await contents.getByRole('link').last().getAttribute('href')
  await contents.getByRole('link').last().click()
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(target)
  const table = page.getByRole('region', { name: /^Table: / }).first()
  await table.focus()
  expect(await table.evaluate((region) => region === document.activeElement)).toBe(true)
  await expect.poll(() => page.locator('main [lang=ko]').count()).toBeGreaterThan(50)
  await leave()
})

function firstExample(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first()
}

test('a press plays an example, at 0.75 of the speed on every guide once that is chosen', async () => {
  const { page, leave } = await stage.visit('/learn/particles')
  await noteAudio(page)
  await firstExample(page).getByRole('button', { name: 'Listen' }).click()
  expect(await heardAudio(page)).toMatchObject({ speed: 1 })
  await firstExample(page).getByRole('button', { name: 'Listen', pressed: true }).click()
  await firstExample(page).getByRole('button', { name: 'Listen', pressed: false }).waitFor()
  await page.getByRole('button', { name: 'Listen at 0.75×' }).first().press('Space')

  await page.goto(`${stage.server.url}/learn/honorifics`)
  await noteAudio(page)
  const slow = page.getByRole('button', { name: 'Listen at 0.75×' }).first()
  await expect.poll(() => slow.getAttribute('aria-pressed')).toBe('true')
  await firstExample(page).getByRole('button', { name: 'Listen' }).press('Enter')
  expect(await heardAudio(page)).toMatchObject({ speed: 0.75, keepsPitch: true })
  await leave()
})

test('when the server cannot speak an example, the browser’s Korean voice does', async () => {
  const { page, leave } = await stage.visit('/sitemap')
  await lendKoreanVoice(page)
  await page.route('**/audio/*', (route) => route.fulfill({ status: 429 }))
  await page.goto(`${stage.server.url}/learn/particles`)
  const korean = await firstExample(page).locator('[lang=ko]').first().textContent()
  await firstExample(page).getByRole('button', { name: 'Listen' }).click()
  await page.waitForFunction(() => Reflect.get(window, 'saidByBrowser').length > 0)
  expect(await saidByBrowser(page)).toEqual([{ text: korean, rate: 1 }])
  await leave()
})

test.each(['/learn', '/learn/batchim', '/courses/hangul-zero-hero', '/kpop/lyrics-explainer'])(
  '%s paints its text first, and then loads our fonts for its Korean',
  async (path) => {
    const { page, leave } = await stage.visit(path)
    const guideFonts = () =>
      page.evaluate(() => {
        const [{ startTime: painted = Number.NaN } = {}] = performance.getEntriesByName('first-contentful-paint')
        const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('hanpan-guides'))
        return fonts.map(({ startTime }) => (startTime > painted ? 'after the paint' : 'before the paint'))
      })
    await expect.poll(guideFonts).toContain('after the paint')
    expect(await guideFonts()).not.toContain('before the paint')
    await leave()
  },
)

test('without scripts an example has no Listen button, because it would do nothing', async () => {
  const context = await stage.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${stage.server.url}/learn/particles`)
  expect(await page.getByRole('button', { name: 'Listen' }).count()).toBe(0)
  await context.close()
})

test('when neither the server nor the browser has a voice, no Listen button is shown', async () => {
  const { page, leave } = await stage.visit('/sitemap')
  await page.route('**/learn/particles', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/data-listen="[^"]*"/g, 'data-listen=""')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${stage.server.url}/learn/particles`)
  await page.waitForSelector('html[data-listens]', { state: 'attached' })
  await expect.poll(() => page.getByText('개가 사람을 물었어요.').first().isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: /^Listen/ }).count()).toBe(0)
  await leave()
})
