import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { showOutcome } from '#design/web/toastStore.ts'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { ChosenPasswordFields } from '#identity/web/ChosenPasswordFields.tsx'
import { CodeField } from '#identity/web/CodeField.tsx'
import { fieldCopy, passkeyCopy, recoverCopy, toastCopy } from '#identity/web/copy.ts'
import { DeadLink } from '#identity/web/DeadLink.tsx'
import { giveCode } from '#identity/web/giveCode.ts'
import { passWithPasskey } from '#identity/web/passkeyCeremony.ts'
import { storedDestination } from '#identity/web/storedDestination.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'
import { usePasskeySupport } from '#identity/web/usePasskeySupport.ts'
import { storedSessionText, waysToPass } from '#platform/web/storedSession.ts'

/** Uses up the link and sets the password. After a refused password, the user can try another one without a new link. An account with two-step sign-in also needs a code. */
export function NewPasswordForm({ email, tokenHash }: { email: string; tokenHash: string }) {
  const { busy, failure, fail, run } = useAccountCall()
  const linkUsed = useRef(false)
  const [codeDue, setCodeDue] = useState(false)
  const codeGiven = useRef(false)
  const supported = usePasskeySupport()
  const navigate = useNavigate()

  async function submit(fields: FormData) {
    const password = String(fields.get('password'))
    const code = String(fields.get('code') ?? '').trim()
    const filled = codeDue ? filledIn({ code, password }) : filledIn({ password })
    if (!filled.ok) return fail(filled.refusal)
    const changed = await run(async (auth) => {
      const used = linkUsed.current ? undefined : await auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
      if (used?.error) return used
      linkUsed.current = true
      const given = codeDue && !codeGiven.current ? await giveCode(auth, code) : undefined
      if (given?.error) return given
      codeGiven.current = codeDue
      return auth.updateUser({ password })
    })
    if (!changed.ok) return setCodeDue(codeDue || changed.refusal.refusal === 'account/second-step-due')
    showOutcome('success', toastCopy.passwordChanged)
    navigate(storedDestination(), { replace: true })
  }

  async function askForPasskey() {
    const given = await run(passWithPasskey)
    if (given.ok) setCodeDue(false)
  }

  if (failure?.refusal === 'account/link-spent') return <DeadLink type="recovery" failure={failure} />
  return (
    <AccountForm
      submit={recoverCopy.submit}
      busyLabel={recoverCopy.busy}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <ChosenPasswordFields
        email={email}
        label={fieldCopy.newPassword}
        hint={fieldCopy.newPasswordHint}
        busy={busy}
        failure={failure}
      />
      {codeDue && <CodeField kind="any" busy={busy} failure={failure} autoFocus />}
      {codeDue && supported && waysToPass(storedSessionText()).passkey && (
        <Button wide busy={busy} busyLabel={passkeyCopy.asking} onClick={askForPasskey}>
          {passkeyCopy.use}
        </Button>
      )}
    </AccountForm>
  )
}
