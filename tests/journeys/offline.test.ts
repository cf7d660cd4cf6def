import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { filedLessons } from '#lessons/lessonFiles.ts'
import { loadLessonFiles } from '#lessons/server/loadLessons.ts'
import { addItems } from '#review/server/addLearned.ts'
import { openDictionary } from '#review/server/dictionary.ts'
import { DUEL_VARIABLES } from '#tests/support/arena/duelists.ts'
import { PLANTED_PASSWORD, plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated, openWatchedPage } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage } from '#tests/support/browser/journey.ts'
import { signedIn } from '#tests/support/browser/signedIn.ts'
import { learnByKeyboard } from '#tests/support/lessons/lessonKeys.ts'
import { type BrittleLine, openBrittleLine } from '#tests/support/server/brittleLine.ts'

const WORDS = [
  ['선생님', 'teacher'],
  ['도서관', 'library'],
  ['비행기', 'airplane'],
] as const
const LEARNERS = ['maya', 'joon', 'hana', 'nari', 'seo']

let stage: Stage
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES, async (database) => {
    const words = openDictionary(await loadHeadwordIndex())
    for (const name of LEARNERS) {
      const userId = await plantPlayer(database, { name, matches: 1 })
      const items = WORDS.map(
        ([korean, english]) => ({ korean, english, kind: 'word', source: 'hand', sourceId: null }) as const,
      )
      await addItems({ database, words }, userId, items)
    }
  })
})
afterAll(() => stage.close())

let line: BrittleLine
const contexts: BrowserContext[] = []
beforeEach(async () => {
  line = await openBrittleLine(stage.server.url)
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
  await line.close()
})

/** Chromium's words for requests that do not arrive, and ours. */
const LOST = /Failed to load resource|Failed to fetch|could not|was not saved|is not of this release/

interface Device {
  page: Page
  /** What went wrong, but for lost requests. */
  problems: () => string[]
}

/** Opens a page over the brittle line, on a device of its own. */
async function deviceOf(name: string, path: string): Promise<Device> {
  const context = await stage.browser.newContext({
    storageState: await signedIn(line.url, `${name}@example.org`, PLANTED_PASSWORD),
  })
  contexts.push(context)
  const { page, problems } = await openWatchedPage(context)
  await page.goto(line.url + path)
  await hydrated(page)
  return { page, problems: () => problems.filter((problem) => !LOST.test(problem)) }
}

/** Opens the review, and waits until the device can do without the server. */
async function reviewer(name: string): Promise<Device> {
  const device = await deviceOf(name, '/app/review')
  await device.page.getByText('cards left').waitFor()
  await appIsKept(device.page)
  await expect.poll(async () => Object.keys(await kept(device.page))).toContain('review-pack')
  return device
}

async function appIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Reads everything that the site's database in this browser holds. */
function kept(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'hanpan-device')) return {}
    const opened = await new Promise<IDBDatabase | undefined>((resolve) => {
      const request = indexedDB.open('hanpan-device')
      // It was deleted meanwhile. Opening it would create an empty one.
      request.onupgradeneeded = () => request.transaction?.abort()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(undefined)
    })
    if (!opened) return {}
    const store = opened.transaction('kept').objectStore('kept')
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const [keys, values] = [await read(store.getAllKeys()), await read(store.getAll())]
    opened.close()
    return Object.fromEntries(keys.map((key, index) => [String(key), values[index]]))
  })
}

/** The learner's rows of a table, as the server has them. */
async function rows(page: Page, query: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(async (path) => {
    const session = JSON.parse(localStorage.getItem('hanpan-auth') ?? '{}')
    const headers = { apikey: 'anon', authorization: `Bearer ${session.access_token}` }
    return (await fetch(`/rest/v1/${path}`, { headers })).json()
  }, query)
}

async function typeAnswer(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

/** Passes the card that is shown, typing what it showed first. */
async function answerNewCard(page: Page, english: string, korean: string): Promise<void> {
  await page.getByText(english).first().waitFor()
  await page.getByRole('button', { name: 'Now type it' }).click()
  await typeAnswer(page, korean)
  await page.getByText('Right!').waitFor()
}

test('due cards are reviewed without a connection and sent once, also if the response is lost', async () => {
  const { page, problems } = await reviewer('maya')
  line.isDown = true
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await page.getByText('3 cards left').waitFor()
  await page.getByRole('button', { name: 'Now type it' }).click()
  await typeAnswer(page, '선섕님')
  await page.getByText(/Nearly right/).waitFor()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Now type it' }).click()
  await page.getByText(/Nearly right/).waitFor()
  await typeAnswer(page, '선생님')
  await page.getByText('Right!').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Hard/ }).getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('4')
  await page.getByText(/Comes back in \d+ days\./).waitFor()
  await page.getByText('3 results wait on this device').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Now type it' }).click()
  await typeAnswer(page, '학교')
  await page.getByText('Not yet.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await answerNewCard(page, 'library', '도서관')
  await page.getByText('6 results wait on this device').waitFor()

  line.isDown = false
  line.loses = /review-send/
  const lost = page.waitForRequest(/review-send/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await lost
  await expect.poll(() => line.arrived.filter((path) => path.includes('review-send')).length).toBeGreaterThan(0)
  line.loses = undefined
  await page.getByText('What you did offline was sent: 6 results.').waitFor()
  const log = await rows(page, 'review_log?select=kind,given,grade&order=at')
  expect(log).toEqual([
    { kind: 'answer', given: '선섕님', grade: null },
    { kind: 'answer', given: '선생님', grade: 2 },
    { kind: 'override', given: null, grade: 4 },
    { kind: 'answer', given: '학교', grade: 1 },
    { kind: 'undo', given: null, grade: null },
    { kind: 'answer', given: '도서관', grade: 3 },
  ])
  await page.reload()
  await page.getByText('1 card left').waitFor()
  expect(problems()).toEqual([])
})

test('two devices that were offline merge into one log', async () => {
  const phone = await reviewer('joon')
  const laptop = await reviewer('joon')
  line.isDown = true
  for (const { page } of [phone, laptop]) await page.reload()
  await answerNewCard(phone.page, 'teacher', '선생님')
  await laptop.page.getByRole('button', { name: 'Now type it' }).click()
  await typeAnswer(laptop.page, '학교')
  await laptop.page.getByText('Not yet.').waitFor()
  line.isDown = false
  for (const { page } of [laptop, phone]) {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('What you did offline was sent: 1 result.').waitFor()
  }
  const log = await rows(phone.page, 'review_log?select=given,grade&order=at')
  expect(log).toEqual([
    { given: '선생님', grade: 3 },
    { given: '학교', grade: 1 },
  ])
  expect([...phone.problems(), ...laptop.problems()]).toEqual([])
})

test('a lesson goes on without a connection, and so does the next one', async () => {
  const lessons = filedLessons(await loadLessonFiles()).lessons.map(({ lesson }) => lesson)
  const lessonOf = (number: number) => lessons.find((one) => one.course === 'survival-korean' && one.number === number)
  const [first, second] = [lessonOf(1), lessonOf(2)]
  if (!first || !second) throw new Error('The course has no lessons')
  const { page, problems } = await deviceOf('hana', '/app/lessons/survival-korean/1')
  await page.getByText(`1 of ${first.steps.length}`, { exact: true }).waitFor()
  await appIsKept(page)
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      '/app/lessons/survival-korean/2': {},
      'lessons-state': {},
    })
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/app/lessons/survival-korean/2')) !== undefined))
    .toBe(true)

  line.isDown = true
  await page.reload()
  await learnByKeyboard(page, first)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Next lesson' }).click()
  await page.getByText(`1 of ${second.steps.length}`, { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(`2 of ${second.steps.length}`, { exact: true }).waitFor()
  await page.getByText(`${first.steps.length + 1} results wait on this device`).waitFor()
  await page.reload()
  await page.getByText(`2 of ${second.steps.length}`, { exact: true }).waitFor()
  await page.goto(`${line.url}/app/lessons`)
  await page.getByText('1 of 12 done').waitFor()
  await page.goto(`${line.url}/app/arena`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await expectAccessible(page)

  line.isDown = false
  await page.goto(`${line.url}/app/lessons`)
  await page.getByText(/What you did offline was sent/).waitFor()
  const progress = await rows(page, 'lesson_progress?select=number,step,done_at&order=number')
  expect(progress).toMatchObject([
    { number: 1, step: first.steps.length, done_at: expect.any(String) },
    { number: 2, step: 1, done_at: null },
  ])
  expect(problems()).toEqual([])
})

test('nothing of a user is left on the device after signing out, or for the next user', async () => {
  const { page, problems } = await reviewer('nari')
  await page.goto(`${line.url}/app/lessons/survival-korean/1`)
  await expect.poll(() => kept(page)).toHaveProperty(['/app/lessons/survival-korean/1'])
  await page.goto(`${line.url}/profile`)
  await hydrated(page)
  const next = await signedIn(line.url, 'seo@example.org', PLANTED_PASSWORD)
  const session = typeof next === 'string' ? '' : (next.origins[0]?.localStorage[0]?.value ?? '')
  await page.evaluate((value) => localStorage.setItem('hanpan-auth', value), session)
  await page.goto(`${line.url}/app/review`)
  await page.getByText('cards left').waitFor()
  await expect.poll(async () => Object.keys(await kept(page))).toContain('review-pack')
  expect(Object.keys(await kept(page)).filter((key) => key.startsWith('/app/lessons'))).toEqual([])

  await page.goto(`${line.url}/profile`)
  await hydrated(page)
  await page.goto(`${line.url}/auth?sign-out`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => kept(page)).toEqual({})
  expect(problems()).toEqual([])
})
