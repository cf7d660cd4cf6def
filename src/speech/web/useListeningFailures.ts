import { useEffect } from 'react'
import { showToast } from '#design/web/toastStore.ts'

/** Shows in a toast why a `ListenButton` of this page stays silent. */
export function useListeningFailures() {
  useEffect(() => {
    const onFailure = (event: Event) => showToast('error', (event as CustomEvent<string>).detail)
    addEventListener('listening:failed', onFailure)
    return () => removeEventListener('listening:failed', onFailure)
  }, [])
}
