import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import type { SignInDetails } from '#identity/signInDetails.ts'
import { ChangeEmailDialog } from '#identity/web/ChangeEmailDialog.tsx'
import { ChangePasswordDialog } from '#identity/web/ChangePasswordDialog.tsx'
import { DeviceList } from '#identity/web/DeviceList.tsx'
import { PasskeyList } from '#identity/web/PasskeyList.tsx'
import { SecondStepRow } from '#identity/web/SecondStepRow.tsx'
import styles from '#identity/web/SignInPanel.module.css'
import { signInPanelCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { useSignInDetails } from '#identity/web/useSignInDetails.ts'

/** How the user signs in, and where they are signed in. */
export function SignInPanel() {
  const { details, failed, now, reload } = useSignInDetails()
  return (
    <Panel title={copy.heading}>
      {!details && !failed && (
        <div className={styles.row}>
          <Skeleton label={copy.loading} />
        </div>
      )}
      {failed && <EmptyState action={<Button onClick={reload}>{copy.retry}</Button>}>{copy.loadFailed}</EmptyState>}
      {details && (
        <>
          <Credentials details={details} onChanged={reload} />
          <PasskeyList passkeys={details.passkeys} now={now} secondStep={details.second_step} onChanged={reload} />
          <SecondStepRow secondStep={details.second_step} hasPasskey={details.passkeys.length > 0} onChanged={reload} />
          <DeviceList devices={details.devices} now={now} onEnded={reload} />
        </>
      )}
    </Panel>
  )
}

/** The email address and the password, each with a button to change it. */
function Credentials({ details, onChanged }: { details: SignInDetails; onChanged: () => void }) {
  const [changing, setChanging] = useState<'email' | 'password'>()
  const { email, new_email: newEmail } = details
  const close = () => setChanging(undefined)
  return (
    <>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3>{copy.email}</h3>
          <p className={styles.address}>{email}</p>
          {newEmail && <p className="muted small">{copy.emailPending(newEmail)}</p>}
        </div>
        <Button onClick={() => setChanging('email')}>{copy.changeEmail}</Button>
      </div>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3>{copy.password}</h3>
          <p className="muted small">{copy.passwordHint}</p>
        </div>
        <Button onClick={() => setChanging('password')}>{copy.changePassword}</Button>
      </div>
      {changing === 'email' && <ChangeEmailDialog onClose={close} onAsked={onChanged} />}
      {changing === 'password' && <ChangePasswordDialog email={email} onClose={close} onChanged={onChanged} />}
    </>
  )
}
