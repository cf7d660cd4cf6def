import type { Page } from 'playwright-core'

/** The gzipped size of all scripts that the page has loaded, as the budgets count it. */
export async function scriptBytes(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )
  const sizes = [...new Set(scripts)].map(async (script) => {
    const answer = await fetch(script, { headers: { 'accept-encoding': 'gzip' } })
    const length = answer.headers.get('content-length')
    const body = await answer.arrayBuffer()
    return length === null ? body.byteLength : Number(length)
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
