import { connection } from '#offline/web/connection.ts'

/** Sends what waits on this device. Returns whether nothing waits any longer. */
export async function sendWaitingCalls(): Promise<boolean> {
  if (connection().waiting === 0) return true
  try {
    const { sendWaiting } = await import('#offline/web/sendWaiting.ts')
    await sendWaiting()
  } catch (error) {
    console.debug('what waits on this device was not sent', error)
  }
  return connection().waiting === 0
}
