import { useNavigate } from 'react-router'
import { showOutcome } from '#design/web/toastStore.ts'
import { HOME } from '#identity/destination.ts'
import { initialDisplayName } from '#identity/displayName.ts'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { ChosenPasswordFields } from '#identity/web/ChosenPasswordFields.tsx'
import { confirmCopy, fieldCopy, toastCopy } from '#identity/web/copy.ts'
import { DeadLink } from '#identity/web/DeadLink.tsx'
import { storedDestination } from '#identity/web/storedDestination.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'
import { greetingState } from '#site/greeting.ts'

/**
 * Asks for the password although one was typed at sign-up: another person may have signed up with this address, but only the
 * owner of the mailbox can open the link. Scanners that open every link in an email do not press the button, so they do not use up
 * the link.
 */
export function ConfirmForm({ email, tokenHash }: { email: string; tokenHash: string }) {
  const { busy, failure, fail, run } = useAccountCall()
  const navigate = useNavigate()

  async function submit(fields: FormData) {
    const filled = filledIn({ password: String(fields.get('password')) })
    if (!filled.ok) return fail(filled.refusal)
    // auth-js also sends the password, although its types do not include it.
    const link = { token_hash: tokenHash, type: 'signup' as const, ...filled.value }
    const confirmed = await run((auth) => auth.verifyOtp(link))
    if (!confirmed.ok) return
    showOutcome('success', toastCopy.confirmed)
    const destination = storedDestination()
    const left = destination === HOME ? null : destination
    navigate(HOME, { replace: true, state: greetingState({ name: initialDisplayName(email), left }) })
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
