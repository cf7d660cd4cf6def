import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation without a document load, focuses the new page's heading, so that a screen reader announces it. */
export function useHeadingFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
