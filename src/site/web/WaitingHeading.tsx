import { useLayoutEffect, useRef } from 'react'

/** The invisible heading of a page that is loading. If it has the focus when the page has loaded, the page's own heading gets it. */
export function WaitingHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    const element = heading.current
    return () => {
      if (document.activeElement === element) requestAnimationFrame(focusHeading)
    }
  }, [])

  return (
    <h1 ref={heading} className="vh">
      {children}
    </h1>
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
