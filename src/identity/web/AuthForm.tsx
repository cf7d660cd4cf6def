import { Link } from 'react-router'
import { PasswordField } from '#design/web/PasswordField.tsx'
import { showOutcome, showToast } from '#design/web/toastStore.ts'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import styles from '#identity/web/AuthForm.module.css'
import { type AuthMode, fieldCopy, modeCopy, toastCopy } from '#identity/web/copy.ts'
import { EmailField } from '#identity/web/EmailField.tsx'
import { fieldError } from '#identity/web/fieldError.ts'
import type { AccountCall } from '#identity/web/useAccountCall.ts'

interface AuthFormProps {
  mode: AuthMode
  account: AccountCall
  /** Called when an account was created that must be confirmed by the link in the email. */
  onCreated: (email: string) => void
  onExists: () => void
}

interface Credentials {
  email: string
  password: string
}

/** Signs in, or creates an account. Every `useSession` then returns the new session. */
export function AuthForm({ mode, account, onCreated, onExists }: AuthFormProps) {
  const { busy, failure, fail, run } = account
  const copy = modeCopy[mode]

  async function submit(fields: FormData) {
    const credentials = filledIn({ email: String(fields.get('email')), password: String(fields.get('password')) })
    if (!credentials.ok) return fail(credentials.refusal)
    if (mode === 'signIn') await signIn(credentials.value)
    else await create(credentials.value)
  }

  async function signIn(credentials: Credentials) {
    const signedIn = await run((auth) => auth.signInWithPassword(credentials))
    const isDue = signedIn.ok && 'second_step_due' in signedIn.value.session
    if (signedIn.ok && !isDue) showOutcome('success', toastCopy.signedIn)
  }

  async function create(credentials: Credentials) {
    const options = { emailRedirectTo: `${location.origin}/` }
    const created = await run((auth) => auth.signUp({ ...credentials, options }))
    if (!created.ok && created.refusal.refusal === 'account/exists') return onExists()
    if (!created.ok) return
    const { session } = created.value
    if (session) return showOutcome('success', toastCopy.createdAndSignedIn)
    showToast('success', toastCopy.created)
    onCreated(credentials.email)
  }

  return (
    <AccountForm submit={copy.submit} busyLabel={copy.busy} busy={busy} failure={failure} onSubmit={submit}>
      <EmailField offersPasskeys={mode === 'signIn'} disabled={busy} failure={failure} />
      <PasswordField
        label={fieldCopy.password}
        name="password"
        autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
        required
        disabled={busy}
        hint={mode === 'create' ? fieldCopy.newPasswordHint : undefined}
        error={fieldError(failure, 'password')}
      />
      {mode === 'signIn' && (
        <Link to="/auth/recover" className={styles.forgot}>
          Forgot password?
        </Link>
      )}
    </AccountForm>
  )
}
