import { monitorEventLoopDelay } from 'node:perf_hooks'
import { reading } from '#platform/server/meters/meter.ts'

const LAG_RESOLUTION_MS = 20
const NANOSECONDS_PER_SECOND = 1e9
const MICROSECONDS_PER_SECOND = 1e6
const QUANTILES = ['0.5', '0.99', '1'] as const

/** Declares the meters of the process itself. Call it once. */
export function declareProcessMeters(): void {
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  lag.enable()
  reading(
    {
      name: 'hanpan_event_loop_lag_seconds',
      help: 'How late timers came since the last scrape',
      labels: { quantile: QUANTILES },
    },
    () => {
      const late = QUANTILES.map(
        (quantile) => [{ quantile }, lateness(lag.percentile(Number(quantile) * 100))] as const,
      )
      lag.reset()
      return late
    },
  )
  reading(
    { name: 'process_cpu_seconds_total', help: 'Processor time of the process with its threads', labels: {} },
    () => {
      const { user, system } = process.cpuUsage()
      return [[{}, (user + system) / MICROSECONDS_PER_SECOND]]
    },
  )
  reading({ name: 'process_resident_memory_bytes', help: 'Memory of the process', labels: {} }, () => [
    [{}, process.memoryUsage.rss()],
  ])
  reading({ name: 'process_start_time_seconds', help: 'When the process started, in Unix time', labels: {} }, () => [
    [{}, performance.timeOrigin / 1_000],
  ])
}

/** The monitor measures the time between its own timers, which includes the interval. */
function lateness(nanoseconds: number): number {
  return Math.max(0, nanoseconds / NANOSECONDS_PER_SECOND - LAG_RESOLUTION_MS / 1_000)
}
