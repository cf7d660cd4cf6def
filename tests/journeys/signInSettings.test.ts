import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { createAccount, openSharedStage, type SharedStage, submitAccountForm } from '#tests/support/browser/journey.ts'

const PASSWORD = 'a green bicycle'
const NEW_PASSWORD = 'a yellow tricycle'

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

async function openProfile(page: Page) {
  await page.goto(`${stage.server.url}/profile`)
  await hydrated(page)
  const panel = page.getByRole('region', { name: 'Sign-in and devices' })
  await panel.getByText('This device').waitFor()
  return panel
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${stage.server.url}/auth`)
  await hydrated(page)
  await submitAccountForm(page, email, password)
}

test('changes the password, which signs out the other device, and then signs in with the new one', async () => {
  const email = 'settings-password@example.org'
  const laptop = await stage.visit('/')
  await createAccount(laptop.page, stage.server, email, PASSWORD)
  const phone = await stage.visit('/')
  await signIn(phone.page, email, PASSWORD)
  await phone.page.waitForURL(`${stage.server.url}/`)

  const panel = await openProfile(laptop.page)
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(2)
  await expectAccessible(laptop.page)
  await panel.getByRole('button', { name: 'Change password' }).click()
  const dialog = laptop.page.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabel('Current password').fill('not the one')
  await dialog.getByLabel('New password').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByText('That is not your current password.').waitFor()
  await expectAccessible(laptop.page)
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await laptop.page.getByText('Your password has been changed. Other devices are signed out.').first().waitFor()
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(1)

  const newcomer = await stage.visit('/')
  await signIn(newcomer.page, email, NEW_PASSWORD)
  await newcomer.page.waitForURL(`${stage.server.url}/`)
  await newcomer.leave()
  await phone.leave()
  await laptop.leave()
})

test('signs out one device, then all others', async () => {
  const email = 'settings-devices@example.org'
  const laptop = await stage.visit('/')
  await createAccount(laptop.page, stage.server, email, PASSWORD)
  const others = await Promise.all([1, 2, 3].map(() => stage.visit('/')))
  for (const { page } of others) {
    await signIn(page, email, PASSWORD)
    await page.waitForURL(`${stage.server.url}/`)
  }
  const panel = await openProfile(laptop.page)
  const devices = panel.getByRole('listitem')
  await expect.poll(() => devices.count()).toBe(4)
  await devices
    .nth(1)
    .getByRole('button', { name: /^Sign out / })
    .click()
  await expect.poll(() => devices.count()).toBe(3)
  await panel.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect.poll(() => devices.count()).toBe(1)
  await laptop.page.getByText('All other devices are signed out.').first().waitFor()
  for (const { leave } of others) await leave()
  await laptop.leave()
})

test('changes the email address with the links sent to both addresses', async () => {
  const [oldEmail, newEmail] = ['settings-old@example.org', 'settings-new@example.org']
  const { page, leave } = await stage.visit('/')
  await createAccount(page, stage.server, oldEmail, PASSWORD)
  const panel = await openProfile(page)
  await panel.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabel('New email').fill(newEmail)
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Send the links' }).click()
  await dialog.getByRole('heading', { name: 'Check your email' }).waitFor()

  await page.goto(await linkWith(page, `Confirm this address for your Hanpan account`, newEmail))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Now open the link that we sent to your other address.').waitFor()
  await expectAccessible(page)
  await page.goto(await linkWith(page, 'Confirm the new email address of your Hanpan account', oldEmail))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your email address has been changed.').waitFor()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await (await openProfile(page)).getByText(newEmail, { exact: true }).waitFor()
  await leave()
})

/** The link in the newest email with this subject to this address, once it is in the mailbox. */
async function linkWith(page: Page, subject: string, email: string): Promise<string> {
  const mail = page.locator('article', { hasText: subject }).filter({ hasText: email }).first()
  await expect
    .poll(async () => {
      await page.goto(`${stage.server.url}/dev/mailbox`)
      return mail.count()
    })
    .toBe(1)
  return (await mail.locator('a').first().getAttribute('href')) ?? ''
}
