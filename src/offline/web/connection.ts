import { FunctionProblem } from '#platform/web/callFunction.ts'

/** How many calls wait on this device, for pages that have not opened its store. */
const KEY = 'hanpan-waiting'

export interface Connection {
  /** Whether the server could not be reached at the last try. */
  readonly isOffline: boolean
  /** Calls on this device that have not reached the server yet. */
  readonly waiting: number
  /** Calls that waited and were sent since the page was opened. */
  readonly sent: number
}

/** On the server, and while hydrating. */
export const UNKNOWN: Connection = { isOffline: false, waiting: 0, sent: 0 }
let current: Connection | undefined
const listeners = new Set<() => void>()

export function connection(): Connection {
  current ??= { isOffline: !navigator.onLine, waiting: storedCount(), sent: 0 }
  return current
}

export function noteConnection(change: Partial<Connection>): void {
  const before = connection()
  current = { ...before, ...change }
  if (current.waiting !== before.waiting) storeCount(current.waiting)
  for (const listener of listeners) listener()
}

/** Whether a call failed because the server could not be reached: it may have arrived nevertheless. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof FunctionProblem) return error.status >= 502 && error.status <= 504
  return error instanceof TypeError
}

/** Calls `listener` after each change, also in another tab. Returns a function that ends it. */
export function onConnectionChange(listener: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) noteConnection({ waiting: storedCount() })
  }
  listeners.add(listener)
  addEventListener('storage', otherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', otherTab)
  }
}

function storedCount(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0
  } catch {
    return 0
  }
}

function storeCount(count: number): void {
  try {
    if (count === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(count))
  } catch (error) {
    console.warn('the browser does not store data for this site', error)
  }
}
