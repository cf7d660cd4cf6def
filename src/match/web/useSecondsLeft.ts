import { useEffect, useState } from 'react'
import { type EpochMs, SECOND_MS } from '#kit/time.ts'

const TICK_MS = 100

/** Whole seconds until a time on the server's clock, rounded up; never below 0. */
export function useSecondsLeft(until: string | null, serverNow: () => EpochMs): number {
  const end = until === null ? 0 : Date.parse(until)
  const [seconds, setSeconds] = useState(() => secondsUntil(end, serverNow()))

  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(end, serverNow()))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [end, serverNow])

  return seconds
}

function secondsUntil(end: EpochMs, now: EpochMs): number {
  return Math.max(0, Math.ceil((end - now) / SECOND_MS))
}
