import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { showOutcome } from '#design/web/toastStore.ts'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { AccountPage } from '#identity/web/AccountPage.tsx'
import { CodeField } from '#identity/web/CodeField.tsx'
import { secondStepCopy as copy, toastCopy } from '#identity/web/copy.ts'
import { giveCode } from '#identity/web/giveCode.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

/** After the right password of an account with two-step sign-in. Every `useSession` then returns the session. */
export function SecondStepPage() {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { busy, failure, fail, run } = useAccountCall()

  async function submit(fields: FormData) {
    const filled = filledIn({ code: String(fields.get('code')).trim() })
    if (!filled.ok) return fail(filled.refusal)
    const { code } = filled.value
    const given = await run((auth) => (kind === 'app' ? giveCode(auth, code) : auth.mfa.recoveryCodes.verify({ code })))
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
      <Button variant="quiet" busy={busy} onClick={switchKind}>
        {kind === 'app' ? copy.useRecoveryCode : copy.useApp}
      </Button>
    </AccountPage>
  )
}

async function signedOut<Failure>(answer: Promise<{ error: Failure }>): Promise<{ data: null; error: Failure }> {
  return { data: null, error: (await answer).error }
}
