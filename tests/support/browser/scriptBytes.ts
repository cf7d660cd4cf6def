import type { Page } from 'playwright-core'

/** How many bytes of scripts the page has loaded, compressed by gzip as the budgets count them. */
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
