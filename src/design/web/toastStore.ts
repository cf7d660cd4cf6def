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
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something at the foot of the screen for a few seconds. An error stands beside its field or pane as well. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction) {
  lastId += 1
  const others = toasts.filter((toast) => toast.text !== text)
  change([...others, { id: lastId, kind, text, action }].slice(-3))
}

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
