import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has less room than its text needs, now and after each change of its size. */
export function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)

  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight + 1))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])

  return isCut
}
