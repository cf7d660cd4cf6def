import { useNavigate } from 'react-router'
import { showOutcome } from '#design/web/toastStore.ts'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { ChosenPasswordFields } from '#identity/web/ChosenPasswordFields.tsx'
import { confirmCopy, fieldCopy, toastCopy } from '#identity/web/copy.ts'
import { DeadLink } from '#identity/web/DeadLink.tsx'
import { storedDestination } from '#identity/web/storedDestination.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

/**
 * Asks for the password, though one was typed at sign-up: that may have been somebody else, and this is the owner of the mailbox.
 * Scanners that open every link in a mail do not press the button, so they use nothing up.
 */
export function ConfirmForm({ email, tokenHash }: { email: string; tokenHash: string }) {
  const { busy, failure, fail, run } = useAccountCall()
  const navigate = useNavigate()

  async function submit(fields: FormData) {
    const filled = filledIn({ password: String(fields.get('password')) })
    if (!filled.ok) return fail(filled.refusal)
    // auth-js sends on what its types do not know: the password.
    const link = { token_hash: tokenHash, type: 'signup' as const, ...filled.value }
    const confirmed = await run((auth) => auth.verifyOtp(link))
    if (!confirmed.ok) return
    showOutcome('success', toastCopy.confirmed)
    navigate(storedDestination(), { replace: true })
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
      >
        <ChosenPasswordFields
          email={email}
          label={fieldCopy.password}
          hint={confirmCopy.passwordHint}
          busy={busy}
          failure={failure}
        />
      </AccountForm>
      <p className="small muted">{confirmCopy.notYou}</p>
    </>
  )
}
