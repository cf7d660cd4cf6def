import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { promptOf } from '#match/prompt.ts'
import type { Bank } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'
import { sceneWords } from '#questions/scene.ts'
import { SKILLS } from '#rating/skill.ts'
import { type Venue, type Visit, visitAs } from '#tests/support/browser/journey.ts'
import { signedUp } from '#tests/support/browser/signedIn.ts'
import type { ServerProcess } from '#tests/support/server/serverProcess.ts'

/** Console messages that a page may print while its server is down. */
export const CONNECTION_LOST =
  /ERR_|WebSocket|Failed to fetch|status of 502|could not load the (?:match|daily round)|the next question could not be opened|could not report a loaded clip|joining a channel/

/** Variables of a server for duels: accounts without confirmation, no rate limits, and a clock that can be moved. */
export const DUEL_VARIABLES = { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off', TEST_CLOCK: 'on' }

const PASSWORD = 'three rounds of korean'

/** A new player on their own device, in the tour of the Arena. */
export async function newPlayer(stage: Venue, name: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const storageState = await signedUp(stage.server.url, `${name}@example.org`, PASSWORD)
  const visit = await stage.visit('/app', { ...options, storageState })
  await visit.page.waitForURL(`${stage.server.url}/app/arena`)
  return visit
}

/** Saves a name in the first step of the onboarding, so that other players see it, and skips the other steps. */
export async function saveNameAndSkip(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name for other players').fill(name)
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Others see you as').waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
}

/** A player from `plantPlayer`, in the Arena. */
export function returningPlayer(stage: Venue, name: string): Promise<Visit> {
  return visitAs(stage, name, '/app/arena')
}

export function battleCard(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
}

/** All press Challenge Players, and wait until they are paired. */
export async function meet(pages: readonly Page[], title = 'Grammar Battle'): Promise<void> {
  for (const page of pages) await battleCard(page, title).getByRole('button', { name: 'Challenge Players' }).click()
  for (const page of pages) await page.getByRole('button', { name: 'Start Match' }).waitFor()
}

export async function start(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'Start Match' }).click()
}

/** Moves the rules' clock ahead of the machine's. */
export async function moveClock({ url }: ServerProcess, offsetMs: number): Promise<void> {
  const body = JSON.stringify({ offset_ms: Math.round(offsetMs) })
  const answer = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status}`)
}

/**
 * Moves the server's clock past the search time of the player on this page. It takes two steps, because a seat that is not seen
 * for the whole search time is removed as abandoned.
 */
export async function endSearchTime(server: ServerProcess, page: Page): Promise<void> {
  await moveClock(server, 20_000)
  await page.getByText(/^0:2\d \/ 0:30$/).waitFor()
  await moveClock(server, 31_000)
}

/** The index of the right option of the question on the screen: 0 for A. */
export async function rightOption(page: Page, bank: Bank): Promise<number> {
  const options = await optionTexts(page)
  // Without the scene, which follows the heading.
  const asked = flat((await page.locator('main div > :is(h1, p:has(+ h1))').allInnerTexts()).join(''))
  const similar = SKILLS.flatMap((skill) => bank.of(skill)).filter(
    (question) => prompt(question) === asked && question.options.every((option) => options.includes(option)),
  )
  const shown = flat(await page.locator('main').innerText())
  const matches =
    similar.length > 1
      ? similar.filter((question) => sceneLines(question).every((line) => shown.includes(flat(line))))
      : similar
  const [question] = matches
  if (!question || matches.length > 1)
    throw new Error(`${matches.length} questions in the bank have this prompt: ${asked}`)
  return options.indexOf(question.options[question.correct_answer] ?? '')
}

function optionTexts(page: Page): Promise<string[]> {
  return page.locator('fieldset button > span:nth-child(2)').allInnerTexts()
}

function prompt({ question }: Question): string {
  const { task: lead, korean } = promptOf(question)
  return flat(lead + (korean ?? ''))
}

/** Only these lines tell two questions about the order of lines apart. */
function sceneLines({ scene }: Question): string[] {
  return scene ? sceneWords(scene) : []
}

/** Removes spaces and the gap, which the screen renders differently. */
function flat(text: string): string {
  return text.replaceAll(/빈칸|_{2,}|\s/g, '')
}

/** Presses the option with this index: 0 for A. */
export async function answer(page: Page, index: number): Promise<void> {
  await page.locator('fieldset button').nth(index).click()
}

/** What the scoreboard of a match says about the player's own points or the opponent's. It ends with their number. */
export function pointsOn(page: Page, whose: 'Your' | 'Their'): Promise<string> {
  return page.getByText(`${whose} points:`).locator('..').innerText()
}

/** The position and size of each option on the page. */
export function optionBoxes(page: Page): Promise<number[][]> {
  return page.locator('fieldset button').evaluateAll((options) =>
    options.map((option) => {
      const { x, y, width, height } = option.getBoundingClientRect()
      return [x, y + scrollY, width, height]
    }),
  )
}
