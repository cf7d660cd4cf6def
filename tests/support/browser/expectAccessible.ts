import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A phone's, and a desktop's. */
export const WIDTHS = [390, 1280]
export const SCHEMES = ['light', 'dark'] as const

/** On a phone and on a desktop, light and dark: axe finds nothing, and nothing scrolls sideways. Leaves the page as it found it. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const scheme of SCHEMES) {
    // A colour that is still changing has not its contrast yet.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, scheme)
    for (const width of WIDTHS) await expectFitting(page, width, scheme)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
}

/** At this width axe finds nothing, and nothing scrolls sideways. */
export async function expectFitting(page: Page, width: number, scheme = ''): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await expectNoFaults(page, `${width} px ${scheme}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** Axe finds nothing on the page as it looks now: for what passes too quickly to be looked at four times. */
export async function expectNoFaults(page: Page, look = 'as it is'): Promise<void> {
  expect(await faultsOf(page, look)).toEqual([])
}

export async function faultsOf(page: Page, look: string): Promise<string[]> {
  // Legacy: without a second page for every look, which frames of other origins would need.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${look}: ${id}: ${nodes.map((node) => node.target).join(', ')}`)
}
