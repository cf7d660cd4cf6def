import { useEffect, useState } from 'react'
import { callFunction } from '#platform/web/callFunction.ts'
import type { HistoryAudioResponse } from '#translator/translateContract.ts'
import type { Tone } from '#translator/translation.ts'
import type { ShownVersion } from '#translator/workbenchView.ts'

/** Where the text on screen can be heard. An answer brings it along; for an entry of the history the server is asked. */
export function useClipUrl(shown: ShownVersion | null, tone: Tone): string | null {
  const [asked, setAsked] = useState<{ entryId: string; url: string | null }>()
  const known = shown?.any.audio_urls
  const entryId = known ? undefined : shown?.any.history_id

  useEffect(() => {
    if (entryId === undefined) return
    const abort = new AbortController()
    callFunction<HistoryAudioResponse>('translation-audio', { history_id: entryId }, abort.signal).then(
      ({ url }) => setAsked({ entryId, url }),
      // The browser's own voice is left.
      (error: unknown) => console.debug('the entry can not be heard from the server', error),
    )
    return () => abort.abort()
  }, [entryId])

  if (known) return known[tone]
  return entryId !== undefined && asked?.entryId === entryId ? asked.url : null
}
