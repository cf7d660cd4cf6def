import type { LoadResult } from './load.ts'

/** Prints a result and, below it, the baseline to compare it with. */
export function report(name: string, result: LoadResult, baselineName: string, baseline: LoadResult): void {
  console.log(`${name}: ${text(result)}`)
  console.log(`  baseline: ${baselineName}: ${text(baseline)}; ratio ${ratio(result.perSecond, baseline.perSecond)}`)
}

export function text({ perSecond, p50Ms, p99Ms }: LoadResult): string {
  return `${Math.round(perSecond)}/s (p50 ${milliseconds(p50Ms)}, p99 ${milliseconds(p99Ms)})`
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function ratio(value: number, baseline: number): string {
  return (value / baseline).toPrecision(2)
}

/** Durations below a tenth of a millisecond are in microseconds. */
export function milliseconds(value: number): string {
  return value < 0.1 ? `${(value * 1_000).toFixed(1)} µs` : `${value.toFixed(1)} ms`
}
