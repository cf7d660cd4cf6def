import { afterAll, beforeAll, expect, test } from 'vitest'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { openSharedStage, type SharedStage, visitAs } from '#tests/support/browser/journey.ts'

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

test('a visitor opens the palette by keyboard on a page without React, looks a word up, and goes to a guide', async () => {
  const { page, leave } = await stage.visit('/')
  await page.keyboard.press('Control+KeyK')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  const input = palette.getByRole('combobox')
  await palette.getByRole('option', { name: 'Create an account' }).waitFor()
  expect(await palette.getByRole('option', { name: 'Profile' }).count()).toBe(0)
  await expectAccessible(page)
  await input.fill('먹다')
  await palette.getByRole('option', { name: /먹다.*to eat/ }).waitFor()
  await expectAccessible(page)
  await input.fill('particles')
  const guide = palette.getByRole('option', { name: /[Pp]articles/ }).first()
  await guide.waitFor()
  await expect.poll(() => guide.getAttribute('aria-selected')).toBe('true')
  await expect.poll(() => input.getAttribute('aria-activedescendant')).toBe(await guide.getAttribute('id'))
  await page.keyboard.press('Escape')
  expect(await palette.isVisible()).toBe(false)

  await page.keyboard.press('Control+KeyK')
  expect(await input.inputValue()).toBe('')
  await input.fill('create')
  await palette.getByRole('option', { name: 'Create an account' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${CREATE_ACCOUNT}`)
  await leave()
})

test('a player opens it by its button, and the arrows choose among pages and words', async () => {
  const { page, leave } = await visitAs(stage, 'free', '/profile')
  await hydrated(page)
  await page.getByRole('button', { name: 'Search pages and words' }).click()
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('option', { name: 'Practice' }).waitFor()
  await expect.poll(() => palette.getByRole('group', { name: 'Play' }).getByRole('option').count()).toBe(3)
  expect(await palette.getByRole('option', { name: 'Sign in' }).count()).toBe(0)
  await palette.getByRole('combobox').fill('school')
  await palette.getByRole('option', { name: /학교/ }).first().waitFor()
  const selected = palette.locator('[aria-selected=true]')
  const first = await selected.textContent()
  await page.keyboard.press('ArrowDown')
  expect(await selected.textContent()).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => selected.textContent()).toBe(first)
  await palette.getByRole('group', { name: 'Korean words' }).getByRole('option', { name: /학교/ }).first().click()
  await page.waitForURL(/\/translate\?text=/)
  await page.getByRole('textbox').first().waitFor()
  await leave()
})

test('on a phone it is reached by its button, and it starts a search for an opponent', async () => {
  const { page, leave } = await visitAs(stage, 'basic', '/pricing')
  await page.setViewportSize({ width: 390, height: 844 })
  await hydrated(page)
  await page.getByRole('button', { name: 'Search pages and words' }).click()
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('option', { name: 'Play a grammar match' }).waitFor()
  await expectAccessible(page)
  await palette.getByRole('option', { name: 'Play a grammar match' }).click()
  await page.waitForURL('**/app/arena')
  await page.getByRole('button', { name: 'Cancel Search' }).click()
  await page.getByText('Left queue').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Cancel Search' }).count()).toBe(0)
  await leave()
})
