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
    while (performance.now() < end) durations.push(await timed(call))
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return loadResult(durations, performance.now() - begun)
}

/** How long one call takes, in milliseconds. */
export async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

/** Of calls that took these milliseconds, within so many milliseconds in all. */
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
