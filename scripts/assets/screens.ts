// `npm run screens`: takes the pictures of the real screens that the landing page shows, from the built site. The results are committed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { loadBank } from '#questions/server/loadBank.ts'
import { answer, rightOption } from '#tests/support/arena/duelists.ts'
import { hydrated, launchBrowserServer } from '#tests/support/browser/browser.ts'
import { signedUp } from '#tests/support/browser/signedIn.ts'
import { createServerFolder, startServerProcess } from '#tests/support/server/serverProcess.ts'

const TARGET = 'src/landing/web/screens'
const THEMES = ['light', 'dark'] as const
/** A phone's screen, with two pixels for each. `HowItLooks.tsx` names the same width and height. */
const SCREEN = { viewport: { width: 390, height: 700 }, deviceScaleFactor: 2 }
const QUALITY = 70
const SENTENCE = 'Could you send me the file by tomorrow?'

const bank = await loadBank({ speech: false })
const folder = await createServerFolder()
const server = await startServerProcess(folder.path, { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' })
const browserServer = await launchBrowserServer()
const browser = await chromium.connect(browserServer.wsEndpoint())
mkdirSync(TARGET, { recursive: true })
for (const theme of THEMES) {
  const shoot = (name: string, see: (page: Page) => Promise<unknown>, more: BrowserContextOptions = {}) =>
    shot(browser, `${name}-${theme}`, see, { ...SCREEN, ...more, colorScheme: theme })
  await shoot('question', seeQuestion)
  await shoot('translator', seeTranslator)
  const storageState = await signedUp(server.url, `maya-${theme}@example.org`, 'three rounds of korean')
  await shoot('arena', seeArena, { storageState })
}
await browser.close()
await browserServer.close()
await server.stop()
await folder.remove()

async function shot(
  from: Browser,
  name: string,
  see: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions,
): Promise<void> {
  const context = await from.newContext(options)
  const page = await context.newPage()
  await see(page)
  await page.evaluate(() => document.fonts.ready)
  const devtools = await context.newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  const file = join(TARGET, `${name}.webp`)
  writeFileSync(file, Buffer.from(data, 'base64'))
  console.log(file)
  await context.close()
}

/** An answered question with its reason. */
async function seeQuestion(page: Page): Promise<void> {
  await page.goto(`${server.url}/try`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'A few months' }).click()
  await page.getByRole('button', { name: 'Start Match' }).click()
  await page.getByText('Question 1 of 3').waitFor()
  await answer(page, await rightOption(page, bank))
  await page.getByRole('button', { name: 'Next question' }).waitFor()
}

async function seeTranslator(page: Page): Promise<void> {
  await page.goto(`${server.url}/translate?text=${encodeURIComponent(SENTENCE)}`)
  await page.locator('main [lang=ko]', { hasText: /내일/ }).first().waitFor()
  await page.evaluate(() => scrollTo({ top: 430, behavior: 'instant' }))
}

async function seeArena(page: Page): Promise<void> {
  await page.goto(`${server.url}/app/arena`)
  await hydrated(page)
  await page.getByLabel('Your name for other players').fill('Maya')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Others see you as').waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByText('free matches left today').waitFor()
  await page.getByRole('region', { name: 'Play your first match' }).waitFor()
  await page.getByText('Profile updated!').waitFor({ state: 'detached' })
}
