import { useEffect, useState } from 'react'
import { storedGuestKey } from '#practice/web/guestKey.ts'
import { keepGuestDuel } from '#practice/web/keepGuestDuel.ts'

/** Keeps the duel that the user played in this browser before signing up. Returns whether the user's profile can be read now. */
export function useGuestDuelKept(userId: string | undefined): boolean {
  const [isSettled, setSettled] = useState(false)

  useEffect(() => {
    if (userId === undefined) return
    if (storedGuestKey() === null) setSettled(true)
    else keepGuestDuel().finally(() => setSettled(true))
  }, [userId])

  return isSettled
}
