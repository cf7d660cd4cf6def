import { useEffect, useRef } from 'react'
import { usePreference } from '#design/web/preferences.ts'
import { playSound } from '#design/web/sounds.ts'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import type { MatchState } from '#match/matchContract.ts'
import { soundOf } from '#match/soundOf.ts'

/** Plays a sound for each change of the match that has one. M turns sounds off and on, on every screen of the match. */
export function useMatchSounds(state: MatchState | null | undefined) {
  const [sound, setSound] = usePreference('sound')
  const before = useRef<MatchState>(undefined)

  useShortcuts({ onMute: () => setSound(!sound) })

  useEffect(() => {
    if (!state) return
    const heard = soundOf(before.current, state)
    before.current = state
    if (heard) playSound(heard)
  }, [state])
}
