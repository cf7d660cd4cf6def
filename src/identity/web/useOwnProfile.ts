import { useCallback, useEffect, useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import type { Profile } from '#identity/profile.ts'
import { adoptLatinLetters } from '#identity/web/latinLetters.ts'
import { profileCopy } from '#identity/web/profileCopy.ts'
import { loadProfile } from '#identity/web/profileTable.ts'
import { currentSession } from '#platform/web/session.ts'

interface Loaded {
  userId: string
  profile: Profile | null
}

export interface OwnProfile {
  /** Undefined while loading, null after a failure. */
  profile: Profile | null | undefined
  /** Loads it again, for example after a match. */
  load: () => Promise<void>
  /** Shows a name that the server has accepted. */
  showName: (displayName: string) => void
}

/** The signed-in user's profile. */
export function useOwnProfile(userId: string | undefined): OwnProfile {
  const [loaded, setLoaded] = useState<Loaded>()

  const load = useCallback(async () => {
    const { user } = currentSession()
    if (userId === undefined || user?.id !== userId) return
    try {
      const profile = await loadProfile(user)
      adoptLatinLetters(profile.reads_hangul)
      setLoaded({ userId, profile })
    } catch (error) {
      console.error('could not load the profile', error)
      setLoaded({ userId, profile: null })
      showToast('error', profileCopy.loadFailed)
    }
  }, [userId])

  useEffect(() => {
    load()
  }, [load])

  useKoreanFonts(loaded?.profile?.display_name ?? '')

  const showName = useCallback(
    (displayName: string) =>
      setLoaded((known) => {
        if (!known?.profile) return known
        const name_chosen_at = new Date().toISOString()
        return { ...known, profile: { ...known.profile, display_name: displayName, name_chosen_at } }
      }),
    [],
  )
  return { profile: loaded?.userId === userId ? loaded?.profile : undefined, load, showName }
}
