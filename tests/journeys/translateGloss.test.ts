import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '#tests/support/browser/browser.ts'
import { openSharedStage, type SharedStage } from '#tests/support/browser/journey.ts'
import { koreanRegion, translate } from '#tests/support/translator/translateSteps.ts'

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

test('a tapped word shows its parts, its pronunciation and what the tone changed; the rest of the explanation expands', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'I gave my teacher a present at the bank.')
  const gloss = page.getByRole('note', { name: 'About this word' })
  await koreanRegion(page).getByRole('button', { name: '드렸어요' }).click()
  await gloss.getByText('[드려써요]').waitFor()
  await gloss.getByText('humble word for').waitFor()
  await koreanRegion(page).getByRole('button', { name: '은행에서' }).click()
  await gloss.getByText('of a river').waitFor()

  const why = page.getByRole('region', { name: 'Why it reads this way' })
  expect(await why.getByText('as the object').isVisible()).toBe(false)
  await why.getByText(/^\d+ more$/).click()
  await why.getByText('as the object').waitFor()
  await leave()
})

test('a single word opens with all its senses', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'light')
  await page.getByRole('note', { name: 'About this word' }).getByText('noun: a lamp').waitFor()
  await leave()
})

test('another reading of a word is one press away, and follows the tone', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  await translate(page, 'I went to the bank.')
  const other = page.getByRole('button', { name: '“bank” as 둑 (of a river)' })
  await other.click()
  await koreanRegion(page).getByText('둑에').waitFor()
  await koreanRegion(page).getByText('갔어요').last().waitFor()
  await page.getByRole('radio', { name: 'Formal' }).check({ force: true })
  await koreanRegion(page).getByText('갔습니다').last().waitFor()
  await other.click()
  await koreanRegion(page).getByText('둑에').waitFor({ state: 'detached' })
  await leave()
})

test('a Korean text is not translated but read, at no cost', async () => {
  const { page, leave } = await stage.visit('/translate')
  await hydrated(page)
  const usage = page.getByText(/characters left today/)
  const left = await usage.innerText()
  await translate(page, '집에서 책을 읽고 싶어요.')
  await page.getByText('This is Korean already.').waitFor()
  await koreanRegion(page).getByRole('button', { name: '읽고' }).click()
  await page.getByRole('note', { name: 'About this word' }).getByText('part of -고 싶다').waitFor()
  await expect.poll(() => usage.innerText()).toBe(left)
  expect(await page.getByRole('heading', { name: 'All four tones' }).count()).toBe(0)
  await leave()
})
