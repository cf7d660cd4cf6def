import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { copyToClipboard } from '#design/web/copyToClipboard.ts'
import { Dialog } from '#design/web/Dialog.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { filledIn } from '#identity/filledIn.ts'
import { AccountForm } from '#identity/web/AccountForm.tsx'
import { CodeField } from '#identity/web/CodeField.tsx'
import { CurrentPasswordField } from '#identity/web/CurrentPasswordField.tsx'
import { type EnrolledApp, enrollApp } from '#identity/web/enrollFactor.ts'
import { QrCode } from '#identity/web/QrCode.tsx'
import { RecoveryCodeList } from '#identity/web/RecoveryCodeList.tsx'
import styles from '#identity/web/SecondStep.module.css'
import { secondStepPanelCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

interface TurnOnDialogProps {
  /** Whether the account has recovery codes already, because it has a passkey. */
  hasCodes: boolean
  onClose: () => void
  /** Called when two-step sign-in is on. The dialog then still shows the recovery codes. */
  onChanged: () => void
}

/** The password, then the app with its first code, then the recovery codes. */
export function TurnOnDialog({ hasCodes, onClose, onChanged }: TurnOnDialogProps) {
  const [app, setApp] = useState<EnrolledApp>()
  const [codes, setCodes] = useState<readonly string[]>()

  function turnedOn(made: readonly string[] | undefined) {
    onChanged()
    if (made) return setCodes(made)
    if (!hasCodes) showToast('error', copy.codesMissing)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={copy.turnOnTitle}>
      {!app && <PasswordStep onEnrolled={setApp} />}
      {app && !codes && <AppStep app={app} hasCodes={hasCodes} onTurnedOn={turnedOn} />}
      {codes && <RecoveryCodeList codes={codes} onDone={onClose} />}
    </Dialog>
  )
}

function PasswordStep({ onEnrolled }: { onEnrolled: (app: EnrolledApp) => void }) {
  const { busy, failure, fail, run } = useAccountCall()

  async function submit(fields: FormData) {
    const filled = filledIn({ currentPassword: String(fields.get('current_password')) })
    if (!filled.ok) return fail(filled.refusal)
    const enrolled = await run((auth) => enrollApp(auth, filled.value.currentPassword))
    if (enrolled.ok) onEnrolled(enrolled.value)
  }

  return (
    <>
      <p>{copy.turnOnLead}</p>
      <AccountForm submit={copy.next} busyLabel={copy.checking} busy={busy} failure={failure} onSubmit={submit}>
        <CurrentPasswordField busy={busy} failure={failure} />
      </AccountForm>
    </>
  )
}

interface AppStepProps {
  app: EnrolledApp
  hasCodes: boolean
  /** @param codes the recovery codes; undefined if none were made */
  onTurnedOn: (codes: readonly string[] | undefined) => void
}

function AppStep({ app, hasCodes, onTurnedOn }: AppStepProps) {
  const { busy, failure, fail, run } = useAccountCall()
  const heading = useRef<HTMLHeadingElement>(null)
  const { qr_code, secret } = app.totp

  useEffect(() => heading.current?.focus(), [])

  async function submit(fields: FormData) {
    const filled = filledIn({ code: String(fields.get('code')).replaceAll(/\s/g, '') })
    if (!filled.ok) return fail(filled.refusal)
    const { code } = filled.value
    const verified = await run((auth) => auth.mfa.challengeAndVerify({ factorId: app.id, code }))
    if (!verified.ok) return
    if (hasCodes) return onTurnedOn(undefined)
    const made = await run((auth) => auth.mfa.recoveryCodes.generate())
    onTurnedOn(made.ok ? made.value.codes : undefined)
  }

  return (
    <section className={styles.step}>
      <h3 ref={heading} tabIndex={-1}>
        {copy.scanTitle}
      </h3>
      <p>{copy.scanLead}</p>
      <QrCode svg={qr_code} label={copy.qrLabel} />
      <p className="muted small">{copy.secretLead}</p>
      <div className={styles.secret}>
        <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button variant="quiet" onClick={() => copyToClipboard(secret, copy.secretCopy)}>
          <Icon name="copy" />
          {copy.copySecret}
        </Button>
      </div>
      <AccountForm submit={copy.turnOn} busyLabel={copy.checking} busy={busy} failure={failure} onSubmit={submit}>
        <CodeField kind="app" busy={busy} failure={failure} />
      </AccountForm>
    </section>
  )
}
