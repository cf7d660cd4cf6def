import type { Locator, Page } from 'playwright-core'

/** The region of the workbench that shows the Korean. */
export function koreanRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Korean', exact: true })
}

/** Replaces the text and starts its translation. */
export async function translate(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'English' }).fill(text)
  await page.keyboard.press('Control+Enter')
}
