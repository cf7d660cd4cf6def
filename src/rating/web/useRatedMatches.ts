import { useEffect, useState } from 'react'
import type { RatedPast } from '#rating/ratingSeries.ts'
import { loadRatedMatches } from '#rating/web/ratedMatches.ts'

/** `now` is when the matches were read. */
export interface ReadMatches extends Pick<RatedPast, 'matches' | 'now'> {
  failed: boolean
}

/** The player's rated matches; undefined until loaded, and empty after a failure. */
export function useRatedMatches(userId: string): ReadMatches | undefined {
  const [past, setPast] = useState<ReadMatches>()

  useEffect(() => {
    loadRatedMatches(userId).then(
      (matches) => setPast({ matches, now: Date.now(), failed: false }),
      (error: unknown) => {
        console.error('could not load the rated matches', error)
        setPast({ matches: [], now: Date.now(), failed: true })
      },
    )
  }, [userId])

  return past
}
