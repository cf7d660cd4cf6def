import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import type { KeptGuestDuel } from '#practice/practiceContract.ts'
import { forgetGuestKey, storedGuestKey } from '#practice/web/guestKey.ts'

/** Keeps the duel of this browser for the user. `gone`: there is none that can be kept. */
export async function keepGuestDuel(): Promise<KeptGuestDuel | 'gone' | 'failed'> {
  const guest_key = storedGuestKey()
  if (guest_key === null) return 'gone'
  try {
    const kept = await callFunction<KeptGuestDuel>('guest-keep', { guest_key })
    forgetGuestKey()
    return kept
  } catch (error) {
    if (error instanceof FunctionProblem && [404, 409].includes(error.status)) {
      forgetGuestKey()
      return 'gone'
    }
    console.warn('the duel could not be kept', error)
    return 'failed'
  }
}
