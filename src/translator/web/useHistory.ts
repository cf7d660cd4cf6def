import { useEffect, useState } from 'react'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { showToast } from '#design/web/toastStore.ts'
import type { HistoryFilter } from '#translator/historySearch.ts'
import type { HistoryEntry } from '#translator/translateContract.ts'
import { historyWords } from '#translator/web/copy.ts'
import { clearHistory, loadHistory } from '#translator/web/historyTable.ts'
import { forgetSaved } from '#translator/web/savedMarks.ts'

/** A search starts after this long a pause in the typing. */
const TYPING_PAUSE_MS = 250

interface LoadedHistory {
  userId: string
  /** The filter and the newest entry at the time of loading. */
  filter: HistoryFilter
  newestId: string | undefined
  /** Null when loading failed. */
  entries: readonly HistoryEntry[] | null
}

interface HistoryRequest {
  userId: string | undefined
  /** Nothing is loaded while the panel is closed. */
  open: boolean
  /** The newest entry that the workbench knows of; the history loads again when it changes. */
  newestId: string | undefined
  filter: HistoryFilter
}

/** Loaded when the panel opens, after each translation and for each new filter. Undefined until loaded. */
export function useHistory({ userId, open, newestId, filter: { search, savedOnly } }: HistoryRequest) {
  const [loaded, setLoaded] = useState<LoadedHistory>()

  useEffect(() => {
    if (!open || userId === undefined) return
    loadKoreanFonts()
    const abort = new AbortController()
    const asked = { userId, newestId, filter: { search, savedOnly } }
    const load = () =>
      loadHistory(userId, asked.filter, abort.signal).then(
        (entries) => setLoaded({ ...asked, entries }),
        () => {
          if (abort.signal.aborted) return
          setLoaded({ ...asked, entries: null })
          showToast('error', historyWords.loadFailed)
        },
      )
    const timer = setTimeout(load, search === '' ? 0 : TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [userId, open, newestId, search, savedOnly])

  /** Resolves to true if it worked. */
  async function clear(): Promise<boolean> {
    if (userId === undefined) return false
    try {
      await clearHistory(userId)
      forgetSaved(loaded?.entries?.map(({ id }) => id) ?? [])
      setLoaded({ userId, newestId, filter: { search: '', savedOnly: false }, entries: [] })
      showToast('success', historyWords.cleared)
      return true
    } catch {
      showToast('error', historyWords.clearFailed)
      return false
    }
  }

  return { loaded: loaded?.userId === userId ? loaded : undefined, clear }
}
