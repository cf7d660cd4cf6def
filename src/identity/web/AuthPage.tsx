import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { AccountPage } from '#identity/web/AccountPage.tsx'
import styles from '#identity/web/AuthForm.module.css'
import { AuthForm } from '#identity/web/AuthForm.tsx'
import { type AuthMode, createdCopy, modeCopy } from '#identity/web/copy.ts'
import { EmailNotice } from '#identity/web/EmailNotice.tsx'
import { PasskeySignIn } from '#identity/web/PasskeySignIn.tsx'
import { SecondStepPage } from '#identity/web/SecondStepPage.tsx'
import { storedDestination } from '#identity/web/storedDestination.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'
import { useSecondStepDue, useSession } from '#platform/web/session.ts'
import { SITE_NAME } from '#site/siteName.ts'

/** The form of a visitor, or the code that a sign-in still needs. */
export function AuthPage() {
  return useSecondStepDue() ? <SecondStepPage /> : <SignInPage />
}

/** A form to sign in or to create an account. A user who has signed in, in this tab or another, is redirected. */
function SignInPage() {
  const [mode, setMode] = useMode()
  const [createdFor, setCreatedFor] = useState<string>()
  const account = useAccountCall()
  const { status } = useSession()
  const navigate = useNavigate()
  const copy = modeCopy[mode]

  useEffect(() => {
    if (status === 'signedIn') navigate(storedDestination(), { replace: true })
  }, [status, navigate])

  function switchMode() {
    setMode(mode === 'signIn' ? 'create' : 'signIn')
    setCreatedFor(undefined)
    account.fail(undefined)
  }

  return (
    <AccountPage
      title={SITE_NAME}
      lead={createdFor ? createdCopy.lead : copy.greeting}
      className="signed-out"
      foot={<AuthFoot mode={mode} busy={account.busy} onSwitch={switchMode} />}
    >
      {createdFor ? (
        <>
          <EmailNotice to={createdFor}>
            We sent a link to <strong>{createdFor}</strong>. Open it to confirm your account.
          </EmailNotice>
          <Button variant="quiet" wide onClick={() => setCreatedFor(undefined)}>
            {createdCopy.again}
          </Button>
        </>
      ) : (
        <>
          <AuthForm mode={mode} account={account} onCreated={setCreatedFor} onExists={() => setMode('signIn')} />
          {mode === 'signIn' && <PasskeySignIn account={account} />}
        </>
      )}
    </AccountPage>
  )
}

/** The mode is in the address, so that a link can open either. */
function useMode(): [AuthMode, (mode: AuthMode) => void] {
  const [query, setQuery] = useSearchParams()
  const mode = query.get('mode') === 'create' ? 'create' : 'signIn'
  return [
    mode,
    (next) => setQuery(next === 'create' ? { mode: next } : {}, { replace: true, preventScrollReset: true }),
  ]
}

function AuthFoot({ mode, busy, onSwitch }: { mode: AuthMode; busy: boolean; onSwitch: () => void }) {
  const { switchQuestion, switchTo } = modeCopy[mode]
  return (
    <>
      <p className={styles.switch}>
        {switchQuestion}
        <Button variant="quiet" busy={busy} onClick={onSwitch}>
          {switchTo}
        </Button>
      </p>
      <p className={styles.terms}>
        By continuing, you agree to our <a href="/terms">Terms of Service</a> and <a href="/privacy">Privacy Policy</a>.
      </p>
    </>
  )
}
