import { useSyncExternalStore } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import { words } from '#translator/web/copy.ts'
import { markEntry } from '#translator/web/historyTable.ts'

type SavedMarks = ReadonlyMap<string, boolean>

const none: SavedMarks = new Map()
let marks = none
const listeners = new Set<() => void>()

/** Entries whose mark changed since the page was opened, shared by the result and the history. */
export function useSavedMarks(): SavedMarks {
  return useSyncExternalStore(
    subscribe,
    () => marks,
    () => none,
  )
}

/** Marks an entry of the history as saved or not, and says so. */
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

/** For a cleared history: no entry is saved any longer. */
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
