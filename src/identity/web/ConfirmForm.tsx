import { useNavigate } from 'react-router'
import { showOutcome } from '#design/web/toastStore.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { confirmCopy, toastCopy } from '#identity/web/copy.ts'
import { DeadLink } from '#identity/web/DeadLink.tsx'
import { keptDestination } from '#identity/web/keptDestination.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

/** One button: scanners that open every link in a mail do not press it, so they use nothing up. */
export function ConfirmForm({ email, tokenHash }: { email: string; tokenHash: string }) {
  const { busy, failure, run } = useAccountCall()
  const navigate = useNavigate()

  async function submit() {
    const confirmed = await run((auth) => auth.verifyOtp({ token_hash: tokenHash, type: 'signup' }))
    if (!confirmed.ok) return
    showOutcome('success', toastCopy.confirmed)
    navigate(keptDestination(), { replace: true })
  }

  if (failure?.refusal === 'account/link-spent') return <DeadLink type="signup" failure={failure} />
  return (
    <>
      <p>
        This link confirms the account of <strong>{email}</strong>.
      </p>
      <AccountForm
        submit={confirmCopy.submit}
        busyLabel={confirmCopy.busy}
        busy={busy}
        failure={failure}
        onSubmit={submit}
      />
      <p className="small muted">{confirmCopy.notYou}</p>
    </>
  )
}
