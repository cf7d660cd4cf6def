import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANTED_PASSWORD, plantPlayer } from '#tests/support/arena/plantPlayer.ts'
import { hydrated } from '#tests/support/browser/browser.ts'
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts'
import {
  confirmAccount,
  createAccount,
  mailedLink,
  openStage,
  type Stage,
  submitAccountForm,
} from '#tests/support/browser/journey.ts'

const PASSWORD = 'three rounds of korean'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** On a page that requests nothing, so that no request is under way without its session. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto(new URL('/terms', page.url()).href)
  await page.evaluate(() => localStorage.clear())
}

test('a person signs up, confirms through the mailbox page, translates, finds the history and signs out', async () => {
  const { page, leave } = await stage.visit('/auth')
  await createAccount(page, stage.server, 'maya@example.org', PASSWORD)
  await page.getByRole('link', { name: 'Enter Arena' }).filter({ visible: true }).first().waitFor()

  await page.goto(`${stage.server.url}/translate`)
  await hydrated(page)
  const save = page.getByRole('button', { name: 'Save' })
  expect([await save.isDisabled(), await save.getAttribute('title')]).toEqual([true, 'No translation to save.'])
  await page.getByRole('textbox', { name: 'English' }).fill("I don't like coffee.")
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: '커피' }).first().waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Translation saved!').waitFor()

  await page.reload()
  await hydrated(page)
  await page.getByRole('main').locator('summary', { hasText: 'Translation history' }).click()
  await page.getByText("I don't like coffee.").first().waitFor()
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click()
  await page.getByText('Translation history cleared').waitFor()
  await page.getByText('Nothing yet. Your last 50 translations will appear here.').waitFor()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Sign out' }).first().click()
  await page.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).first().waitFor()
  await leave()
})

test('a wrong password, an empty field, a weak password and a malformed address show their messages', async () => {
  const { page, leave } = await stage.visit('/auth')
  await hydrated(page)
  await submitAccountForm(page, '', '')
  await page.getByText('Please fill in all fields').first().waitFor()

  await submitAccountForm(page, 'nobody@example.org', PASSWORD)
  await page.getByText('Invalid email or password').first().waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('nobody@example.org')

  await page.getByRole('button', { name: 'Create an account' }).click()
  await submitAccountForm(page, 'nobody@example.org', 'short')
  await page.getByText('Password should be at least 8 characters.').waitFor()
  await page.getByText('Use 8 to 256 characters.').waitFor()

  await submitAccountForm(page, 'nobody at example', PASSWORD)
  await page.getByText('That is not an email address').waitFor()
  await page.getByText('Check for an @ and a domain, as in name@example.com.').waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email')
  await leave()
})

test('if a stranger signed up with the same email address, the stranger’s password is useless: the owner chooses one on the page', async () => {
  const { page, leave } = await stage.visit('/auth')
  for (const password of [PASSWORD, 'typed by a stranger 1']) {
    await page.goto(`${stage.server.url}/auth`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Create an account' }).click()
    await submitAccountForm(page, 'mina@example.org', password)
    await page.getByText('Account created! Please check your email to verify your account.').first().waitFor()
  }
  await page.goto(await mailedLink(page, stage.server, 'mina@example.org'))
  await page.getByText('This link confirms the account of mina@example.org.').waitFor()
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.getByText('Please fill in all fields').first().waitFor()
  await expectAccessible(page)
  await confirmAccount(page, 'short')
  await page.getByText('at least 8 characters', { exact: false }).first().waitFor()
  await confirmAccount(page, PASSWORD)
  await page.waitForURL(`${stage.server.url}/`)

  await forgetSession(page)
  await page.goto(`${stage.server.url}/auth`)
  await hydrated(page)
  await submitAccountForm(page, 'mina@example.org', 'typed by a stranger 1')
  await page.getByText('Email not confirmed').first().waitFor()
  await submitAccountForm(page, 'mina@example.org', PASSWORD)
  await page.waitForURL(`${stage.server.url}/`)
  await leave()
})

test('other players see a new player as Player until they save a name, and the Arena asks for one', async () => {
  const { page, leave } = await stage.visit('/auth')
  await createAccount(page, stage.server, 'suni.park@example.org', PASSWORD)
  await page.goto(`${stage.server.url}/profile`)
  await page.getByRole('heading', { name: 'suni.park', exact: true }).waitFor()
  await page.getByText('Others see you as “Player” until you save a name.').waitFor()

  await page.goto(`${stage.server.url}/app/arena`)
  const field = page.getByLabel('Your name for other players')
  await field.waitFor()
  expect(await field.inputValue()).toBe('')
  await expectAccessible(page)
  await field.fill('a\u200bb')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('A display name cannot contain invisible').waitFor()
  await field.fill('Suni')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Others see you as Suni.').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()

  await page.goto(`${stage.server.url}/profile`)
  await page.getByRole('heading', { name: 'Suni', exact: true }).waitFor()
  expect(await page.getByText('Others see you as').count()).toBe(0)
  await leave()
})

test('signing up with a known email address looks the same as with a new one, and its owner gets an email', async () => {
  const { page, leave } = await stage.visit('/auth')
  await createAccount(page, stage.server, 'joon@example.org', PASSWORD)
  await leave()

  const second = await stage.visit('/auth')
  await hydrated(second.page)
  await second.page.getByRole('button', { name: 'Create an account' }).click()
  const [signUp] = await Promise.all([
    second.page.waitForRequest('**/auth/v1/signup*'),
    submitAccountForm(second.page, 'joon@example.org', 'another password 1'),
  ])
  expect(new URL(signUp.url()).searchParams.get('redirect_to')).toBe(`${stage.server.url}/`)
  await second.page.getByText('Account created! Please check your email to verify your account.').first().waitFor()
  await second.page.goto(`${stage.server.url}/dev/mailbox`)
  await expect.poll(() => second.page.locator('article', { hasText: 'joon@example.org' }).count()).toBe(2)
  await second.leave()
})

test('a forgotten password is replaced through the mailbox, and the old one no longer works', async () => {
  const { page, leave } = await stage.visit('/auth')
  await createAccount(page, stage.server, 'ada@example.org', PASSWORD)
  await forgetSession(page)

  await page.goto(`${stage.server.url}/auth/recover`)
  await hydrated(page)
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('a link to choose a new password is on its way').first().waitFor()
  await page.goto(await mailedLink(page, stage.server, 'ada@example.org'))
  await hydrated(page)
  await page.getByLabel('New password', { exact: true }).fill('a fourth round, please')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.waitForURL(`${stage.server.url}/`)

  await forgetSession(page)
  await page.goto(`${stage.server.url}/auth`)
  await hydrated(page)
  await submitAccountForm(page, 'ada@example.org', PASSWORD)
  await page.getByText('Invalid email or password').first().waitFor()
  await submitAccountForm(page, 'ada@example.org', 'a fourth round, please')
  await page.waitForURL(`${stage.server.url}/`)
  await leave()
})

test('strangers who guess a password cannot lock the owner out: a known browser still signs in, and a new one is told to get a link', async () => {
  const guessed = await openStage({ TRUSTED_PROXIES: '127.0.0.1, ::1' }, (database) =>
    plantPlayer(database, { name: 'suri' }),
  )
  try {
    const usual = await guessed.visit('/auth')
    const signIn = async (page: Page) => {
      await page.goto(`${guessed.server.url}/auth`)
      await hydrated(page)
      await submitAccountForm(page, 'suri@example.org', PLANTED_PASSWORD)
    }
    await signIn(usual.page)
    await usual.page.waitForURL(`${guessed.server.url}/`)
    await usual.page.goto(`${guessed.server.url}/auth?sign-out`)
    await usual.page.getByRole('button', { name: 'Sign out' }).click()
    await usual.page.waitForURL(`${guessed.server.url}/`)
    await Promise.all(Array.from({ length: 60 }, (_, index) => guess(guessed.server.url, `198.51.100.${index}`)))

    const fresh = await guessed.visit('/auth')
    await signIn(fresh.page)
    await fresh.page.getByText('Too many wrong passwords were tried for this account.').waitFor()
    await expectAccessible(fresh.page)
    await fresh.page.getByRole('link', { name: 'Forgot password?' }).waitFor()

    await signIn(usual.page)
    await usual.page.waitForURL(`${guessed.server.url}/`)
    await usual.leave()
    await fresh.context.close()
  } finally {
    await guessed.close()
  }
})

async function guess(site: string, address: string): Promise<void> {
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email: 'suri@example.org', password: 'a wrong one' }),
  })
  expect([400, 429]).toContain(answer.status)
}

test('without a connection the form says that something unexpected happened, and keeps the input', async () => {
  const { page, context } = await stage.visit('/auth')
  await hydrated(page)
  await page.route('**/auth/v1/**', (route) => route.abort())
  await submitAccountForm(page, 'maya@example.org', PASSWORD)
  await page.getByText('An unexpected error occurred').first().waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('maya@example.org')
  await context.close()
})

test('when sign-ups need no confirmation, a known email address leads to the sign-in form, with a message', async () => {
  const direct = await openStage({ EMAIL_CONFIRMATION: 'off' })
  try {
    const { page, leave } = await direct.visit('/')
    const signUp = async () => {
      await page.goto(`${direct.server.url}/auth`)
      await hydrated(page)
      await page.getByRole('button', { name: 'Create an account' }).click()
      await submitAccountForm(page, 'twice@example.org', PASSWORD)
    }
    await signUp()
    await page.waitForURL(`${direct.server.url}/`)
    await forgetSession(page)
    await signUp()
    await page.getByText('Account already exists. Please sign in instead.').first().waitFor()
    await submitAccountForm(page, 'twice@example.org', PASSWORD)
    await page.waitForURL(`${direct.server.url}/`)
    await leave()
  } finally {
    await direct.close()
  }
})
