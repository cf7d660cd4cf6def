import { Agent, type IncomingMessage, request } from 'node:http'

export interface LoadResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export interface Load {
  connections: number
  seconds: number
  /** Each worker calls it over and over; it rejects when the answer is wrong, which ends the run. */
  call: () => Promise<void>
}

/** Closed loop: so many workers, each waiting for its answer before the next call. Bounded in time. */
export async function measure({ connections, seconds, call }: Load): Promise<LoadResult> {
  await call()
  const durations: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await call()
      durations.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsed = (performance.now() - begun) / 1_000
  durations.sort((a, b) => a - b)
  return { perSecond: durations.length / elapsed, p50Ms: quantile(durations, 0.5), p99Ms: quantile(durations, 0.99) }
}

/** A GET over kept-alive connections that demands status 200 and `expected` in the body. Loopback only. */
export function getter(url: string, headers: Record<string, string>, expected: string): () => Promise<void> {
  const { hostname } = new URL(url)
  if (!['localhost', '127.0.0.1'].includes(hostname))
    throw new Error(`A load test goes to this machine alone, not to ${hostname}`)
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  return async () => {
    const { status, body } = await get(url, headers, agent)
    if (status !== 200 || !body.includes(expected)) throw new Error(`${url} answered ${status}: ${body.slice(0, 200)}`)
  }
}

function get(url: string, headers: Record<string, string>, agent: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const read = (response: IncomingMessage) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    }
    request(url, { agent, headers, family: 4 }, read).on('error', reject).end()
  })
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
