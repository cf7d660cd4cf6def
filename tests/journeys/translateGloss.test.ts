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
