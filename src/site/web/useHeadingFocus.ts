import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page without a document load, focus goes to its heading, as a load would tell a screen reader. */
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
