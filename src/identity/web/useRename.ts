import { useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import { DISPLAY_NAME_SENTENCES, displayName } from '#identity/displayName.ts'
import { profileCopy } from '#identity/web/profileCopy.ts'
import { renameProfile } from '#identity/web/profileTable.ts'

export interface Rename {
  busy: boolean
  /** Why the name was not saved. */
  error: string | undefined
  save: (draft: string) => Promise<void>
}

/** Saves a display name that the rules allow. */
export function useRename(userId: string, onSaved: (displayName: string) => void): Rename {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(draft: string) {
    const verdict = displayName(draft)
    if (!verdict.ok) return setError(DISPLAY_NAME_SENTENCES[verdict.refusal])
    setBusy(true)
    try {
      await renameProfile(userId, verdict.value)
      showToast('success', profileCopy.updated)
      onSaved(verdict.value)
    } catch (cause) {
      console.error('could not save the display name', cause)
      setError(profileCopy.updateFailed)
      showToast('error', profileCopy.updateFailed)
    }
    setBusy(false)
  }

  return { busy, error, save }
}
