import { useState } from 'react'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { changeEmailCopy } from '#identity/web/copy.ts'
import { DeadLink } from '#identity/web/DeadLink.tsx'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

/** Confirms one of the two addresses by a press, because mail scanners open links. */
export function ChangeEmailForm({ email, tokenHash }: { email: string; tokenHash: string }) {
  const { busy, failure, run } = useAccountCall()
  const [outcome, setOutcome] = useState<'waiting' | 'moved'>()

  async function submit() {
    const confirmed = await run(async (auth) => {
      const answer = await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
      // If this browser is signed in, its stored session gets the new address.
      if (answer.data.user?.email) await auth.refreshSession()
      return answer
    })
    if (confirmed.ok) setOutcome(confirmed.value.user?.email ? 'moved' : 'waiting')
  }

  if (failure?.refusal === 'account/link-spent') return <DeadLink type="email_change" failure={failure} />
  if (outcome) {
    return (
      <>
        <output>{changeEmailCopy[outcome]}</output>
        <LinkButton href="/profile">{changeEmailCopy.toProfile}</LinkButton>
      </>
    )
  }
  return (
    <>
      <p>
        This link was sent to <strong>{email}</strong> because the email address of a Hanpan account is to be changed.
      </p>
      <AccountForm
        submit={changeEmailCopy.submit}
        busyLabel={changeEmailCopy.busy}
        busy={busy}
        failure={failure}
        onSubmit={submit}
      />
    </>
  )
}
