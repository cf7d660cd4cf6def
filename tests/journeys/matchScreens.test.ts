import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchState } from '#match/matchContract.ts'
import { DUEL_VARIABLES, newPlayer, optionBoxes } from '#tests/support/arena/duelists.ts'
import { matchScenes, type SceneName } from '#tests/support/arena/matchScenes.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openStage, type Stage, type Visit } from '#tests/support/browser/journey.ts'

const LONG_NAME = 'W'.repeat(24)
const LONG_OPTIONS = [1, 2, 3, 4].map(
  (number) => `${number} 한국어를 배우는 학생들이 도서관에서 매일 늦게까지 함께 공부했어요. Every day.`,
)
const LONG_EXPLANATION = 'The ending -(으)ㄹ 수밖에 없다 says that there is no other way. '.repeat(4)
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

const VERDICTS = {
  incorrect: 'may still answer.',
  right: 'Correct!',
  wrong: 'Incorrect!',
  timeUp: "Time's up!",
  claim: 'Claim the win',
  decided: 'End the match here',
}

let stage: Stage
let visit: Visit
beforeAll(async () => {
  stage = await openStage(DUEL_VARIABLES)
  visit = await newPlayer(stage, 'maya')
})
afterAll(async () => {
  await visit.leave()
  await stage.close()
})

/** Opens the match's page with simulated server responses. The returned function switches to another scene. */
async function openScenes(first: MatchState): Promise<(next: MatchState) => Promise<void>> {
  const { page } = visit
  let scene = first
  const now = () => new Date().toISOString()
  await page.unrouteAll()
  await page.route('**/functions/v1/match-state', (route) => route.fulfill({ json: { ...scene, server_now: now() } }))
  await page.route('**/functions/v1/elo-update', (route) => route.fulfill({ json: {} }))
  await page.goto(`${stage.server.url}/app/match/${scene.match.id}`)
  await page.locator('main h1:not(.vh)').first().waitFor()
  return async (next) => {
    scene = next
    const shown = page.waitForResponse('**/match-state')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await shown
  }
}

/** Each scene, with a text that only it shows. */
const SCENES = {
  ready: 'Start Match',
  question: 'Thinking...',
  listening: 'Listen at 0.75×',
  incorrect: 'Joon may still answer.',
  right: 'Maya was first by 43 ms.',
  wrong: '에서 marks the place where an action happens.',
  dialogue: '라면을 끓여 먹었어요.',
  sentences: '친구가 갑자기 말문을',
  message: '먼저 들어가서 주문해 주세요.',
  notice: '월요일은 쉽니다.',
  ad: '한 벌을 더 드립니다.',
  menu: '8,000원',
  timetable: '13:40',
  english: 'Show the English',
  loading: 'Loading the clip...',
  claim: 'Claim the win',
  result: 'Joon wants a rematch.',
  void: 'Match called off',
} satisfies Partial<Record<SceneName, string>>

test.each(Object.entries(SCENES) as [SceneName, string][])('axe finds nothing on: %s', async (name, words) => {
  await openScenes(matchScenes(Date.now())[name])
  await visit.page.getByText(words).first().waitFor()
  await expectAccessible(visit.page)
})

test('a dialogue is a list of its turns, and its gap is filled with the answer', async () => {
  const { page } = visit
  const scenes = matchScenes(Date.now())
  const show = await openScenes(scenes.dialogue)
  const turns = page.getByRole('list', { name: 'Dialogue' }).getByRole('listitem')
  await expect.poll(() => turns.count()).toBe(4)
  await expect.poll(() => turns.nth(2).innerText()).toMatch(/^민수/)
  await show(scenes.english)
  await turns.nth(2).locator('.changed').getByText('배고팠겠어요').waitFor()
})

test('the English of a Korean question is shown on demand', async () => {
  const { page } = visit
  await openScenes(matchScenes(Date.now()).english)
  const english = page.getByText('Were you at the office late yesterday?')
  const button = page.getByRole('button', { name: 'Show the English' })
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  expect(await english.isVisible()).toBe(false)
  await button.click()
  await english.waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Hide the English' }).getAttribute('aria-expanded'))
    .toBe('true')
})

/** The same scene with the longest texts that are allowed. */
function lengthened(scene: MatchState): MatchState {
  const { match, question, feedback } = scene
  const [you, opponent] = match.players
  return {
    ...scene,
    match: {
      ...match,
      players: [
        { ...you, display_name: LONG_NAME },
        { ...opponent, display_name: LONG_NAME },
      ],
    },
    question: question && {
      ...question,
      options: question.options.map(({ id }, index) => ({ id, text: LONG_OPTIONS[index] ?? '' })),
    },
    feedback: feedback && { ...feedback, explanation: LONG_EXPLANATION },
  }
}

test.each(SIZES)(
  'at $width px the options stay in place when results, offers and explanations appear',
  async (size) => {
    const { page } = visit
    await page.setViewportSize(size)
    for (const change of [(scene: MatchState) => scene, lengthened]) {
      const scenes = matchScenes(Date.now())
      const show = await openScenes(change(scenes.question))
      await page.evaluate(() => document.fonts.ready)
      const boxes = await optionBoxes(page)
      for (const name of ['incorrect', 'right', 'wrong', 'timeUp', 'claim', 'decided'] as const) {
        await show(change(scenes[name]))
        await page.getByText(VERDICTS[name]).first().waitFor()
        expect(await optionBoxes(page), name).toEqual(boxes)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(size.width)
      }
    }
  },
)

test.each(SIZES)('at $width px a wrong option names both players who chose it, and no option moves', async (size) => {
  const { page } = visit
  await page.setViewportSize(size)
  const { question, wrong } = matchScenes(Date.now())
  const { match, feedback, your_answer: own } = wrong
  const [you, opponent] = match.players
  const players: MatchState['match']['players'] = [you, { ...opponent, display_name: 'Program 1200' }]
  const pick = own?.option_id ?? null
  const show = await openScenes({ ...question, match: { ...match, players } })
  const boxes = await optionBoxes(page)
  await show({ ...wrong, match: { ...match, players }, feedback: feedback && { ...feedback, picks: [pick, pick] } })
  const names = page.locator('fieldset').getByText('Your answer, Program 1200')
  await names.waitFor()
  expect(
    await names.evaluate((line) => [line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight]),
  ).toEqual([0, 0])
  expect(await optionBoxes(page)).toEqual(boxes)
})

test('the button to go on hides no half line, and the explanation can be scrolled clear of it', async () => {
  const { page } = visit
  await page.setViewportSize({ width: 1280, height: 800 })
  const { dialogue, english } = matchScenes(Date.now())
  const state = lengthened({ ...english, question: dialogue.question })
  const feedback = { ...state.feedback, next_at: null }
  const duel = { ...state, feedback, opponent: { kind: 'partner', strength: 1200 } }
  await page.unrouteAll()
  await page.route('**/functions/v1/practice-state', (route) =>
    route.fulfill({ json: { ...duel, server_now: new Date().toISOString() } }),
  )
  await page.goto(`${stage.server.url}/app/practice/${state.match.id}`)
  const button = page.getByRole('button', { name: 'Next question' })
  await button.waitFor()
  const covered = await button.evaluate((element) => {
    const { right, top, bottom } = element.getBoundingClientRect()
    return [top, (top + bottom) / 2, bottom].map((y) =>
      document.elementFromPoint(right + 40, y)?.closest('section, fieldset'),
    )
  })
  expect(covered).toEqual([null, null, null])
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const explanation = await page.getByRole('region', { name: 'Verdict and explanation' }).boundingBox()
  const below = await button.boundingBox()
  expect((explanation?.y ?? 0) + (explanation?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('when the Korean fonts load late, no part of the question moves', async () => {
  const { page } = visit
  await page.setViewportSize({ width: 320, height: 640 })
  const arrival = Promise.withResolvers<void>()
  const show = await openScenes(matchScenes(Date.now()).ready)
  await page.route(/koreanText.*css|hanpan-text.*woff2/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.reload()
  await page.getByText('Start Match').waitFor()
  await show(lengthened(matchScenes(Date.now()).question))
  await page.locator('fieldset').waitFor()
  const boxes = await optionBoxes(page)
  arrival.resolve()
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Text') && status === 'loaded'),
  )
  expect(await optionBoxes(page)).toEqual(boxes)
})

test('when a question opens under a resting mouse, no option is highlighted, and a press that began before chooses none', async () => {
  const { page } = visit
  await page.setViewportSize({ width: 1280, height: 800 })
  const scenes = matchScenes(Date.now())
  const show = await openScenes(scenes.wrong)
  const answers: string[] = []
  await page.route('**/functions/v1/match-answer', (route) => {
    answers.push(route.request().postData() ?? '')
    return route.fulfill({ json: { ...next, server_now: new Date().toISOString() } })
  })
  const next: MatchState = {
    ...scenes.question,
    question: scenes.question.question && {
      ...scenes.question.question,
      number: 3,
      options: ['가', '나', '다', '라'].map((text) => ({ id: `new-${text}`, text })),
    },
  }
  const option = page.locator('fieldset button').nth(1)
  const background = (index: number) =>
    page
      .locator('fieldset button')
      .nth(index)
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  await option.hover()
  await page.mouse.down()
  await show(next)
  await page.getByText('Question 3 of 3').waitFor()
  await page.mouse.up()
  expect(await background(1)).toBe(await background(0))
  expect(answers).toEqual([])

  await page.mouse.move(0, 0)
  await option.hover()
  expect(await background(1)).not.toBe(await background(0))
  // Elsewhere: a press in the same place so soon would be the second half of a double press.
  await page.locator('fieldset button').nth(3).click()
  await expect.poll(() => answers).toHaveLength(1)
})

test('a name wraps only between words, and a truncated name can be read in full', async () => {
  const { page } = visit
  for (const [name, words] of [
    ['ready', 'Start Match'],
    ['question', 'Thinking...'],
    ['result', 'wants a rematch.'],
  ] as const) {
    const scene = matchScenes(Date.now())[name]
    await openScenes(lengthened(name === 'result' ? lost(scene) : scene))
    await page.getByText(words).waitFor()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(size.width)
      const names = page.getByTitle(LONG_NAME)
      await expect.poll(() => names.count()).toBe(name === 'result' ? 1 : 2)
      for (const shown of name === 'result' ? [] : await names.all()) {
        const lines = await shown.evaluate(
          (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
        )
        expect(Math.round(lines)).toBe(1)
      }
    }
  }
})

/** The opponent has won, so that the heading has a name. */
function lost(scene: MatchState): MatchState {
  const winner_id = scene.match.players[1].id
  return { ...scene, result: scene.result && { ...scene.result, winner_id, player1_score: 1, player2_score: 2 } }
}
