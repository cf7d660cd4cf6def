import { setTimeout as pause } from 'node:timers/promises'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { type Load, type LoadResult, measure } from './load.ts'
import type { Send } from './loopback.ts'
import { processorMs } from './processorTime.ts'
import { median } from './report.ts'

/** Odd, so that one pair is the median. */
const PAIRS = 7
const SCRAPES = 500

export interface ScrapeCost {
  /** Of the pair with the median ratio. */
  scraped: LoadResult
  alone: LoadResult
  /** How long one scrape took under load, in the median. */
  scrapeMs: number
  bytes: number
  pairs: number
  /** Throughput with scrapes by throughput without, of each pair, the lowest first. */
  ratios: string[]
}

/** Measures the same load in pairs, once while the metrics are read every second and once without. The order changes with each pair. */
export async function measureScrapes(send: Send, token: string, load: Load): Promise<ScrapeCost> {
  const pairs: { scraped: LoadResult; alone: LoadResult }[] = []
  const scrapes: { ms: number; bytes: number }[] = []
  const whileScraped = async () => {
    const stop = new AbortController()
    const scraping = scrapeEverySecond(send, token, stop.signal, scrapes)
    const result = await measure(load)
    stop.abort()
    await scraping
    return result
  }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    if (pair % 2 === 0) pairs.push({ scraped: await whileScraped(), alone: await measure(load) })
    else pairs.push({ alone: await measure(load), scraped: await whileScraped() })
  }
  const ratioOf = ({ scraped, alone }: { scraped: LoadResult; alone: LoadResult }) =>
    scraped.perSecond / alone.perSecond
  const sorted = pairs.toSorted((one, other) => ratioOf(one) - ratioOf(other))
  const middle = sorted[Math.floor(PAIRS / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return {
    ...middle,
    scrapeMs: median(scrapes.map(({ ms }) => ms)),
    bytes: median(scrapes.map(({ bytes }) => bytes)),
    pairs: PAIRS,
    ratios: sorted.map((pair) => ratioOf(pair).toFixed(3)),
  }
}

async function scrapeEverySecond(
  send: Send,
  token: string,
  signal: AbortSignal,
  scrapes: { ms: number; bytes: number }[],
): Promise<void> {
  while (!signal.aborted) {
    const begun = performance.now()
    const bytes = await read(send, token)
    scrapes.push({ ms: performance.now() - begun, bytes })
    await pause(SECOND_MS, undefined, { signal }).catch(() => {})
  }
}

/** The processor time of reading the metrics once. It hardly depends on what else the machine does. Linux only. */
export async function scrapeProcessorMs(send: Send, token: string, pid: number): Promise<Milliseconds> {
  const before = processorMs(pid)
  for (let scrape = 0; scrape < SCRAPES; scrape += 1) await read(send, token)
  return (processorMs(pid) - before) / SCRAPES
}

async function read(send: Send, token: string): Promise<number> {
  const { status, body } = await send('/metrics', { headers: { authorization: `Bearer ${token}` } })
  if (status !== 200) throw new Error(`/metrics returned ${status}`)
  return Buffer.byteLength(body)
}
