import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import { createAccount, openSharedStage, type SharedStage, submitAccountForm } from '#tests/support/browser/journey.ts'

const PASSWORD = 'a green bicycle'

let stage: SharedStage
beforeAll(async () => {
  stage = await openSharedStage()
})
afterAll(() => stage.close())

/** The browser's own authenticator, which asks nobody. */
interface Authenticator {
  /** Whether it says yes when it asks who is there. */
  trustUser(trusted: boolean): Promise<void>
  passkeys(): Promise<number>
}

async function plugIn(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async trustUser(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async passkeys() {
      return (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
    },
  }
}

async function openProfile(page: Page): Promise<Locator> {
  await page.goto(`${stage.server.url}/profile`)
  await hydrated(page)
  const panel = page.getByRole('region', { name: 'Sign-in and devices' })
  await panel.getByText('This device').waitFor()
  return panel
}

async function addPasskey(page: Page, panel: Locator, name: string): Promise<string[]> {
  await panel.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name of the passkey').fill(name)
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await panel.getByText(name).waitFor()
  return codes
}

/** Then shows the form to sign in. */
async function signOut(page: Page): Promise<void> {
  await page.goto(`${stage.server.url}/auth?sign-out`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-auth')).toBe('out')
  await page.goto(`${stage.server.url}/auth`)
  await hydrated(page)
}

test('adds a passkey, signs in with it alone and after the password, and removes it', async () => {
  const { page, leave } = await stage.visit('/')
  await createAccount(page, stage.server, 'passkey@example.org', PASSWORD)
  const authenticator = await plugIn(page)
  const panel = await openProfile(page)
  await addPasskey(page, panel, 'My laptop')
  expect(await authenticator.passkeys()).toBe(1)
  await panel.getByText('signing in takes a passkey').waitFor()
  await expectAccessible(page)

  await authenticator.trustUser(false)
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('No passkey was used.').waitFor()
  await expectAccessible(page)
  await authenticator.trustUser(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${stage.server.url}/`)
  const again = await openProfile(page)
  await again.getByText('Last used').first().waitFor()

  await authenticator.trustUser(false)
  await signOut(page)
  await submitAccountForm(page, 'passkey@example.org', PASSWORD)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await expectAccessible(page)
  await authenticator.trustUser(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${stage.server.url}/`)

  const last = await openProfile(page)
  await last.getByRole('button', { name: 'Remove My laptop' }).click()
  const question = page.getByRole('dialog', { name: 'Remove the passkey “My laptop”?' })
  await question.getByText('two-step sign-in is turned off').waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await last.getByRole('button', { name: 'Turn on' }).waitFor()
  await page.locator('summary', { hasText: 'Account activity' }).click()
  await page.getByText('Removed a passkey').waitFor()
  await leave()
})

test('the browser offers the passkey in the email field', async () => {
  const { page, leave } = await stage.visit('/')
  await createAccount(page, stage.server, 'passkey-autofill@example.org', PASSWORD)
  const authenticator = await plugIn(page)
  await addPasskey(page, await openProfile(page), 'My phone')
  await authenticator.trustUser(false)
  await signOut(page)
  expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username webauthn')
  await authenticator.trustUser(true)
  await page.goto(`${stage.server.url}/auth`)
  await page.waitForURL(`${stage.server.url}/`)
  await openProfile(page)
  await leave()
})

test('a recovery code replaces a lost passkey, and a browser without passkeys offers none', async () => {
  const { page, leave } = await stage.visit('/')
  await createAccount(page, stage.server, 'passkey-lost@example.org', PASSWORD)
  await plugIn(page)
  const [code = ''] = await addPasskey(page, await openProfile(page), 'Lost phone')
  await leave()
  const old = await stage.visit('/')
  await old.context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await old.page.goto(`${stage.server.url}/auth`)
  await hydrated(old.page)
  expect(await old.page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0)
  await submitAccountForm(old.page, 'passkey-lost@example.org', PASSWORD)
  await old.page.getByLabel('Recovery code').fill(code)
  expect(await old.page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
  await old.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await old.page.waitForURL(`${stage.server.url}/`)
  const panel = await openProfile(old.page)
  await panel.getByText('This browser cannot make passkeys.').waitFor()
  await panel.getByText('9 recovery codes are left').waitFor()
  await old.leave()
})
