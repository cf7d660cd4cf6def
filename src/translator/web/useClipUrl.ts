import { useEffect, useState } from 'react'
import { callFunction } from '#platform/web/callFunction.ts'
import type { HistoryAudioResponse } from '#translator/translateContract.ts'
import type { Tone } from '#translator/translation.ts'
import type { ShownVersion } from '#translator/workbenchView.ts'

/** The URL of the clip for the text on screen. An answer contains it; for a history entry the hook requests it from the server. */
export function useClipUrl(shown: ShownVersion | null, tone: Tone): string | null {
  const [asked, setAsked] = useState<{ entryId: string; url: string | null }>()
  const known = shown?.any.audio_urls
  const entryId = known ? undefined : shown?.any.history_id

  useEffect(() => {
    if (entryId === undefined) return
    const abort = new AbortController()
    callFunction<HistoryAudioResponse>('translation-audio', { history_id: entryId }, abort.signal).then(
      ({ url }) => setAsked({ entryId, url }),
      // The browser's own voice remains.
      (error: unknown) => console.debug('the server has no sound for the entry', error),
    )
    return () => abort.abort()
  }, [entryId])

  if (known) return known[tone]
  return entryId !== undefined && asked?.entryId === entryId ? asked.url : null
}
