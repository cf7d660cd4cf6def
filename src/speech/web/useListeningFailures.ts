import { useEffect } from 'react'
import { showToast } from '#design/web/toastStore.ts'

/** Shows a toast with the reason if a `ListenButton` of this page cannot play. */
export function useListeningFailures() {
  useEffect(() => {
    const onFailure = (event: Event) => showToast('error', (event as CustomEvent<string>).detail)
    addEventListener('listening:failed', onFailure)
    return () => removeEventListener('listening:failed', onFailure)
  }, [])
}
