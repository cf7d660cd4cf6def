import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '#tests/support/browser/browser.ts'
import { openSharedStage, type SharedStage, visitPage } from '#tests/support/browser/journey.ts'
import { type BrittleLine, openBrittleLine } from '#tests/support/server/brittleLine.ts'

let stage: SharedStage
let line: BrittleLine
beforeAll(async () => {
  stage = await openSharedStage()
  line = await openBrittleLine(stage.server.url)
})
afterAll(async () => {
  await line.close()
  await stage.close()
})

/** The one file that differs between the releases of this test. */
const SITE_SCRIPT = /\/assets\/site-[\w-]+?(?:\.r\d)?\.js/g

interface Shown {
  /** What the pages of the server belong to. */
  pages: number
  worker: number
}

/** Makes the server look like other releases. Its files are those of the release of its pages only, as after a deployment. */
function release({ pages, worker }: Shown): void {
  line.rewrite = (path, body) => {
    const own = path === '/service-worker.js' ? worker : pages
    const named = body.replace(SITE_SCRIPT, (file) => file.replace(/(?:\.r\d)?\.js$/, `.r${own}.js`))
    return path === '/service-worker.js' ? named.replace(/"release":"\w+"/, `"release":"r${own}"`) : named
  }
  line.pathFor = (path) => {
    const asked = /^(\/assets\/site-[\w-]+)\.r(\d)\.js$/.exec(path)
    if (!asked) return path
    return Number(asked[2]) === pages ? `${asked[1]}.js` : undefined
  }
}

/** The release that the page on the screen belongs to, by its script. */
function shownRelease(page: Page): Promise<string> {
  return page.evaluate(() => {
    const scripts = [...document.querySelectorAll('script')].map(({ src }) => src)
    return [...new Set(scripts.flatMap((src) => /site-[\w-]+\.(r\d)\.js/.exec(src)?.[1] ?? []))].join()
  })
}

/** Every page that is kept, with the releases of its files that are kept beside it. */
function keptReleases(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const texts: string[] = []
      for (const request of await cache.keys()) {
        const isPage = new URL(request.url).pathname.startsWith('/app')
        texts.push(isPage ? ((await (await cache.match(request))?.text()) ?? '') : request.url)
      }
      const named = texts.join('\n').match(/site-[\w-]+\.r\d\.js/g) ?? []
      found[name] = [...new Set(named.map((file) => /r\d/.exec(file.slice(-6))?.[0] ?? ''))]
    }
    return found
  })
}

async function names(page: Page): Promise<string[]> {
  return Object.keys(await keptReleases(page))
}

/** Whether no worker is being installed. */
function isSettled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return !installing && !waiting && active?.state === 'activated'
  })
}

test('the service worker may call nothing but this site, and browsers ask for it each time', async () => {
  const { headers } = await fetch(`${stage.server.url}/service-worker.js`)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; script-src 'self'")
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('a new release replaces the old one at the next page, and no page is made of two', async () => {
  release({ pages: 1, worker: 1 })
  const { page, context } = await visitPage(stage.browser, `${line.url}/app/lessons/survival-korean/1`)
  await hydrated(page)
  await expect.poll(() => names(page)).toEqual(['hanpan-r1'])
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  // While the worker of the new release cannot have all of its files, the old one stays whole.
  release({ pages: 1, worker: 2 })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => isSettled(page)).toBe(true)
  expect(await keptReleases(page)).toEqual({ 'hanpan-r1': ['r1'] })

  // A page of the new release is shown at once, and not kept among the files of the old one.
  release({ pages: 2, worker: 1 })
  await page.goto(`${line.url}/app/lessons`)
  expect(await shownRelease(page)).toBe('r2')
  line.isDown = true
  await page.goto(`${line.url}/app/lessons`)
  expect(await shownRelease(page)).toBe('r1')
  await hydrated(page)
  line.isDown = false
  expect(await keptReleases(page)).toEqual({ 'hanpan-r1': ['r1'] })

  release({ pages: 2, worker: 2 })
  await page.goto(`${line.url}/app/lessons`)
  await expect.poll(() => names(page)).toEqual(['hanpan-r1', 'hanpan-r2'])
  await expect.poll(() => isSettled(page)).toBe(true)
  line.isDown = true
  for (const path of ['/app/lessons', '/app/lessons/survival-korean/1']) {
    await page.goto(line.url + path)
    await hydrated(page)
    expect(await shownRelease(page)).toBe('r2')
  }
  line.isDown = false

  release({ pages: 3, worker: 3 })
  await page.goto(`${line.url}/app/lessons`)
  await expect.poll(() => names(page)).toEqual(['hanpan-r2', 'hanpan-r3'])
  await expect.poll(() => isSettled(page)).toBe(true)
  expect(await keptReleases(page)).toEqual({ 'hanpan-r2': ['r2'], 'hanpan-r3': ['r3'] })
  await context.close()
})
