import type { GoTrueClient } from '@supabase/auth-js'
import { useState } from 'react'
import { type AccountFailure, type AuthError, accountFailure, ownFailure } from '#identity/accountFailure.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { authClient, secondsToWait } from '#platform/web/authClient.ts'

export interface AccountCall {
  /** Whether a call is running. */
  busy: boolean
  /** Why the last call failed; undefined before the first call and after a success. */
  failure: AccountFailure | undefined
  fail: (failure: AccountFailure | undefined) => void
  run: <Answer extends AuthResponse>(call: Call<Answer>) => Promise<Verdict<Granted<Answer>, AccountFailure>>
}

/** auth-js returns failures as values. It only throws for bugs. Loading it can fail, too. */
interface AuthResponse {
  data: unknown
  error: AuthError | null
}

type Call<Answer> = (auth: GoTrueClient) => Promise<Answer>
type Granted<Answer> = Extract<Answer, { error: null }>['data' & keyof Answer]

/** The calls of one form to the account service. */
export function useAccountCall(): AccountCall {
  const [busy, setBusy] = useState(false)
  const [failure, fail] = useState<AccountFailure>()

  const run: AccountCall['run'] = async (call) => {
    setBusy(true)
    const verdict = await answered(call)
    setBusy(false)
    fail(verdict.ok ? undefined : verdict.refusal)
    return verdict
  }

  return { busy, failure, fail, run }
}

async function answered<Answer extends AuthResponse>(
  call: Call<Answer>,
): Promise<Verdict<Granted<Answer>, AccountFailure>> {
  try {
    const { data, error } = await call(await authClient())
    return error ? refused(accountFailure(error, secondsToWait())) : granted(data as Granted<Answer>)
  } catch (error) {
    console.error('the account call failed', error)
    return refused(ownFailure('account/unreachable'))
  }
}
