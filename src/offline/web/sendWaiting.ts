import { connection, isUnreachable, noteConnection } from '#offline/web/connection.ts'
import { noteArrived, type WaitingCall, waitingCalls } from '#offline/web/deviceStore.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'

/** How many bodies one call takes. */
const MOST_LISTED = 100

/** Sends the calls that wait, in their order, one tab at a time. */
export async function sendWaiting(): Promise<void> {
  await navigator.locks.request('hanpan-send', async () => {
    try {
      for (let calls = await waitingCalls(); calls.length > 0; calls = await waitingCalls()) await sendFirst(calls)
      noteConnection({ waiting: 0 })
    } catch (error) {
      noteConnection({ isOffline: isUnreachable(error), waiting: (await waitingCalls()).length })
    }
  })
}

/** Sends the first call, with the next ones if one call takes them all. */
async function sendFirst(calls: readonly { key: number; call: WaitingCall }[]): Promise<void> {
  const [first] = calls
  if (!first) return
  const { name, body, listed } = first.call
  const differs = calls.findIndex(({ call }) => call.name !== name)
  const together =
    listed === undefined ? [first] : calls.slice(0, differs < 0 ? MOST_LISTED : Math.min(differs, MOST_LISTED))
  try {
    await callFunction(name, listed === undefined ? body : { [listed]: together.map(({ call }) => call.body) })
  } catch (error) {
    if (!isRefusal(error)) throw error
    console.warn('the server refuses what waited on this device', error)
  }
  const waiting = await noteArrived(together.map(({ key }) => key))
  noteConnection({ isOffline: false, waiting, sent: connection().sent + together.length })
}

/** Whether the answer would be the same the next time. */
function isRefusal(error: unknown): boolean {
  return error instanceof FunctionProblem && error.status < 500 && ![401, 408, 429].includes(error.status)
}
