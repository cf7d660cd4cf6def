import { useEffect, useState } from 'react'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { showToast } from '#design/web/toastStore.ts'
import { historyWords } from '#translator/web/copy.ts'
import { clearHistory, loadHistory } from '#translator/web/historyTable.ts'
import type { HistoryEntry } from '#translator/workbenchAnswer.ts'

interface LoadedHistory {
  userId: string
  /** The entry that the workbench knew as the newest when this was loaded. */
  newestId: string | undefined
  /** Null when loading failed. */
  entries: readonly HistoryEntry[] | null
}

/** The last 50 translations: loaded when the panel opens and again after each translation. Undefined until loaded. */
export function useHistory(userId: string | undefined, open: boolean, newestId: string | undefined) {
  const [loaded, setLoaded] = useState<LoadedHistory>()

  useEffect(() => {
    if (!open || userId === undefined) return
    loadKoreanFonts()
    const abort = new AbortController()
    loadHistory(userId, abort.signal).then(
      (entries) => setLoaded({ userId, newestId, entries }),
      () => {
        if (abort.signal.aborted) return
        setLoaded({ userId, newestId, entries: null })
        showToast('error', historyWords.loadFailed)
      },
    )
    return () => abort.abort()
  }, [userId, open, newestId])

  /** Answers whether it worked. */
  async function clear(): Promise<boolean> {
    if (userId === undefined) return false
    try {
      await clearHistory(userId)
      setLoaded({ userId, newestId, entries: [] })
      showToast('success', historyWords.cleared)
      return true
    } catch {
      showToast('error', historyWords.clearFailed)
      return false
    }
  }

  return { entries: loaded?.userId === userId ? loaded?.entries : undefined, clear }
}
