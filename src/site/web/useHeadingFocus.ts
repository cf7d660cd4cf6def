import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation without a document load, focuses the new page's heading, so that a screen reader announces it. */
export function useHeadingFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hasFocusedHeading()) focusHeading()
  }, [pathname])
}

/** For a screen that replaces another one on the same page. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Whether the new page has focused a heading that is to be read first, such as a greeting. */
function hasFocusedHeading(): boolean {
  return document.activeElement?.matches('h1, h2, h3') ?? false
}
