export interface LoadResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export interface Load {
  connections: number
  seconds: number
  /** Each worker calls it repeatedly. A rejection, for example because of a wrong response, ends the run. */
  call: () => Promise<void>
}

/** Closed loop: one worker per connection, each waiting for its response before the next call, until the time is over. */
export async function measure({ connections, seconds, call }: Load): Promise<LoadResult> {
  await call()
  const durations: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const worker = async () => {
    while (performance.now() < end) durations.push(await timed(call))
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return loadResult(durations, performance.now() - begun)
}

/** The duration of one call in milliseconds. */
export async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

/** @param durations of the calls, in milliseconds */
export function loadResult(durations: readonly number[], elapsedMs: number): LoadResult {
  const sorted = durations.toSorted((a, b) => a - b)
  return {
    perSecond: sorted.length / (elapsedMs / 1_000),
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
  }
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
