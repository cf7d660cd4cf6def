import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { IS_SOAK } from '#tests/support/rounds.ts'

interface Look {
  scheme: 'light' | 'dark'
  /** Of a phone's screen or a desktop's, in pixels. */
  width: 390 | 1280
}

/** Between them every width and every color scheme; the soak looks at all four pairs. */
const LOOKS: readonly Look[] = [
  { scheme: 'dark', width: 390 },
  { scheme: 'light', width: 1280 },
  ...(IS_SOAK
    ? ([
        { scheme: 'light', width: 390 },
        { scheme: 'dark', width: 1280 },
      ] as const)
    : []),
]

/** On a phone and on a desktop, light and dark: axe finds nothing, and nothing scrolls sideways. Leaves the page as it found it. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await inaccessible(page)).toEqual([])
}

/** What {@link expectAccessible} expects to be empty: for tests that look at many pages. */
export async function inaccessible(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const { scheme, width } of LOOKS) {
    // A color that is still changing does not have its contrast yet.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, scheme)
    await page.setViewportSize({ width, height: 900 })
    const look = `${new URL(page.url()).pathname} at ${width} px, ${scheme}`
    const violations = await axeViolations(page)
    faults.push(...violations.map((violation) => `${look}: ${violation}`))
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
    if (scrolled > width) faults.push(`${look}: scrolls sideways, ${scrolled} px wide`)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
  return faults
}

/** Axe finds nothing on the page as it looks now: for what passes too quickly to be looked at twice. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

async function axeViolations(page: Page): Promise<string[]> {
  // Legacy: without a second page for every look, which frames of other origins would need.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)
}
