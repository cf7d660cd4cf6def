import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const LOOKS = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })))

/** On a phone and on a desktop, light and dark: axe finds nothing, and nothing scrolls sideways. Leaves the page as it found it. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const { width, scheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    // A colour that is still changing has not its contrast yet.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, scheme)
    await expectNoFaults(page, `${width} px, ${scheme}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
}

/** Axe finds nothing on the page as it looks now: for what passes too quickly to be looked at four times. */
export async function expectNoFaults(page: Page, look = 'as it is'): Promise<void> {
  // Legacy: without a second page for every look, which frames of other origins would need.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${look}: ${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  )
}
