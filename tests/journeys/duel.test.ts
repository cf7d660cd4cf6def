import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchState } from '#match/matchContract.ts'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import {
  answer,
  CONNECTION_LOST,
  DUEL_VARIABLES,
  meet,
  moveClock,
  newPlayer,
  rightOption,
  saveNameAndSkip,
  start,
} from '#tests/support/arena/duelists.ts'
import { expectNoFaults } from '#tests/support/browser/expectAccessible.ts'
import { heardAudio, noteAudio } from '#tests/support/browser/heardAudio.ts'
import { openStage, type Stage, type Visit } from '#tests/support/browser/journey.ts'
import { startServerProcess } from '#tests/support/server/serverProcess.ts'

/** The time within which a page notices that the server is back. */
const RECONNECT_MS = 15_000

let stage: Stage
let bank: Bank
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES)
  bank = await loadBank({ speech: false })
})
afterAll(() => stage.close())

async function both(players: readonly Visit[], see: (page: Page) => Promise<unknown>): Promise<void> {
  await Promise.all(players.map(({ page }) => see(page)))
}

/** Kills the server as a power cut would, and starts another one with the same folder and port. */
async function killAndRestart(players: readonly Visit[]): Promise<void> {
  await stage.server.kill()
  await both(players, (page) => page.getByText('Connection lost. Trying again...').waitFor())
  stage.server = await startServerProcess(stage.folder, { ...DUEL_VARIABLES, PORT: new URL(stage.server.url).port })
  await both(players, (page) =>
    page.getByText('Connection lost. Trying again...').waitFor({ state: 'detached', timeout: RECONNECT_MS }),
  )
  for (const { problems } of players) {
    expect(problems.filter((problem) => !CONNECTION_LOST.test(problem))).toEqual([])
    problems.length = 0
  }
}

/** Makes the page poll, as it does when the network is back. */
function poll(page: Page): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event('online')))
}

/** Moves the clock to just after the end of the open question; the pages learn of it when they poll. */
async function passTheTime({ page }: Visit): Promise<void> {
  const [answered] = await Promise.all([page.waitForResponse('**/match-state'), poll(page)])
  const state = (await answered.json()) as MatchState
  await moveClock(stage.server, Date.parse(state.question?.closes_at ?? '') - Date.now() + 100)
}

/** Delays the clips that this page requests until the returned function is called. */
async function holdBack(page: Page | undefined): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page?.route('**/audio/*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Lets the voice speak once: one that has just started is slow, and a question waits only three seconds for its clip. */
async function warmVoice(): Promise<void> {
  const guide = await (await fetch(`${stage.server.url}/learn/batchim`)).text()
  const [clip = ''] = /\/audio\/[\w-]+/.exec(guide) ?? []
  await expect.poll(async () => (await fetch(stage.server.url + clip)).status).toBe(200)
}

/** Does not wait for the feedback to the question that timed out: it lasts one second, which a busy machine may not show. */
async function pollUntilTheEnd(page: Page): Promise<void> {
  await expect.poll(() => poll(page).then(() => page.getByText('Match completed!').count())).toBe(1)
}

test('two players meet in the Arena and play three questions; the server is killed in between, and the match continues', async () => {
  const maya = await newPlayer(stage, 'maya', { viewport: { width: 1280, height: 800 } })
  const joon = await newPlayer(stage, 'joon', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const players = [maya, joon]
  await Promise.all([saveNameAndSkip(maya.page, 'maya'), saveNameAndSkip(joon.page, 'joon')])
  await both(players, (page) => page.getByText('5 of 5 free matches left today').waitFor())
  await meet([maya.page, joon.page])
  await both(players, async (page) => {
    for (const words of ['Ready to Battle?', 'Grammar Challenge', '3 questions', '60 seconds per question'])
      await page.getByText(words, { exact: true }).waitFor()
    await page.getByText('First to answer correctly gets the point').waitFor()
  })
  await both(players, (page) => expectNoFaults(page))
  await start([maya.page, joon.page])

  await both(players, (page) => page.getByText('Question 1 of 3').waitFor())
  const progress = joon.page.getByRole('progressbar', { name: 'Progress' })
  await expect.poll(() => progress.getAttribute('aria-valuetext')).toBe('Question 1 of 3')
  await expectNoFaults(joon.page)
  const first = await rightOption(maya.page, bank)
  await answer(maya.page, first)
  await maya.page.getByText('Correct!').waitFor()
  await joon.page.getByText('maya was first').waitFor()
  await killAndRestart(players)

  await both(players, (page) => page.getByText('Question 2 of 3').waitFor())
  for (const { page } of players) await answer(page, ((await rightOption(page, bank)) + 1) % 4)
  await both(players, (page) => page.getByText('Incorrect!').waitFor())
  await both(players, (page) => page.getByText('Question 3 of 3').waitFor())
  await passTheTime(maya)
  await both(players, pollUntilTheEnd)

  await expect
    .poll(() => maya.page.getByRole('heading', { level: 1 }).textContent())
    .toBe('A draw: nobody reached 2 points')
  await expect
    .poll(() => joon.page.getByRole('heading', { level: 1 }).textContent())
    .toBe('A draw: nobody reached 2 points')
  await maya.page.getByText('The score was 1–0, and a win takes 2 points.').waitFor()
  await joon.page.getByText('The score was 0–1, and a win takes 2 points.').waitFor()
  await maya.page.getByRole('img', { name: "Question 1: your point. Question 2: nobody's point." }).waitFor()
  await both(players, (page) => page.locator('#question-3').getByText('You: no answer').waitFor())
  await both(players, (page) => page.getByText('1000 → 1000').waitFor())
  await both(players, (page) => expectNoFaults(page))

  await both(players, (page) => page.getByRole('link', { name: 'Back to Arena' }).click())
  await both(players, (page) => page.getByText('4 of 5 free matches left today').waitFor())
  await both(players, async (page) => {
    await expect
      .poll(() => page.locator('dl').first().innerText())
      .toMatch(/Matches\s+1\s+Win Rate\s+0%\s+Current Streak\s+0\s+Wins\s+0/)
  })
  await maya.page.getByRole('link', { name: 'Grammar vs joon' }).click()
  await maya.page.getByRole('heading', { name: 'A draw: nobody reached 2 points' }).waitFor()
  expect(await maya.page.getByText('Back to the arena in').count()).toBe(0)
  await maya.page.getByRole('link', { name: 'Review what I missed' }).click()
  await maya.page.getByRole('heading', { name: 'Missed questions' }).waitFor()
  await maya.page.getByText('No answer in time.').waitFor()
  await expect.poll(() => maya.page.getByText('You chose').count()).toBe(2)
  await maya.leave()
  await joon.leave()
})

test('in a listening duel a question waits until both have loaded it; both hear the same clip, each at their own speed', async () => {
  await warmVoice()
  const players = [await newPlayer(stage, 'sora'), await newPlayer(stage, 'minho')]
  const pages = players.map(({ page }) => page)
  await both(players, (page) => page.getByRole('button', { name: 'Skip' }).click())
  await meet(pages, 'Listening Challenge')
  await both(players, noteAudio)
  const release = await holdBack(pages[1])
  const said = pages[0]?.waitForRequest('**/match-loaded')
  await start(pages)
  await both(players, (page) => page.getByText('Loading the clip...').waitFor())
  release()
  await said
  await both(players, (page) => page.getByText('Question 1 of 3').waitFor())
  await both(players, (page) => page.getByRole('button', { name: /^Play/ }).click())
  const [soras, minhos] = await Promise.all(pages.map(heardAudio))
  expect(soras).toMatchObject({ path: expect.stringMatching(/^\/audio\/[\w-]+$/), speed: 1 })
  expect(minhos).toEqual(soras)

  const [sora] = pages
  await sora?.getByRole('button', { name: 'Listen at 0.75×' }).press('Enter')
  await sora?.keyboard.press('p')
  expect(sora && (await heardAudio(sora))).toEqual({ ...soras, speed: 0.75 })
  await both(players, expectNoFaults)
  for (const { leave } of players) await leave()
})
