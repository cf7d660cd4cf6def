import { showToast } from '#design/web/toastStore.ts'
import { useSession } from '#platform/web/session.ts'
import { words } from '#translator/web/copy.ts'
import { markSaved, useSavedMarks } from '#translator/web/savedMarks.ts'
import type { ShownVersion } from '#translator/workbenchView.ts'

/** Saves the translation on screen. The server has already recorded it; saving marks that record, and a second press removes the mark. */
export function useSave(shown: ShownVersion | null) {
  const session = useSession()
  const marks = useSavedMarks()
  const id = shown?.own?.history_id
  const saved = (id === undefined ? undefined : marks.get(id)) ?? shown?.own?.saved ?? false

  async function save() {
    if (session.status !== 'signedIn') return showToast('info', words.signInToSave)
    if (id === undefined) return showToast('info', words.translateAgainToSave)
    await markSaved(id, !saved)
  }

  return { saved, save }
}
