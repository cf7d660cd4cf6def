import { useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import { useSession } from '#platform/web/session.ts'
import { words } from '#translator/web/copy.ts'
import { saveEntry } from '#translator/web/historyTable.ts'
import type { ShownVersion } from '#translator/workbenchView.ts'

/** Keeps the translation on screen: the server recorded it already, saving marks that record. */
export function useSave(shown: ShownVersion | null) {
  const [savedIds, setSavedIds] = useState<readonly string[]>([])
  const session = useSession()
  const id = shown?.own?.history_id

  async function save() {
    if (session.status !== 'signedIn') return showToast('info', words.signInToSave)
    if (!shown) return showToast('info', words.nothingToSave)
    if (id === undefined) return showToast('info', words.translateAgainToSave)
    try {
      await saveEntry(id)
      setSavedIds((ids) => [...ids, id])
      showToast('success', words.translationSaved)
    } catch {
      showToast('error', words.saveFailed)
    }
  }

  const saved = shown?.own?.saved || (id !== undefined && savedIds.includes(id))
  return { saved, save }
}
