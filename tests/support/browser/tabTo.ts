import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const MAX_TABS = 40

/** Presses Tab until an element with this name has the focus, and expects a visible focus outline. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus-visible')
    if ((await focused.count()) === 0) continue
    const called = (await focused.getAttribute('aria-label')) ?? (await focused.innerText())
    if (!called.includes(name)) continue
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    return
  }
  throw new Error(`No element named ${name} was reached with Tab`)
}
