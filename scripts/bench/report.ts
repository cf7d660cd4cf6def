import type { LoadResult } from './load.ts'

/** Prints what was measured, and under it what it is to be compared with. */
export function report(name: string, result: LoadResult, baselineName: string, baseline: LoadResult): void {
  console.log(`${name}: ${text(result)}`)
  console.log(`  baseline: ${baselineName}: ${text(baseline)}; ratio ${ratio(result.perSecond, baseline.perSecond)}`)
}

export function text({ perSecond, p50Ms, p99Ms }: LoadResult): string {
  return `${Math.round(perSecond)}/s (p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms)`
}

export function ratio(value: number, baseline: number): string {
  return (value / baseline).toPrecision(2)
}
