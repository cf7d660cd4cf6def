import { type AccountFailure, accountFailure, ownFailure } from '#identity/accountFailure.ts'
import type { LinkType } from '#identity/web/copy.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { PUBLISHABLE_KEY } from '#platform/web/publishableKey.ts'

/** The account that a link in an email is for. */
export interface EmailLink {
  email: string
  type: LinkType
}

/** Asks the service which account the link is for, without using up the link. */
export async function readEmailLink(tokenHash: string): Promise<Verdict<EmailLink, AccountFailure>> {
  try {
    const answer = await fetch('/auth/v1/link', {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ token_hash: tokenHash }),
    })
    return answer.ok ? granted((await answer.json()) as EmailLink) : refused(await failureOf(answer))
  } catch (error) {
    console.error('could not read the link', error)
    return refused(ownFailure('account/unreachable'))
  }
}

async function failureOf(answer: Response): Promise<AccountFailure> {
  const body = (await answer.json()) as { error_code?: string; msg?: string }
  const error = { name: 'AuthApiError', message: body.msg ?? '', status: answer.status, code: body.error_code }
  return accountFailure(error, Number(answer.headers.get('retry-after')) || undefined)
}
