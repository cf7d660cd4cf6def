import { readFileSync } from 'node:fs'
import type { run } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { IS_SOAK } from '#tests/support/repetitions.ts'

declare global {
  interface Window {
    axe?: { run: typeof run }
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Appearance {
  scheme: 'light' | 'dark'
  /** The width of a phone or of a desktop, in pixels. */
  width: 390 | 1280
}

/** Together they cover both widths and both color schemes; `npm run soak` checks all four combinations. */
const APPEARANCES: readonly Appearance[] = [
  { scheme: 'dark', width: 390 },
  { scheme: 'light', width: 1280 },
  ...(IS_SOAK
    ? ([
        { scheme: 'light', width: 390 },
        { scheme: 'dark', width: 1280 },
      ] as const)
    : []),
]

/** Expects that axe finds nothing and nothing scrolls sideways, on phone and desktop, light and dark. Then restores the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await inaccessible(page)).toEqual([])
}

/** The problems that {@link expectAccessible} expects to be empty, for tests that check many pages. */
export async function inaccessible(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const { scheme, width } of APPEARANCES) {
    // Without transitions, because a color that is still changing may lack contrast.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, scheme)
    await page.setViewportSize({ width, height: 900 })
    const appearance = `${new URL(page.url()).pathname} at ${width} px, ${scheme}`
    const violations = await axeViolations(page)
    faults.push(...violations.map((violation) => `${appearance}: ${violation}`))
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
    if (scrolled > width) faults.push(`${appearance}: scrolls sideways, ${scrolled} px wide`)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
  return faults
}

/** Expects that axe finds nothing on the page in its current appearance, for screens that are shown too briefly for the full check. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

/** Compiling axe takes as long as many of its rules, so a page gets it once. Only violations are listed in full, which is what we read. */
async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    if (!window.axe) throw new Error('The page was left before axe ran')
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
  })
}
