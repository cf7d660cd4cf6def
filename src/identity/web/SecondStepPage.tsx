import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { showOutcome } from '#design/web/toastStore.ts'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { AccountPage } from '#identity/web/AccountPage.tsx'
import { CodeField } from '#identity/web/CodeField.tsx'
import { secondStepCopy as copy, passkeyCopy, toastCopy } from '#identity/web/copy.ts'
import { giveCode } from '#identity/web/giveCode.ts'
import { passWithPasskey } from '#identity/web/passkeyCeremony.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'
import { usePasskeySupport } from '#identity/web/usePasskeySupport.ts'
import { storedSessionText, waysToPass } from '#platform/web/storedSession.ts'

/** After the right password of an account with two-step sign-in. Every `useSession` then returns the session. */
export function SecondStepPage() {
  const [ways] = useState(() => waysToPass(storedSessionText()))
  const [kind, setKind] = useState<'app' | 'recovery'>(ways.app ? 'app' : 'recovery')
  const { busy, failure, fail, run } = useAccountCall()
  const hasPasskey = usePasskeySupport() && ways.passkey

  async function submit(fields: FormData) {
    const filled = filledIn({ code: String(fields.get('code')).trim() })
    if (!filled.ok) return fail(filled.refusal)
    const { code } = filled.value
    const given = await run((auth) => (kind === 'app' ? giveCode(auth, code) : auth.mfa.recoveryCodes.verify({ code })))
    if (given.ok) showOutcome('success', toastCopy.signedIn)
  }

  async function askForPasskey() {
    const given = await run(passWithPasskey)
    if (given.ok) showOutcome('success', toastCopy.signedIn)
  }

  function switchKind() {
    setKind(kind === 'app' ? 'recovery' : 'app')
    fail(undefined)
  }

  return (
    <AccountPage
      title={copy.title}
      lead={copy.lead}
      foot={
        <Button variant="quiet" busy={busy} onClick={() => run((auth) => signedOut(auth.signOut({ scope: 'local' })))}>
          {copy.otherAccount}
        </Button>
      }
    >
      <AccountForm submit={copy.submit} busyLabel={copy.busy} busy={busy} failure={failure} onSubmit={submit}>
        <CodeField key={kind} kind={kind} busy={busy} failure={failure} autoFocus />
      </AccountForm>
      {hasPasskey && (
        <Button wide busy={busy} busyLabel={passkeyCopy.asking} onClick={askForPasskey}>
          {passkeyCopy.use}
        </Button>
      )}
      {ways.app && (
        <Button variant="quiet" busy={busy} onClick={switchKind}>
          {kind === 'app' ? copy.useRecoveryCode : copy.useApp}
        </Button>
      )}
    </AccountPage>
  )
}

async function signedOut<Failure>(answer: Promise<{ error: Failure }>): Promise<{ data: null; error: Failure }> {
  return { data: null, error: (await answer).error }
}
