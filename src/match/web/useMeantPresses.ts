import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { isMeantFor, type Press } from '#match/optionPress.ts'

/** Tells whether a click was meant for what is shown now; `shown` changes with every question. */
export function useMeantPresses(shown: string): (click: MouseEvent) => boolean {
  const shownAt = useRef(0)
  const presses = useRef<{ last: Press | null; earlier: Press | null }>({ last: null, earlier: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown counts from now on.
  useLayoutEffect(() => {
    shownAt.current = performance.now()
  }, [shown])

  useEffect(() => {
    const onDown = ({ timeStamp, clientX, clientY }: PointerEvent) => {
      presses.current = { last: { at: timeStamp, x: clientX, y: clientY }, earlier: presses.current.last }
    }
    addEventListener('pointerdown', onDown, { capture: true, passive: true })
    return () => removeEventListener('pointerdown', onDown, { capture: true })
  }, [])

  return ({ detail }) => {
    const { last, earlier } = presses.current
    // Keys and screen readers click without pressing.
    return detail === 0 || last === null || isMeantFor(shownAt.current, last, earlier)
  }
}
