import { useEffect, useState } from 'react'
import type { EpochMs } from '#kit/time.ts'
import type { RatedMatch } from '#rating/ratingSeries.ts'
import { loadRatedMatches } from '#rating/web/ratedMatches.ts'

export interface RatedPast {
  matches: readonly RatedMatch[]
  /** When they were read: the right edge of a graph. */
  now: EpochMs
  failed: boolean
}

/** The player's rated matches, oldest first; undefined until loaded, none when that failed. */
export function useRatedMatches(userId: string): RatedPast | undefined {
  const [past, setPast] = useState<RatedPast>()

  useEffect(() => {
    loadRatedMatches(userId).then(
      (matches) => setPast({ matches, now: Date.now(), failed: false }),
      (error: unknown) => {
        console.error('loading the rated matches', error)
        setPast({ matches: [], now: Date.now(), failed: true })
      },
    )
  }, [userId])

  return past
}
