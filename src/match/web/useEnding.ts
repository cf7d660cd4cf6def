import { showToast } from '#design/web/toastStore.ts'
import { endingCopy } from '#match/web/copy.ts'
import type { MatchControl } from '#match/web/useMatch.ts'

/** Ends a match before its time; says so when that did not get through. */
export function useEnding({ act }: MatchControl): (call: 'claim' | 'stop' | 'resign') => Promise<void> {
  return async (call) => {
    try {
      await act(call)
    } catch (error) {
      console.warn('ending the match', error)
      showToast('error', endingCopy.failed)
    }
  }
}
