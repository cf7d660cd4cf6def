import { useEffect, useState } from 'react'
import { SECOND_MS } from '#kit/time.ts'

/** How often loading is retried. */
const RETRY_MS = SECOND_MS

/**
 * A module that is loaded once it is wanted; undefined until then. `load` must stay the same function.
 * Used instead of `React.lazy`, which breaks the page if the first try fails.
 */
export function useLateModule<Module>(load: () => Promise<Module>, isWanted: boolean): Module | undefined {
  const [module, setModule] = useState<Module>()
  const isMissing = isWanted && module === undefined

  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    let timer: ReturnType<typeof setTimeout>
    const attempt = async () => {
      try {
        const loaded = await load()
        if (!isLeft) setModule(loaded)
      } catch (error) {
        console.warn('loading a part of the page', error)
        if (!isLeft) timer = setTimeout(attempt, RETRY_MS)
      }
    }
    attempt()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isMissing, load])

  return module
}
