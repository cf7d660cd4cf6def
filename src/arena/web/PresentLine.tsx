import { useEffect } from 'react'
import type { PresentPlayers } from '#arena/arenaContract.ts'
import styles from '#arena/web/ArenaHome.module.css'
import { presentSentence } from '#arena/web/copy.ts'
import { SECOND_MS } from '#kit/time.ts'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'

const ASK_MS = 15 * SECOND_MS

/** How many other players are searching and playing now. */
export function PresentLine() {
  const { response, retry } = useFunctionResponse<PresentPlayers>('arena-now')

  useEffect(() => {
    const timer = setInterval(() => !document.hidden && retry(), ASK_MS)
    return () => clearInterval(timer)
  }, [retry])

  return <p className={styles.present}>{response ? presentSentence(response) : ''}</p>
}
