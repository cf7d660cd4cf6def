import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import styles from '#design/web/Toast.module.css'
import { ToastCard } from '#design/web/ToastCard.tsx'
import { placeToast } from '#design/web/toastPlace.ts'
import { changeScreen, currentToast, subscribeToToasts, type Toast } from '#design/web/toastStore.ts'

/** Mounted once, in root. Both live regions exist from the start, so that screen readers announce text added to them. */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null)
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  const { pathname } = useLocation()
  const isRedirect = useNavigationType() === 'REPLACE'

  // Runs before the new screen's own effects, whose messages belong to the new screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is another screen
  useLayoutEffect(() => changeScreen({ isRedirect }), [pathname])

  useEffect(() => {
    if (region.current && toast) raise(region.current)
  }, [toast])

  return (
    <section ref={region} className={styles.region} aria-label="Notifications" popover="manual">
      <div role="alert">{toast && isUrgent(toast) && <ToastCard key={toast.id} toast={toast} />}</div>
      <output>{toast && !isUrgent(toast) && <ToastCard key={toast.id} toast={toast} />}</output>
    </section>
  )
}

function isUrgent({ kind }: Toast) {
  return kind === 'error' || kind === 'limit'
}

/** Moves the region in front of a dialog that was opened after it, to where it covers least. */
function raise(region: HTMLElement) {
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
  placeToast(region)
}
