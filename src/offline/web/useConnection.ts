import { useEffect, useSyncExternalStore } from 'react'
import { SECOND_MS } from '#kit/time.ts'
import { type Connection, connection, noteConnection, onConnectionChange, UNKNOWN } from '#offline/web/connection.ts'
import { sendWaitingCalls } from '#offline/web/sendWaitingCalls.ts'

const RETRY_MS = 5 * SECOND_MS

/** The connection of this page. What waits is sent as soon as there is one. */
export function useConnection(): Connection {
  const current = useSyncExternalStore(onConnectionChange, connection, () => UNKNOWN)

  useEffect(() => {
    const cameBack = () => {
      noteConnection({ isOffline: false })
      void sendWaitingCalls()
    }
    const wentAway = () => noteConnection({ isOffline: true })
    void sendWaitingCalls()
    addEventListener('online', cameBack)
    addEventListener('offline', wentAway)
    return () => {
      removeEventListener('online', cameBack)
      removeEventListener('offline', wentAway)
    }
  }, [])

  const isWaiting = current.waiting > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => navigator.onLine && sendWaitingCalls(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  return current
}
