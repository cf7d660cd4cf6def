import { type RefObject, useEffect } from 'react'
import { scrollDown } from '#translator/web/scrollDown.ts'
import type { Workbench } from '#translator/workbench.ts'

/** Where a result that lay too low begins after scrolling, as a share of the window's height: high enough to be read, low enough to leave the end of the input in view. */
const RESULT_STARTS = 0.4

/** On a phone the Korean lies below the input: with each translation the page scrolls until it begins in the upper half. */
export function useResultInView(result: RefObject<HTMLElement | null>, { lastRequestId, source }: Workbench) {
  useEffect(() => {
    if (lastRequestId === 0 && source === null) return
    const top = result.current?.getBoundingClientRect().top ?? 0
    if (top > innerHeight / 2) scrollDown(top - innerHeight * RESULT_STARTS)
  }, [result, lastRequestId, source])
}
