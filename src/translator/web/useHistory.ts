import { useEffect, useState } from 'react'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { showToast } from '#design/web/toastStore.ts'
import type { HistoryWish } from '#translator/historySearch.ts'
import type { HistoryEntry } from '#translator/translateContract.ts'
import { historyWords } from '#translator/web/copy.ts'
import { clearHistory, loadHistory } from '#translator/web/historyTable.ts'
import { forgetSaved } from '#translator/web/savedMarks.ts'

/** A search waits for this long a pause in the typing. */
const TYPING_PAUSE_MS = 250

interface LoadedHistory {
  userId: string
  /** What was wished, and which entry was the newest, when this was asked for. */
  wish: HistoryWish
  newestId: string | undefined
  /** Null when loading failed. */
  entries: readonly HistoryEntry[] | null
}

interface HistoryQuestion {
  userId: string | undefined
  /** Nothing is loaded while the panel is closed. */
  open: boolean
  /** The newest entry that the workbench knows of: a new one is reason to load again. */
  newestId: string | undefined
  wish: HistoryWish
}

/** Up to 50 translations, loaded when the panel opens, after each translation and for each new wish. Undefined until loaded. */
export function useHistory({ userId, open, newestId, wish: { search, savedOnly } }: HistoryQuestion) {
  const [loaded, setLoaded] = useState<LoadedHistory>()

  useEffect(() => {
    if (!open || userId === undefined) return
    loadKoreanFonts()
    const abort = new AbortController()
    const asked = { userId, newestId, wish: { search, savedOnly } }
    const load = () =>
      loadHistory(userId, asked.wish, abort.signal).then(
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

  /** Answers whether it worked. */
  async function clear(): Promise<boolean> {
    if (userId === undefined) return false
    try {
      await clearHistory(userId)
      forgetSaved(loaded?.entries?.map(({ id }) => id) ?? [])
      setLoaded({ userId, newestId, wish: { search: '', savedOnly: false }, entries: [] })
      showToast('success', historyWords.cleared)
      return true
    } catch {
      showToast('error', historyWords.clearFailed)
      return false
    }
  }

  return { loaded: loaded?.userId === userId ? loaded : undefined, clear }
}
