import type { GoTrueClient } from '@supabase/auth-js'
import { useState } from 'react'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { linkCopy, linkRequestCopy, type RequestableLink } from '#identity/web/copy.ts'
import { EmailField } from '#identity/web/EmailField.tsx'
import { EmailNotice } from '#identity/web/EmailNotice.tsx'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

/** Asks for an email address and has a link sent to it. */
export function LinkRequest({ type }: { type: RequestableLink }) {
  const { busy, failure, fail, run } = useAccountCall()
  const [sent, setSent] = useState({ to: '', times: 0 })
  const copy = linkRequestCopy[type]

  async function submit(fields: FormData) {
    const filled = filledIn({ email: String(fields.get('email')) })
    if (!filled.ok) return fail(filled.refusal)
    const { email } = filled.value
    const answer = await run((auth) => sendLink(auth, type, email))
    if (answer.ok) setSent({ to: email, times: sent.times + 1 })
  }

  return (
    <>
      {sent.times > 0 && (
        <EmailNotice key={sent.times} to={sent.to}>
          {copy.sent}
        </EmailNotice>
      )}
      <AccountForm submit={copy.submit} busyLabel={linkCopy.sending} busy={busy} failure={failure} onSubmit={submit}>
        <EmailField disabled={busy} failure={failure} />
      </AccountForm>
    </>
  )
}

async function sendLink(auth: GoTrueClient, type: RequestableLink, email: string) {
  return type === 'recovery' ? auth.resetPasswordForEmail(email) : auth.resend({ type, email })
}
