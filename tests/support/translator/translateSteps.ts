import type { Locator, Page } from 'playwright-core'

/** Where the workbench shows the Korean. */
export function koreanRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Korean', exact: true })
}

/** Types a text in place of what was there, and asks for its translation. */
export async function translate(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'English' }).fill(text)
  await page.keyboard.press('Control+Enter')
}
