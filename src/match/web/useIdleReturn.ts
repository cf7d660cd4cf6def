import { useEffect, useRef, useState } from 'react'
import { SECOND_MS } from '#kit/time.ts'

const IDLE_SECONDS = 30
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'touchstart'] as const

/** Seconds until `onIdle` is called, counted anew at each sign of life. */
export function useIdleReturn(onIdle: () => void): number {
  const [left, setLeft] = useState(IDLE_SECONDS)
  const newest = useRef(onIdle)
  newest.current = onIdle

  useEffect(() => {
    const begin = () => setLeft(IDLE_SECONDS)
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), SECOND_MS)
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin)
    }
  }, [])

  useEffect(() => {
    if (left <= 0) newest.current()
  }, [left])

  return Math.max(0, left)
}
