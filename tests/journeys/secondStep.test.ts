import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { createAccount, openSharedStage, type SharedStage, submitAccountForm } from '#tests/support/browser/journey.ts'
import { appCode } from '#tests/support/server/authenticatorApp.ts'

const PASSWORD = 'a green bicycle'
const NEW_PASSWORD = 'a yellow tricycle'

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

async function openProfile(page: Page): Promise<Locator> {
  await page.goto(`${stage.server.url}/profile`)
  await hydrated(page)
  const panel = page.getByRole('region', { name: 'Sign-in and devices' })
  await panel.getByText('This device').waitFor()
  return panel
}

interface Secured {
  /** The key of the app. */
  secret: string
  recoveryCodes: string[]
}

/** Turns two-step sign-in on, as its owner does. */
async function turnOn(page: Page, panel: Locator): Promise<Secured> {
  await panel.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' })
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'QR code with the key for your app' }).waitFor()
  await expectAccessible(page)
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const field = dialog.getByLabel('6-digit code')
  await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code')
  await field.fill(wrongCode(secret))
  await field.press('Enter')
  await dialog.getByText('That code is not right.').waitFor()
  await field.fill(appCode(secret))
  await field.press('Enter')
  await dialog.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  await expectAccessible(page)
  const recoveryCodes = await dialog.getByRole('listitem').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect(await text(await (await saved).createReadStream())).toBe(`${recoveryCodes.join('\n')}\n`)
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await panel.getByText('10 recovery codes are left').waitFor()
  return { secret, recoveryCodes }
}

/** Six digits that the app does not show in these minutes. */
function wrongCode(secret: string): string {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((distance) => appCode(secret, Date.now() + distance))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code)) ?? ''
}

/** A code that no earlier sign-in of the test can have used up: that of the next half minute. */
const nextCode = (secret: string) => appCode(secret, Date.now() + 30_000)

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${stage.server.url}/auth`)
  await hydrated(page)
  await submitAccountForm(page, email, PASSWORD)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
}

test('turns two-step sign-in on, signs in with a code, then with a recovery code, and turns it off', async () => {
  const email = 'second-step@example.org'
  const laptop = await stage.visit('/')
  await createAccount(laptop.page, stage.server, email, PASSWORD)
  const panel = await openProfile(laptop.page)
  const { secret, recoveryCodes } = await turnOn(laptop.page, panel)

  const phone = await stage.visit('/')
  await enterPassword(phone.page, email)
  await expectAccessible(phone.page)
  await phone.page.getByLabel('6-digit code').fill(wrongCode(secret))
  await phone.page.getByLabel('6-digit code').press('Enter')
  await phone.page.getByText('That code is not right.').waitFor()
  await expectAccessible(phone.page)
  await phone.page.getByLabel('6-digit code').fill(nextCode(secret))
  await phone.page.getByLabel('6-digit code').press('Enter')
  await phone.page.waitForURL(`${stage.server.url}/`)
  await openProfile(phone.page)
  await phone.leave()

  const tablet = await stage.visit('/')
  await enterPassword(tablet.page, email)
  await tablet.page.getByRole('button', { name: 'Use a recovery code' }).click()
  await tablet.page.getByLabel('Recovery code').fill(recoveryCodes[0]?.toUpperCase() ?? '')
  await expectAccessible(tablet.page)
  await tablet.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tablet.page.waitForURL(`${stage.server.url}/`)
  const tabletPanel = await openProfile(tablet.page)
  await tabletPanel.getByText('9 recovery codes are left').waitFor()

  await tabletPanel.getByRole('button', { name: 'New recovery codes' }).click()
  const codes = tablet.page.getByRole('dialog', { name: 'New recovery codes' })
  await codes.getByRole('button', { name: 'Make new codes' }).click()
  await codes.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  await codes.getByRole('button', { name: 'I saved them' }).click()
  await tabletPanel.getByText('10 recovery codes are left').waitFor()

  await tabletPanel.getByRole('button', { name: 'Turn off' }).click()
  const off = tablet.page.getByRole('dialog', { name: 'Turn off two-step sign-in?' })
  await expectAccessible(tablet.page)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await tabletPanel.getByRole('button', { name: 'Turn on' }).waitFor()
  await tablet.leave()
  await laptop.leave()
})

test('whoever has only the password is a visitor on every page, and can leave again', async () => {
  const email = 'second-step-half@example.org'
  const laptop = await stage.visit('/')
  await createAccount(laptop.page, stage.server, email, PASSWORD)
  await turnOn(laptop.page, await openProfile(laptop.page))
  const { page, leave } = await stage.visit('/')
  await enterPassword(page, email)
  await page.goto(`${stage.server.url}/profile`)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth')
  await expect.poll(() => page.locator('html').getAttribute('data-auth')).toBe('out')
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await page.getByLabel('Email').waitFor()
  await leave()
  await laptop.leave()
})

test('a new password by email also takes a code', async () => {
  const email = 'second-step-recover@example.org'
  const { page, leave } = await stage.visit('/')
  await createAccount(page, stage.server, email, PASSWORD)
  const { recoveryCodes } = await turnOn(page, await openProfile(page))
  await leave()
  const phone = await stage.visit('/auth/recover')
  await hydrated(phone.page)
  await phone.page.getByLabel('Email').fill(email)
  await phone.page.getByLabel('Email').press('Enter')
  const mail = phone.page.locator('article', { hasText: 'Choose a new Hanpan password' }).filter({ hasText: email })
  await phone.page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expect
    .poll(async () => {
      await phone.page.goto(`${stage.server.url}/dev/mailbox`)
      return mail.count()
    })
    .toBe(1)
  await phone.page.goto((await mail.locator('a').first().getAttribute('href')) ?? '')
  await hydrated(phone.page)
  await phone.page.getByLabel('New password').fill(NEW_PASSWORD)
  await phone.page.getByRole('button', { name: 'Set new password' }).click()
  await phone.page.getByText('Your account has two-step sign-in. Enter a code, too.').waitFor()
  await expectAccessible(phone.page)
  await phone.page.getByLabel('Code from your app, or a recovery code').fill(recoveryCodes[1] ?? '')
  await phone.page.getByRole('button', { name: 'Set new password' }).click()
  await phone.page.waitForURL(`${stage.server.url}/`)
  await openProfile(phone.page)
  await phone.leave()
})
