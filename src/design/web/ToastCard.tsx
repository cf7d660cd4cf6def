import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import type { IconName } from '#design/web/iconPaths.ts'
import { LinkButton } from '#design/web/LinkButton.tsx'
import styles from '#design/web/Toast.module.css'
import { dismissToast, type Toast, type ToastKind } from '#design/web/toastStore.ts'

const icons: Record<ToastKind, IconName> = { info: 'info', success: 'check', error: 'alert', limit: 'alert' }

/** A CSS animation measures how long it stays, and pauses while it is hovered or focused. */
export function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div className={styles.toast} data-kind={toast.kind} onAnimationEnd={() => dismissToast(toast.id)}>
      <Icon name={icons[toast.kind]} />
      <p>{toast.text}</p>
      {toast.action && (
        <LinkButton variant="primary" href={toast.action.href} className={styles.action}>
          {toast.action.label}
        </LinkButton>
      )}
      <Button variant="icon" aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <Icon name="clear" size={16} />
      </Button>
    </div>
  )
}
