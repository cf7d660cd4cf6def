import { useEffect, useRef, useSyncExternalStore } from 'react'
import styles from '#design/web/Toast.module.css'
import { ToastCard } from '#design/web/ToastCard.tsx'
import { currentToasts, subscribeToToasts, type Toast } from '#design/web/toastStore.ts'

const nothing: readonly Toast[] = []

/** Mounted once, in root. Both live regions are there from the start: text that comes into them is read out. */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null)
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => nothing)
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    if (region.current && newest !== undefined) raise(region.current)
  }, [newest])

  const urgent = toasts.filter(isUrgent)
  const calm = toasts.filter((toast) => !isUrgent(toast))
  return (
    <section ref={region} className={styles.region} aria-label="Notifications" popover="manual">
      <div role="alert">
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <output>
        {calm.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </output>
    </section>
  )
}

function isUrgent(toast: Toast) {
  return toast.kind === 'error' || toast.kind === 'limit'
}

/** Brings the region in front of a dialog that was opened after it. */
function raise(region: HTMLElement) {
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}
