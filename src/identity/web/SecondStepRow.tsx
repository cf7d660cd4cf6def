import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import type { SignInDetails } from '#identity/signInDetails.ts'
import { NewCodesDialog } from '#identity/web/NewCodesDialog.tsx'
import styles from '#identity/web/SignInPanel.module.css'
import { secondStepPanelCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { TurnOffDialog } from '#identity/web/TurnOffDialog.tsx'
import { TurnOnDialog } from '#identity/web/TurnOnDialog.tsx'

interface SecondStepRowProps {
  secondStep: SignInDetails['second_step']
  hasPasskey: boolean
  onChanged: () => void
}

/** Whether sign-in asks for a code, with buttons to change that. Each dialog is mounted only while it is open, so that no code stays in it. */
export function SecondStepRow({ secondStep, hasPasskey, onChanged }: SecondStepRowProps) {
  const [open, setOpen] = useState<'on' | 'off' | 'codes'>()
  const dialog = { onClose: () => setOpen(undefined), onChanged }
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{copy.heading}</h3>
        <p className="muted small">{secondStep ? copy.isOn(secondStep, hasPasskey) : copy.isOff}</p>
      </div>
      {secondStep ? (
        <div className={styles.buttons}>
          {!secondStep.has_app && <Button onClick={() => setOpen('on')}>{copy.addApp}</Button>}
          <Button onClick={() => setOpen('codes')}>{copy.newCodes}</Button>
          <Button variant="quiet" onClick={() => setOpen('off')}>
            {copy.turnOff}
          </Button>
        </div>
      ) : (
        <Button onClick={() => setOpen('on')}>{copy.turnOn}</Button>
      )}
      {open === 'on' && <TurnOnDialog hasCodes={(secondStep?.codes_left ?? 0) > 0} {...dialog} />}
      {open === 'off' && <TurnOffDialog {...dialog} />}
      {open === 'codes' && <NewCodesDialog {...dialog} />}
    </div>
  )
}
