export type ToastKind = 'info' | 'success' | 'error' | 'limit'

export interface ToastAction {
  label: string
  href: string
}

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  action?: ToastAction | undefined
  /** Whether it shows the outcome of an action that leads to another screen, and so stays during one navigation. */
  travels: boolean
}

let toast: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message for a few seconds, replacing the previous one. It disappears with its screen. Also show errors beside their field or pane. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction) {
  show({ kind, text, action, travels: false })
}

/** Shows the outcome of an action that leads to another screen, such as signing in. The message stays on the next screen. */
export function showOutcome(kind: ToastKind, text: string) {
  show({ kind, text, travels: true })
}

export function dismissToast(id: number) {
  if (toast?.id === id) change(null)
}

/** Call it after a navigation. A redirect counts as part of the navigation before it. */
export function changeScreen({ isRedirect }: { isRedirect: boolean }) {
  if (!toast) return
  if (!toast.travels) change(null)
  else if (!isRedirect) change({ ...toast, travels: false })
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToast(): Toast | null {
  return toast
}

function show(next: Omit<Toast, 'id'>) {
  lastId += 1
  change({ ...next, id: lastId })
}

function change(next: Toast | null) {
  toast = next
  for (const listener of listeners) listener()
}
