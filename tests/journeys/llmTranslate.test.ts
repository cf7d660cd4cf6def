import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '#tests/support/browser/browser.ts'
import { openStage, type Stage } from '#tests/support/browser/journey.ts'
import { type FakeLlm, hangs, refuses, saysPieces, startFakeLlm } from '#tests/support/translator/fakeLlm.ts'
import { SCHOOL_ANSWER, SCHOOL_TEXT } from '#tests/support/translator/llmAnswers.ts'
import { koreanRegion, translate } from '#tests/support/translator/translateSteps.ts'

let llm: FakeLlm
let stage: Stage
beforeAll(async () => {
  llm = await startFakeLlm()
  stage = await openStage({ LLM_PROVIDER: 'openai', LLM_BASE_URL: llm.baseUrl, LLM_MODEL: 'small' })
})
afterAll(async () => {
  await stage.close()
  await llm.close()
})

const live = (page: Page) => koreanRegion(page).locator('[aria-live]')

/** Starts to measure layout shifts, as browsers count them. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      const unasked = list.getEntries().filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
      const moved = unasked.reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)
      Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + moved)
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifted'))
}

test('the Korean grows while the model streams it, is read out once it is complete, and shifts no layout', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  async function* pieces() {
    const said = JSON.stringify(SCHOOL_ANSWER)
    yield said.slice(0, 16)
    await gate
    yield said.slice(16)
  }
  llm.reply = saysPieces(pieces())
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  const shifted = await watchShifts(page)
  await translate(page, SCHOOL_TEXT)
  const growing = koreanRegion(page).getByText('저는 학교', { exact: true })
  await growing.waitFor()
  await expect.poll(() => growing.getAttribute('aria-hidden')).toBe('true')
  await expect.poll(() => live(page).getAttribute('aria-busy')).toBe('true')
  open()
  await koreanRegion(page).getByRole('button', { name: '학교에' }).waitFor()
  await expect.poll(() => live(page).getAttribute('aria-busy')).toBe('false')
  await expect.poll(() => koreanRegion(page).textContent()).toContain('저는 학교에 가요.')
  await page.getByText('Translated by a language model.').waitFor()
  expect(await shifted()).toBeLessThan(0.02)
  await leave()
})

test('changing the text while the model streams cancels the translation', async () => {
  llm.reply = hangs
  llm.calls.length = 0
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'I wait for you.')
  await llm.asked(1)
  await page.getByRole('textbox', { name: 'English' }).fill('I wait for her.')
  await llm.calls[0]?.hungUp
  await leave()
})

test('when the model fails, the built-in engine translates, and the page says so', async () => {
  llm.reply = refuses(500)
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'Thank you.')
  await koreanRegion(page).getByText('감사').first().waitFor()
  await koreanRegion(page).getByText('The language model could not translate this just now').waitFor()
  await page.getByText('Translated by the built-in engine').waitFor()
  await leave()
})
