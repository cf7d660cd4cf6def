import { useSyncExternalStore } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import { words } from '#translator/web/copy.ts'
import { markEntry } from '#translator/web/historyTable.ts'

type SavedMarks = ReadonlyMap<string, boolean>

const none: SavedMarks = new Map()
let marks = none
const listeners = new Set<() => void>()

/** Entries that were saved or un-saved since the page was opened: the result and the history show the same. */
export function useSavedMarks(): SavedMarks {
  return useSyncExternalStore(
    subscribe,
    () => marks,
    () => none,
  )
}

/** Saves an entry of the history, or takes it from the saved ones, and says so. */
export async function markSaved(id: string, saved: boolean): Promise<void> {
  try {
    if (await markEntry(id, saved)) {
      setMarks([id], saved)
      showToast('success', saved ? words.translationSaved : words.translationUnsaved)
    } else {
      setMarks([id], false)
      showToast('info', words.translateAgainToSave)
    }
  } catch {
    showToast('error', words.saveFailed)
  }
}

/** The history was cleared: none of its entries is saved any more, nor any that was marked. */
export function forgetSaved(ids: readonly string[]): void {
  setMarks([...marks.keys(), ...ids], false)
}

function setMarks(ids: readonly string[], saved: boolean) {
  marks = new Map([...marks, ...ids.map((id): [string, boolean] => [id, saved])])
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
