import { useEffect, useState } from 'react'
import type { OwnPlace, PlaceResponse } from '#leaderboard/leaderboardContract.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import { useSession } from '#platform/web/session.ts'
import type { Skill } from '#rating/skill.ts'

type Looked = { skill: Skill } & ({ place: OwnPlace | null } | { failed: true })

/** The signed-in player's place in the skill; undefined while loading, and for visitors. */
export function useOwnPlace(skill: Skill): Looked | undefined {
  const { user } = useSession()
  const userId = user?.id
  const [looked, setLooked] = useState<Looked>()

  useEffect(() => {
    if (userId === undefined) return
    const left = new AbortController()
    callFunction<PlaceResponse>('leaderboard-place', { skill_type: skill }, left.signal).then(
      ({ place }) => setLooked({ skill, place }),
      (error: unknown) => {
        if (left.signal.aborted) return
        console.error('looking up the player’s place', error)
        setLooked({ skill, failed: true })
      },
    )
    return () => left.abort()
  }, [userId, skill])

  return looked?.skill === skill ? looked : undefined
}
