import { useSyncExternalStore } from 'react'

/** Whether this browser can use passkeys on this page. False on the server and while hydrating. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => canUsePasskeys(location.hostname),
    () => false,
  )
}

/** Browsers have passkeys for names only, not for IP addresses. */
function canUsePasskeys(host: string): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(host)
  return 'PublicKeyCredential' in globalThis && !isAddress
}
