// `npm run lighthouse [-- PATH …]`: measures Lighthouse's mobile scores for built pages, and the figures behind the performance
// score: the median of several runs.
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { createServerFolder, startServerProcess } from '#tests/support/server/serverProcess.ts'

const PATHS = ['/', '/learn/hangul', '/courses/hangul-zero-hero', '/pricing', '/sitemap', '/translate', '/auth']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const port = await freePort()
const folder = await createServerFolder()
const [server, browser] = await Promise.all([
  startServerProcess(folder.path),
  launchBrowser([`--remote-debugging-port=${port}`]),
])
try {
  console.log(['page', ...CATEGORIES, 'FCP s', 'SI s', 'LCP s', 'TBT ms', 'CLS', 'KiB'].join('\t'))
  for (const path of positionals.length > 0 ? positionals : PATHS) console.log(await row(path))
} finally {
  await browser.close()
  await server.stop()
  await folder.remove()
}

async function row(path: string): Promise<string> {
  const results: Result[] = []
  for (let run = 0; run < Number(values.runs); run += 1) results.push(await visit(path))
  const medianOf = (figure: (result: Result) => number) => median(results.map(figure))
  const numeric = (audit: string) => medianOf((result) => result.audits[audit]?.numericValue ?? Number.NaN)
  return [
    path,
    ...CATEGORIES.map((category) => Math.round(medianOf((result) => (result.categories[category]?.score ?? 0) * 100))),
    ...['first-contentful-paint', 'speed-index', 'largest-contentful-paint'].map((audit) =>
      (numeric(audit) / 1_000).toFixed(2),
    ),
    Math.round(numeric('total-blocking-time')),
    numeric('cumulative-layout-shift').toFixed(3),
    Math.round(numeric('total-byte-weight') / 1_024),
  ].join('\t')
}

async function visit(path: string): Promise<Result> {
  const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES }
  const report = await lighthouse(server.url + path, flags)
  if (!report) throw new Error(`Lighthouse gave no report for ${path}`)
  return report.lhr
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
