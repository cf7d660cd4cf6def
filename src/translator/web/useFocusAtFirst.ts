import { type RefObject, useEffect, useEffectEvent } from 'react'

/** With a mouse and a keyboard. On a phone the keyboard would cover half of the page. */
const AT_A_DESK = '(hover: hover) and (pointer: fine)'

/** Lets a person at a desk type at once, unless they have already gone somewhere else on the page. */
export function useFocusAtFirst(input: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const focus = useEffectEvent(() => {
    const isFree = document.activeElement === document.body
    if (isWanted && isFree && matchMedia(AT_A_DESK).matches) input.current?.focus({ preventScroll: true })
  })
  useEffect(() => focus(), [])
}
