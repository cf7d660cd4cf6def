import { useEffect, useState } from 'react'
import { SECOND_MS } from '#kit/time.ts'

/** Without a connection it is tried again this often. */
const RETRY_MS = SECOND_MS

/**
 * A part of the page that is loaded once it is wanted; undefined until it is there. `load` must stay the same function.
 * In place of `React.lazy`, which breaks the page when the first try fails.
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
