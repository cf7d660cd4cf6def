import { useCallback, useEffect, useState } from 'react'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import type { EpochMs } from '#kit/time.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { HistoryResponse, PastMatch } from '#progress/progressContract.ts'

export interface MatchHistory {
  /** Undefined until the first page is loaded. */
  matches: readonly PastMatch[] | undefined
  hasMore: boolean
  loading: boolean
  failed: boolean
  /** When the latest response arrived: "12 min ago" is relative to this time. */
  now: EpochMs
  loadMore: () => void
}

/** The player's past matches, newest first, `limit` at a time. */
export function useMatchHistory(limit: number): MatchHistory {
  const [{ matches, hasMore, now }, setLoaded] = useState<LoadedHistory>({ matches: undefined, hasMore: false, now: 0 })
  const [loading, setLoading] = useState(true)
  const [failed, setFailed] = useState(false)

  const load = useCallback(
    async (before?: PastMatch, signal?: AbortSignal) => {
      setLoading(true)
      try {
        const request = { limit, ...(before && { before: before.id }) }
        const page = await callFunction<HistoryResponse>('match-history', request, signal)
        setLoaded((known) => ({
          matches: before ? [...(known.matches ?? []), ...page.matches] : page.matches,
          hasMore: page.more,
          now: Date.now(),
        }))
        setFailed(false)
      } catch (error) {
        if (signal?.aborted) return
        console.error('could not load the past matches', error)
        setFailed(true)
      }
      setLoading(false)
    },
    [limit],
  )

  useEffect(() => {
    const abortOnLeave = new AbortController()
    load(undefined, abortOnLeave.signal)
    return () => abortOnLeave.abort()
  }, [load])

  useKoreanFonts(matches?.map(({ opponent }) => opponent).join() ?? '')
  const loadMore = useCallback(() => void load(matches?.at(-1)), [load, matches])
  return { matches, hasMore, loading, failed, now, loadMore }
}

interface LoadedHistory {
  matches: readonly PastMatch[] | undefined
  hasMore: boolean
  now: EpochMs
}
