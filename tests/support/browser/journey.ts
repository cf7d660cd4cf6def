import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { PLANTED_PASSWORD } from '#tests/support/arena/plantPlayer.ts'
import { hydrated, openWatchedPage, type WatchedPage } from '#tests/support/browser/browser.ts'
import { signedIn } from '#tests/support/browser/signedIn.ts'
import type { Planted } from '#tests/support/database/invariants.ts'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

/** On a busy machine, Playwright's half minute is sometimes too short. */
const LONGEST_WAIT_MS = 60_000

/** A site to visit. */
export interface Venue {
  server: { url: string }
  /** Opens a page on a separate device, which shares only the server with others. */
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>
}

/** The shared browser, and a server. */
export interface SharedStage extends Venue {
  browser: Browser
  close(): Promise<void>
}

/** The stage of a test file with its own server. */
export interface Stage extends SharedStage {
  server: ServerProcess
  /** The server's data folder. A killed server can be started again with it. */
  folder: string
}

export interface Visit extends WatchedPage {
  context: BrowserContext
  /** Ends the visit. Throws if the page recorded any problem. */
  leave(): Promise<void>
}

/** For journeys that can share one server. Its users are in `residents.ts`. */
export async function openSharedStage(): Promise<SharedStage> {
  const url = inject('sharedSite')
  const browser = await chromium.connect(inject('browserEndpoint'))
  return {
    server: { url },
    browser,
    visit: (path, options) => visitPage(browser, url + path, options),
    close: () => browser.close(),
  }
}

/**
 * @param plant fills the database before the server opens it
 * @param planted what `plant` writes itself, in place of playing
 */
export async function openStage(
  variables: Record<string, string> = {},
  plant?: (database: Database) => Promise<unknown>,
  planted?: Planted,
): Promise<Stage> {
  const folder = await createMigratedFolder(planted)
  if (plant) await plantInto(folder.path, plant)
  const [server, browser] = await Promise.all([
    startServerProcess(folder.path, variables),
    chromium.connect(inject('browserEndpoint')),
  ])
  const stage: Stage = {
    server,
    folder: folder.path,
    browser,
    visit: (path, options) => visitPage(browser, server.url + path, options),
    async close() {
      await browser.close()
      await stage.server.stop()
      await folder.remove()
    },
  }
  return stage
}

/** Opens this page on a separate device. */
export async function visitPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  await context.addInitScript(giveOwnClipboard)
  const watched = await openWatchedPage(context)
  await watched.page.goto(url)
  return {
    ...watched,
    context,
    async leave() {
      await context.close()
      expect(watched.problems).toEqual([])
    },
  }
}

/** Runs in the page. The browser has one clipboard, which journeys of other files use at the same time. */
function giveOwnClipboard(): void {
  let kept = ''
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async (text: string) => {
        kept = text
      },
      readText: async () => kept,
    },
  })
}

async function plantInto(dataDirectory: string, plant: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory })
  try {
    await plant(database)
  } finally {
    await database.close()
  }
}

/** Opens this page as a player from `plantPlayer`, signed in. */
export async function visitAs(stage: Venue, name: string, path: string): Promise<Visit> {
  return stage.visit(path, { storageState: await signedIn(stage.server.url, `${name}@example.org`, PLANTED_PASSWORD) })
}

/** Fills in the form at /auth in its current mode and submits it. */
export async function submitAccountForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').locator('form').first().locator('button[type=submit]').click()
}

/** Signs up at /auth and confirms through the mailbox page; ends on the landing page, signed in. */
export async function createAccount(
  page: Page,
  server: { url: string },
  email: string,
  password: string,
): Promise<void> {
  await page.goto(`${server.url}/auth`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await submitAccountForm(page, email, password)
  await page.getByText('Account created! Please check your email to verify your account.').first().waitFor()
  await page.goto(await mailedLink(page, server, email))
  await confirmAccount(page, password)
  await page.waitForURL(`${server.url}/`)
}

/** Confirms on the page that a sign-up link opens. */
export async function confirmAccount(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
}

/** The newest link that was sent to this email address, from the mailbox page. */
export async function mailedLink(page: Page, server: { url: string }, email: string): Promise<string> {
  await page.goto(`${server.url}/dev/mailbox`)
  const mail = page.locator('article', { hasText: email }).first()
  const link = await mail.locator('a').first().getAttribute('href')
  if (!link) throw new Error(`No link was mailed to ${email}`)
  return link
}
