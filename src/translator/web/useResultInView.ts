import { type RefObject, useEffect } from 'react'
import { scrollDown } from '#translator/web/scrollDown.ts'
import type { Workbench } from '#translator/workbench.ts'

/** Where a result begins after scrolling, as a share of the window's height: the end of the input stays in view above it. */
const RESULT_STARTS = 0.4

/** Scrolls until the result begins in the upper half of the window: on a phone it lies below the input. */
export function useResultInView(result: RefObject<HTMLElement | null>, { lastRequestId, source }: Workbench) {
  useEffect(() => {
    if (lastRequestId > 0) bringIntoView(result.current, { above: true })
  }, [result, lastRequestId])

  useEffect(() => {
    // When an answer is completed, the reader may already be far down in it.
    if (source !== null) bringIntoView(result.current, { above: false })
  }, [result, source])
}

/** `above`: also when it begins above the window. */
function bringIntoView(result: HTMLElement | null, { above }: { above: boolean }) {
  const top = result?.getBoundingClientRect().top ?? 0
  if (top > innerHeight / 2 || (above && top < 0)) scrollDown(top - innerHeight * RESULT_STARTS)
}
