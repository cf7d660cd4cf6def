import { useEffect, useState } from 'react'

/** `--t-slow` of the design's tokens. */
const COUNT_MS = 360

/** Counts once from `from` to the number; without motion, it is there at once. */
export function useCountedTo(number: number, from: number): number {
  const [shown, setShown] = useState(from)

  useEffect(() => {
    if (from === number || matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(number)
    const begun = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, now - begun) / COUNT_MS)
      setShown(Math.round(from + part * (number - from)))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [number, from])

  return shown
}
