import { showToast } from '#design/web/toastStore.ts'
import { useSession } from '#platform/web/session.ts'
import { words } from '#translator/web/copy.ts'
import { markSaved, useSavedMarks } from '#translator/web/savedMarks.ts'
import type { ShownVersion } from '#translator/workbenchView.ts'

/** Keeps the translation on screen: the server recorded it already, saving marks that record. A second press takes the mark off. */
export function useSave(shown: ShownVersion | null) {
  const session = useSession()
  const marks = useSavedMarks()
  const id = shown?.own?.history_id
  const saved = (id === undefined ? undefined : marks.get(id)) ?? shown?.own?.saved ?? false

  async function save() {
    if (session.status !== 'signedIn') return showToast('info', words.signInToSave)
    if (!shown) return showToast('info', words.nothingToSave)
    if (id === undefined) return showToast('info', words.translateAgainToSave)
    await markSaved(id, !saved)
  }

  return { saved, save }
}
