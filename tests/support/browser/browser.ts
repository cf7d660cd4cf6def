import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type BrowserServer, chromium, type Page } from 'playwright-core'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Otherwise every new page starts a second process and leaves the first.
  '--renderer-process-limit=1',
]

/**
 * A headless Chromium: the one in CHROMIUM_PATH, otherwise the system's, otherwise the one in the npm package.
 * @param further command-line arguments, in addition to ours
 */
export function launchBrowser(further: readonly string[] = []): Promise<Browser> {
  return firstThatRenders(async (executablePath) => {
    const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGUMENTS, ...further] })
    return { made: browser, browser, close: () => browser.close() }
  })
}

/** The same, as a server that several processes can connect to. */
export function launchBrowserServer(): Promise<BrowserServer> {
  return firstThatRenders(async (executablePath) => {
    const server = await chromium.launchServer({ executablePath, args: LAUNCH_ARGUMENTS, host: '127.0.0.1' })
    return { made: server, browser: await chromium.connect(server.wsEndpoint()), close: () => server.close() }
  })
}

interface Launched<Made> {
  made: Made
  browser: Browser
  close(): Promise<void>
}

async function firstThatRenders<Made>(launch: (executablePath: string) => Promise<Launched<Made>>): Promise<Made> {
  const failures: string[] = []
  for (const find of [async () => process.env.CHROMIUM_PATH, systemBrowser, packagedBrowser]) {
    const executablePath = await find()
    if (!executablePath) continue
    try {
      return await verifyRendering(await launch(executablePath))
    } catch (error) {
      failures.push(`${executablePath}: ${(error as Error).message}`)
    }
  }
  throw new Error(`No browser could be started:\n${failures.join('\n')}`)
}

/** Takes a screenshot, because a browser that starts may still lack a library that it needs to render. */
async function verifyRendering<Made>({ made, browser, close }: Launched<Made>): Promise<Made> {
  try {
    const page = await browser.newPage()
    await page.setContent('<p>한판</p>')
    await page.screenshot()
    await page.close()
    return made
  } catch (error) {
    await close()
    throw error
  }
}

async function systemBrowser(): Promise<string | undefined> {
  return SYSTEM_BROWSERS.find((path) => existsSync(path))
}

/** It unpacks itself below TMPDIR, which takes seconds and 200 MB, so the unpacked files are kept. */
async function packagedBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'))
  const kept = `.cache/chromium/${version}`
  if (!existsSync(kept)) await unpackInto(kept)
  return resolve(kept, 'chromium')
}

/** All or nothing, because two processes may unpack at the same time. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR
  await mkdir(dirname(folder), { recursive: true })
  const draft = await mkdtemp(`${resolve(folder)}.`)
  process.env.TMPDIR = draft
  try {
    await sparticuz.executablePath()
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process has unpacked it in the meantime.
    if (!existsSync(folder)) throw error
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Chromium logs every refused request in the console, and some journeys test refusals. */
const REFUSED_REQUEST = /^Failed to load resource: .* status of 4\d\d/

/** Chromium's word for a response whose page was left while it arrived. */
const LEFT_WHILE_READING = 'BodyStreamBuffer was aborted'

/** A page that records its problems: script errors, console errors and warnings, policy violations. */
export interface WatchedPage {
  page: Page
  problems: string[]
}

export async function openWatchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => {
    if (error.message !== LEFT_WHILE_READING) problems.push(`error: ${error.message}`)
  })
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type()) && !REFUSED_REQUEST.test(message.text())
    if (isProblem) problems.push(`console: ${message.text()}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'reportViolation')(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return { page, problems }
}

/** Resolves when React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
}
