import { connection, isUnreachable, noteConnection } from '#offline/web/connection.ts'
import { sendWaitingCalls } from '#offline/web/sendWaitingCalls.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { CardBody, ReviewCall } from '#review/web/packStore.ts'

/**
 * Calls a function of the review. If the server cannot be reached, the pack of this device answers, and what was done is sent later.
 * @param retried whether an answer corrects a near miss
 */
export async function callReview<Answer>(call: ReviewCall, body?: CardBody, retried = false): Promise<Answer> {
  // What waits was done before.
  if (await sendWaitingCalls()) {
    try {
      const answer = await callFunction<Answer>(`review-${call}`, body)
      noteConnection({ isOffline: false })
      if (body) keepUp(call, body, retried)
      return answer
    } catch (error) {
      if (!isUnreachable(error)) throw error
      noteConnection({ isOffline: true })
    }
  }
  const { answerHere } = await import('#review/web/reviewDevice.ts')
  return (await answerHere(call, body, retried)) as Answer
}

/** The pack learns what was done, so that it can go on when the connection is lost. */
function keepUp(call: ReviewCall, body: CardBody, retried: boolean): void {
  import('#review/web/packStore.ts')
    .then(({ noteAction }) => noteAction({ call, body, retried }))
    .catch((error: unknown) => console.debug('this device keeps no cards', error))
}

/** Gives this device the cards of the next days, unless it got them a short time ago. */
export function refreshPack(): void {
  if (connection().isOffline) return
  const wait = globalThis.requestIdleCallback ?? setTimeout
  wait(() => {
    import('#review/web/packStore.ts')
      .then(({ takePack }) => takePack())
      .catch((error: unknown) => console.debug('this device keeps no cards', error))
  })
}
